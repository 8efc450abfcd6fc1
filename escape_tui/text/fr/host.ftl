# Ce qu'un hôte refuse, et l'écran de son gardien.

declined-playing = Cette table joue déjà.
declined-cannot-write = Le serveur ne peut rien enregistrer. Aucune partie ne peut commencer.
declined-not-over = La partie n’est pas encore finie.
declined-going-on = La partie va reprendre.
declined-said-already = Vous l’avez déjà dit.
declined-nothing-asked = Il n’y a rien à répondre.
declined-practice = L’entraînement n’a pas de fin. Quittez la partie.
declined-no-bot-seat = Aucune place de bot à prendre. Vous pouvez regarder.
declined-seated = Vous y avez déjà une place.
declined-seated-elsewhere = Vous avez une place à une autre table. Quittez-la d’abord.
declined-not-watching = Vous ne regardez aucune partie.
declined-cheered-already = Vous venez d’encourager. Laissez-les lancer.
declined-led-already = Quelqu’un dirige déjà la lecture.
declined-no-replay = Aucune lecture en cours ici.
declined-not-leading = Quelqu’un d’autre dirige la lecture.
declined-full = Plus aucune place. Vous pouvez regarder.
declined-taken = Cette place est prise.
declined-empty = Cette place est vide.
declined-yourself = Vous ne pouvez pas vous retirer. Quittez plutôt la table.
declined-set-up = Ces réglages ne marchent pas encore. Voyez ce qui manque.
declined-not-playing = Aucune partie en cours ici.
declined-not-yours = Vous ne jouez que votre place.
declined-no-pause-left = Cette table n’a plus de pauses.
declined-not-seated = Vous n’êtes à aucune table.
declined-not-opener = Réservé à la personne responsable de la table.
declined-daily = Le temple du jour est le même pour tous : ni changements, ni bots.
declined-daily-over = Ce jour est passé. Ouvrez le temple d’aujourd’hui.
declined-daily-keys = Le temple du jour demande une clé SSH. Un essai chacun.
declined-daily-tried = Un essai chacun, et quelqu’un ici a déjà joué aujourd’hui.
declined-daily-not-over = Le temple du jour se revoit une fois le jour fini.
declined-no-such-table = Il n’y a pas de table { $code }.
declined-no-such-game = Aucune partie en cours à { $code }.
declined-no-such-recording = La partie { $id } n’existe pas.
declined-edition-gone = L’édition de cette partie, { $edition }, n’est plus là.
declined-spectating-full = Trop de spectateurs. Essayez une autre partie.
declined-keeper = Les admins ne peuvent être ni expulsés ni bannis.
declined-signalled = Arrêt demandé par le système. Impossible à annuler ici.
declined-closing = Le temple ferme bientôt. Aucune nouvelle table.
declined-house-full = Aucune place pour une table. Rejoignez-en une ouverte, ou réessayez.
declined-too-many-tables = Vous avez trop de tables. Fermez-en une d’abord.
declined-too-many-codes = Trop de codes faux. Réessayez dans dix minutes.
declined-too-many-openings = Trop de nouvelles tables. Attendez une minute.
declined-too-fast = Trop vite. Laissez aux autres le temps de lire.
declined-no-other-game = Aucune autre partie en cours.
declined-gone = Cette session est finie.
declined-not-here = Entrez d’abord dans le temple.
declined-only-watching = Ici, vous pouvez seulement regarder.
declined-out-of-order = Trop tard.
declined-nonsense = Cela ne marche pas ici.
declined-broken = Désolé, notre erreur. C’est consigné.

admin-title = Admin
admin-announce = Annoncer…
    .help = Tout le monde le voit, au camp et en jeu, avec votre nom.
admin-announce-title = Dire à tout le monde
admin-announce-hint = Entrée : envoyer · Échap : annuler
admin-drain = Arrêt progressif
    .help = Aucune nouvelle table. Les parties finissent, puis le serveur s’arrête. Annulable.
admin-drain-title = Arrêter progressivement ?
admin-drain-told = Aucune nouvelle table. { $games ->
    [0] Aucune partie en cours : le serveur s’arrête dans dix secondes.
    [one] Une partie a { $minutes } minutes pour finir, puis le serveur s’arrête.
   *[other] { $games } parties ont { $minutes } minutes pour finir, puis le serveur s’arrête.
} Vous pouvez annuler ici jusque-là.
admin-stay-open = Annuler l’arrêt
    .help = Le serveur continue, et des tables peuvent s’ouvrir.
admin-workers = Processus
admin-worker-facts = { $visits ->
    [one] { $visits } session
   *[other] { $visits } sessions
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
admin-worker =
    .help = Entrée vide ce processus ; les autres prennent le relais. Confirmation demandée.
admin-worker-open =
    .help = Entrée rouvre ce processus aux sessions et aux tables.
admin-worker-title = Vider le processus { $name } ?
admin-worker-told = Ses parties passent ailleurs et personne ne perd sa connexion ; celles qui ne peuvent pas passer finissent d’abord. Aucune nouvelle session tant que vous ne le rouvrez pas ici.
admin-sessions = Sessions
admin-tables = Tables
admin-bans = Bannis
admin-session =
    .help = Entrée expulse. b bannit la clé SSH, a l’adresse. Confirmation demandée.
admin-keeper =
    .help = Admin : ni expulsion ni bannissement.
admin-table =
    .help = Une table de ce serveur.
admin-ban =
    .help = Entrée débannit.
admin-confirm-hint = Entrée : confirmer · Échap : annuler
admin-kick-title = Expulser { $name } ?
admin-kick-told = Sa session prend fin maintenant. Retour possible aussitôt ; sa place est gardée un moment.
admin-ban-key-title = Bannir { $name } ?
admin-ban-key-told = Sa clé SSH est bannie et toutes ses sessions prennent fin. Retour possible en accès invité. Cette liste permet de débannir.
admin-ban-address-title = Bannir { $address } ?
admin-ban-address-told = { $address } est bannie et toutes ses sessions prennent fin. Cette liste permet de débannir.
admin-let-in-title = Débannir { $value } ?
admin-let-in-told = La connexion est de nouveau possible.
admin-draining = arrêt progressif
admin-facts = { $sessions ->
    [one] { $sessions } session
   *[other] { $sessions } sessions
}, { $waiting } en attente, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}

# Ce que le serveur dit des données conservées.

lobby-set-aside = Cette version ne peut pas reprendre votre partie { $code }. Elle est conservée : demandez à l’admin.
admin-ban-since = depuis { $fact }
admin-ban-until = jusqu’au { $fact }
admin-ban-by = par { $fact }
