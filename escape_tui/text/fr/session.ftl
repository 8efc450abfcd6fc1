# Ce que l’hôte dit à un visiteur, dans la file, par-dessus l’écran, et en guise d’adieu.

visit-in-line = Le temple est plein. Vous êtes numéro { $place } dans la file d’attente. q pour partir.
visit-idle-warning = Toujours là ? Appuyez sur une touche d’ici { $seconds } secondes pour rester.
visit-closing-in = Le temple ferme dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Les parties en cours peuvent finir ; aucune autre ne commence.
visit-stays-open = Finalement, le temple reste ouvert.
visit-announcement = { $name }, admin : { $text }

farewell-quit = À la prochaine évasion.
farewell-lost = À la prochaine évasion.
farewell-taken-over = Session ouverte ailleurs : celle-ci est fermée.
farewell-kicked = Un admin a mis fin à votre session.
farewell-idle = Longue absence. Revenez quand vous voulez.
farewell-stalled = Votre connexion ne répondait plus.
farewell-crashed = Désolé, erreur de notre côté. Elle est consignée. Votre place est gardée : reconnectez-vous pour continuer.
farewell-nonsense = Trop de messages incompris. Voir docs/programs.md.
farewell-closing = Le temple ferme un instant. Votre place est gardée : revenez bientôt.

gate-banned = Bannissement : ce serveur vous est fermé.
gate-no-such-door = Commande inconnue. Utilisez join CODE, watch CODE, race CODE, replay ID, export ID, listen CODE, wait, plain, program, status, ou rien.
gate-not-plain = Pas disponible en mode texte. Utilisez plain, plain join CODE ou plain watch CODE.
gate-odd-code = Un code a des lettres, des chiffres et des tirets : { $word } CODE.
gate-odd-wait = Attendre combien de joueurs, combien de temps ? wait 2 --for 2h.
gate-too-many-wait = Trop de monde attend déjà. Réessayez plus tard.
wait-night = La soirée de jeu commence.
wait-found = { $count ->
    [one] Une personne cherche une partie.
   *[other] { $count } personnes cherchent une partie.
}
gate-which-code = Lequel ? Utilisez { $word } CODE.
gate-not-an-admin = Réservé aux admins. Votre clé SSH n’est pas sur la liste d’autorisation (admin.keys).
gate-no-programs = Ce serveur n’accepte pas de programmes. Un admin peut les autoriser (limits.programs).
gate-program-needs-key = Un programme a besoin de sa propre clé SSH.
gate-too-many-programs = Trop de programmes sont connectés. Réessayez plus tard.
gate-too-many-sessions = Trop de sessions ouvertes. Fermez-en une d’abord.
gate-needs-terminal = Il faut un terminal. Ajoutez -t avant le nom du serveur : ssh -t ...
gate-how-to-play =
    Échappez-vous du temple qui s’effondre, ensemble, en temps réel.
    C’est un jeu pour terminal. Pour jouer, tapez :

    {"    "}{ $command }

    Pour rejoindre une table, regarder une partie, en revoir une ou défier son équipe, ajoutez -t et : join CODE, watch CODE, replay ID, race ID.
    Pour le mode texte, avec un lecteur d’écran ou un tube (pipe), ajoutez : plain.
gate-full = Le temple est plein, et la file d’attente aussi. Réessayez plus tard.
