# Wörter, die mehrere Schirme teilen.

screen-title = Flucht aus dem Tempel
screen-yes = Ja
screen-no = Nein
screen-ok = OK
screen-cancel = Abbrechen
screen-back = Zurück
screen-close = Schließen
screen-continue = Weiter
screen-save = Speichern
screen-search = Suchen
screen-labelled = { $label }: { $text }
screen-none = keine
screen-on = an
screen-off = aus
screen-loading = Einen Moment…
screen-nothing-found = Nichts gefunden.
screen-leave-sure = Spiel verlassen? Dein Platz bleibt reserviert.

screen-too-small =
    Dein Fenster ist { $width }×{ $height }; nötig ist { $needed_width }×{ $needed_height }.
    Mach es größer, dann geht es weiter.

menu-play = Hier spielen
menu-practise = Üben
menu-learn = Lernen
menu-challenges = Prüfungen
menu-replays = Aufzeichnungen
menu-settings = Einstellungen
menu-rules = Regeln
menu-leave = Verlassen

settings-keys = Tasten
settings-glyphs = Zeichen
settings-glyphs-unicode = Linien
settings-glyphs-console = Konsolenschrift
settings-glyphs-ascii = einfache Zeichen
settings-palette = Farben
settings-bells = Klang
settings-bells-all = alles
settings-bells-gongs = nur Gongs
settings-bells-off = aus
settings-bells-flash = Blitz statt Ton
settings-motion = Bewegung
settings-motion-full = voll
settings-motion-reduced = reduziert
settings-language = Sprache
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-saved = Gespeichert.

count-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
count-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
count-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
count-gems = { $count ->
    [one] ein Juwel
   *[other] { $count } Juwelen
}
count-keys = { $count ->
    [one] ein Schlüssel
   *[other] { $count } Schlüssel
}
count-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
leaving-keys = Esc geht zurück · Strg+Q beendet
