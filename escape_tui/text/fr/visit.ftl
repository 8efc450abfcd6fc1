# Ce que l’hôte dit à un visiteur, dans la file, par-dessus l’écran, et en guise d’adieu.

visit-in-line = Le temple est plein. Vous êtes numéro { $place } dans la file ; restez, ou appuyez sur q pour partir.
visit-idle-warning = Êtes-vous toujours là ? Appuyez sur une touche dans les { $seconds } secondes pour rester.
visit-closing-in = Le temple ferme dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Les parties en cours peuvent finir ; aucune autre ne commence.
visit-stays-open = Finalement, le temple reste ouvert.
visit-announcement = { $name }, qui garde le temple : { $text }

farewell-quit = À la prochaine évasion.
farewell-lost = À la prochaine évasion.
farewell-taken-over = Vous êtes revenu d’ailleurs ; cette fenêtre est fermée.
farewell-kicked = Le gardien de ce temple vous a prié de partir.
farewell-idle = Vous étiez absent depuis longtemps ; la porte reste ouverte à votre retour.
farewell-stalled = Votre connexion ne répondait plus depuis trop longtemps.
farewell-crashed = Une erreur s’est produite chez nous ; elle est notée. Votre place est gardée : reconnectez-vous pour continuer.
farewell-nonsense = Trop de messages n’ont pas été compris ; la page docs/programs.md dit ce qui peut être dit.
farewell-closing = Le temple ferme un instant. Votre place est gardée : revenez bientôt.

gate-banned = L’entrée vous est refusée.
gate-no-such-door = Cette entrée n’existe pas. Vous pouvez dire : join CODE, watch CODE, replay ID, export ID, plain, program, ou rien du tout.
gate-not-plain = Cela ne peut pas être raconté en lignes. Vous pouvez dire : plain, plain join CODE, plain watch CODE.
gate-odd-code = Un code est fait de lettres, de chiffres et de tirets : { $word } CODE.
gate-which-code = Lequel ? Dites : { $word } CODE.
gate-not-an-admin = Cette porte est réservée aux clés nommées dans les réglages de l’hôte.
gate-no-programs = Cet hôte ne laisse entrer aucun programme. Son gardien peut le permettre : limits.programs dans les réglages dit combien.
gate-program-needs-key = Un programme a besoin de sa propre clé SSH, pour que les autres sachent qui il est.
gate-too-many-programs = Trop de programmes sont déjà là. Réessayez dans un moment.
gate-too-many-sessions = Vous êtes déjà ici trop de fois. Fermez d’abord une de vos autres sessions.
gate-needs-terminal = Il faut un terminal. Mettez -t avant le nom de l’hôte : ssh -t ...
gate-how-to-play =
    Échappez-vous du temple qui s’effondre, ensemble, en temps réel.
    C’est un jeu pour un terminal. Pour jouer, tapez :

    {"    "}{ $command }

    Pour rejoindre une table, regarder une partie ou en revoir une, ajoutez -t et : join CODE, watch CODE, replay ID.
    Pour entendre le jeu en lignes, avec un lecteur d’écran ou un tube, ajoutez : plain.
gate-full = Le temple est plein, et la file d’attente aussi. Réessayez dans un moment.
