# Ce qu'un hôte refuse, et l'écran de son gardien.

declined-playing = Une partie s’y joue déjà.
declined-cannot-write = L’hôte ne peut pas écrire sur son disque en ce moment : aucune partie ne peut commencer.
declined-not-over = La partie n’est pas encore finie.
declined-going-on = La partie va reprendre.
declined-said-already = Vous l’avez déjà dit.
declined-nothing-asked = Personne ne demande cela en ce moment.
declined-no-bot-seat = Aucune place de bot n’y est libre.
declined-seated = Vous y êtes déjà assis.
declined-seated-elsewhere = Vous êtes déjà assis à une autre table : quittez-la d’abord.
declined-not-watching = Vous ne regardez aucune partie.
declined-cheered-already = Vous venez d’encourager : laissez-les lancer.
declined-led-already = Quelqu’un dirige déjà.
declined-no-replay = On ne revoit aucune partie ici.
declined-not-leading = Quelqu’un d’autre dirige.
declined-full = Il n’y a plus de place.
declined-taken = Cette place est prise.
declined-empty = Personne n’est assis là.
declined-yourself = Vous ne pouvez pas vous retirer vous-même ; levez-vous.
declined-set-up = Cette mise en place ne peut pas encore se jouer ; voyez ce qui ne va pas.
declined-not-playing = Aucune partie ne se joue ici.
declined-not-yours = Vous ne jouez que pour vous-même.
declined-no-pause-left = Cette table a épuisé ses pauses.
declined-not-seated = Vous n’êtes assis à aucune table.
declined-not-opener = Seul le responsable de la table peut faire cela.
declined-daily = Le temple du jour est le même pour tous : ni changements, ni bots.
declined-daily-over = Ce jour est passé : ouvrez le temple d’aujourd’hui.
declined-daily-keys = Le temple du jour est pour ceux qui viennent avec une clé SSH : un essai chacun.
declined-daily-tried = Un essai chacun : quelqu’un ici a déjà eu le sien aujourd’hui.
declined-daily-not-over = Le temple du jour se revoit quand le jour est fini.
declined-no-such-table = Il n’y a pas de table { $code }.
declined-no-such-game = Aucune partie ne se joue à { $code }.
declined-no-such-recording = Aucun enregistrement de partie ne s’appelle { $id }.
declined-spectating-full = Trop de monde regarde déjà cette partie.
declined-keeper = Qui garde la maison ne peut être ni prié de partir, ni exclu.
declined-signalled = C’est la machine qui a demandé l’arrêt : il ne peut être annulé ici.
declined-closing = Le temple va fermer : plus de nouvelles tables.
declined-house-full = Toutes les tables sont prises. Rejoignez-en une, ou réessayez bientôt.
declined-too-many-tables = Vous avez trop de tables ouvertes.
declined-too-many-codes = Trop de codes inexacts. Réessayez dans dix minutes.
declined-too-many-openings = Vous ouvrez des tables plus vite que les autres ne lisent la liste. Attendez une minute.
declined-too-fast = Pas si vite : les autres veulent lire aussi.
declined-no-other-game = Aucune autre partie ne se joue.
declined-gone = Cette visite est finie.
declined-not-here = Entrez d’abord.
declined-only-watching = D’ici, vous ne pouvez que regarder.
declined-out-of-order = Cela vient trop tard.
declined-nonsense = Cela n’a pas de sens ici.
declined-broken = Cela n’a pas marché. C’est noté.

admin-title = La loge du gardien
admin-announce = Annoncer …
    .help = Tout le monde le voit, au camp et en jeu, avec votre nom.
admin-announce-title = Dire à tout le monde
admin-announce-hint = Entrée le dit, Échap non.
admin-drain = Fermer en bon ordre
    .help = Plus de nouvelles tables ; les parties peuvent finir, puis l’hôte s’arrête. On peut encore annuler.
admin-drain-title = Fermer le temple ?
admin-drain-told = Plus aucune table ne peut s’ouvrir. { $games ->
    [0] Personne ne joue : l’hôte s’arrête dans dix secondes.
    [one] Une partie est en cours ; elle peut finir d’ici { $minutes } minutes, puis l’hôte s’arrête.
   *[other] { $games } parties sont en cours ; elles peuvent finir d’ici { $minutes } minutes, puis l’hôte s’arrête.
} Jusque-là, vous pouvez annuler ici.
admin-stay-open = Finalement, rester ouvert
    .help = L’hôte ne s’arrête pas, et l’on peut de nouveau ouvrir des tables.
admin-workers = Processus
admin-worker-facts = { $visits } dedans, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
admin-worker =
    .help = Entrée : les autres processus reprennent tout ce que celui-ci porte. On vous demande d’abord.
admin-worker-open =
    .help = Entrée : ce processus accueille de nouveau des visites et des tables.
admin-worker-title = Vider le processus { $name } ?
admin-worker-told = Ses parties continuent ailleurs et personne ne perd sa connexion ; celles qui ne peuvent pas passer finissent d’abord. Plus personne n’y vient tant que vous ne le rouvrez pas ici.
admin-sessions = Visites
admin-tables = Tables
admin-bans = Exclus
admin-session =
    .help = Entrée : prier cette personne de partir ; b exclut sa clé, a son adresse. On vous demande d’abord.
admin-keeper =
    .help = Cette personne garde la maison : elle ne peut être ni priée de partir, ni exclue.
admin-table =
    .help = Une table de cet hôte.
admin-ban =
    .help = Entrée : laisser revenir.
admin-confirm-hint = Entrée le fait, Échap non.
admin-kick-title = Prier { $name } de partir ?
admin-kick-told = Sa visite prend fin maintenant. Rien ne l’empêche de revenir, et sa place dans une partie est gardée un moment.
admin-ban-key-title = Exclure { $name } ?
admin-ban-key-told = Sa clé n’est plus admise, et toutes ses visites prennent fin. Sans la clé, on peut revenir comme invité. Cette liste permet de revenir sur l’exclusion.
admin-ban-address-title = Exclure { $address } ?
admin-ban-address-told = Personne n’est plus admis depuis { $address }, et toutes les visites qui en viennent prennent fin. Cette liste permet de revenir sur l’exclusion.
admin-let-in-title = Laisser revenir { $value } ?
admin-let-in-told = L’entrée est libre comme avant.
admin-draining = fermeture
admin-facts = { $sessions } dedans, { $waiting } en file, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
