# Mots communs aux écrans.

screen-title = Fuir le temple
screen-yes = Oui
screen-no = Non
screen-ok = OK
screen-cancel = Annuler
screen-back = Retour
screen-close = Fermer
screen-continue = Continuer
screen-save = Enregistrer
screen-search = Chercher
screen-labelled = { $label } : { $text }
screen-none = aucun
screen-on = oui
screen-off = non
screen-loading = Un instant…
screen-nothing-found = Rien trouvé.
screen-leave-sure = Quitter la partie ? Votre place est gardée.

screen-too-small =
    Fenêtre : { $width }×{ $height }. Il faut { $needed_width }×{ $needed_height }.
    Agrandissez-la pour continuer.

menu-play = Jouer ici
menu-practise = S’exercer
menu-learn = Apprendre
menu-challenges = Défis
menu-replays = Revoir des parties
menu-settings = Réglages
menu-rules = Règles
menu-leave = Quitter

settings-keys = Touches
settings-glyphs = Caractères
settings-glyphs-unicode = traits
settings-glyphs-console = police de console
settings-glyphs-ascii = caractères simples
settings-palette = Couleurs
settings-bells = Cloches
settings-bells-all = toutes
settings-bells-gongs = gongs seulement
settings-bells-off = aucune
settings-bells-flash = flash à l’écran
settings-motion = Animations
settings-motion-full = complètes
settings-motion-reduced = réduites
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-saved = Enregistré.

count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
count-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
count-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
count-gems = { $count ->
    [one] { $count } joyau
   *[other] { $count } joyaux
}
count-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
count-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
leaving-keys = Échap : retour · Ctrl+Q : quitter
