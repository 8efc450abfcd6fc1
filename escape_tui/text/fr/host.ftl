# Ce qu'un hôte refuse, et l'écran de son gardien.

declined-playing = Une partie s'y joue déjà.
declined-cannot-write = L’hôte ne peut pas écrire sur son disque en ce moment : aucune partie ne peut commencer.
declined-full = Il n'y a plus de place.
declined-taken = Cette place est prise.
declined-empty = Personne n'est assis là.
declined-yourself = Vous ne pouvez pas vous retirer vous-même ; levez-vous.
declined-set-up = Cette mise en place ne peut pas encore se jouer ; voyez ce qui ne va pas.
declined-not-playing = Aucune partie ne se joue ici.
declined-not-yours = Vous ne jouez que pour vous-même.
declined-no-pause-left = Cette table a épuisé ses pauses.
declined-not-seated = Vous n'êtes assis à aucune table.
declined-not-opener = Seul le responsable de la table peut faire cela.
declined-daily = Le temple du jour est le même pour tous : ni changements, ni robots.
declined-no-such-table = Il n'y a pas de table { $code }.
declined-no-such-game = Aucune partie ne se joue à { $code }.
declined-no-such-recording = Aucun enregistrement de partie ne s’appelle { $id }.
declined-spectating-full = Trop de monde regarde déjà cette partie.
declined-closing = Le temple va fermer : plus de nouvelles tables.
declined-house-full = Toutes les tables sont prises. Rejoignez-en une, ou réessayez bientôt.
declined-too-many-tables = Vous avez trop de tables ouvertes.
declined-too-fast = Pas si vite : les autres veulent lire aussi.
declined-no-other-game = Aucune autre partie ne se joue.
declined-gone = Cette visite est finie.
declined-not-here = Entrez d'abord.
declined-only-watching = D'ici, vous ne pouvez que regarder.
declined-out-of-order = Cela vient trop tard.
declined-nonsense = Cela n'a pas de sens ici.
declined-broken = Cela n'a pas marché. C'est noté.

admin-title = La loge du gardien
admin-drain = Fermer en bon ordre
    .help = Plus de nouvelles tables ; les parties peuvent finir, puis l'hôte s'arrête.
admin-announce = Annoncer …
    .help = Tout le monde le voit, au camp et en jeu.
admin-announce-title = Dire à tout le monde
admin-announce-hint = Entrée le dit, Échap non.
admin-sessions = Visites
admin-tables = Tables
admin-bans = Exclus
admin-session =
    .help = Entrée les prie de partir. b exclut leur clé, a leur adresse.
admin-table =
    .help = Une table de cet hôte.
admin-ban =
    .help = Entrée les laisse revenir.
admin-kick = prier de partir
admin-ban-key = exclure la clé
admin-ban-address = exclure l'adresse
admin-draining = fermeture
admin-facts = { $sessions } dedans, { $waiting } en file, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
