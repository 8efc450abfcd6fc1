# Ce que l’hôte dit à un visiteur, dans la file, par-dessus l’écran, et en guise d’adieu.

visit-in-line = Le temple est plein. Vous êtes numéro { $place } dans la file ; restez, ou appuyez sur q pour partir.
visit-idle-warning = Êtes-vous toujours là ? Appuyez sur une touche avant { $seconds } secondes pour rester.
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
farewell-stalled = Votre ligne n’a rien pris pendant trop longtemps.
farewell-crashed = Quelque chose s’est cassé chez nous, et c’est noté. Votre place est gardée : reconnectez-vous pour continuer.
farewell-closing = Le temple ferme un instant. Votre place est gardée : revenez bientôt.
