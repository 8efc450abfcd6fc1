# La barre à côté des dés : quand on peut relancer.

tray-wait = halte
warned-curse-drawn-lost-dice = Attendez après chaque lancer, sinon un dé part.
warned-die-lost-curses-lost-dice = Dés perdus en prend un : lancé trop tôt.
