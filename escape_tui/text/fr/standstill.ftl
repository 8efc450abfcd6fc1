# Plus personne ne peut agir.

notice-standstill = Plus personne ne peut lancer. On arrête ?
notice-standstill-stays = Plus aucun dé à lancer. Vous attendez la fin.
told-standstill-reached = Plus personne ne peut lancer. C’est bientôt fini.
told-standstill-passed = Quelqu’un peut de nouveau agir.
told-stayed = { $player } veut rester.
action-stay-in-temple = rester jusqu’au bout
