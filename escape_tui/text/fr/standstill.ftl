# Plus personne ne peut agir.

notice-standstill = Plus personne ne lance. On arrête ?
notice-standstill-stays = Plus de lancer. Vous attendez la fin.
told-standstill-reached = Plus personne ne lance. Bientôt la fin.
told-standstill-passed = Quelqu’un peut de nouveau agir.
told-stayed = { $player } veut rester.
action-stay-in-temple = rester jusqu’au bout
