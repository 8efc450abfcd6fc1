# La barre à côté des dés : quand on peut relancer.

tray-wait = halte
warned-curse-drawn-lost-dice = Attendez un peu, sinon un dé est perdu.
warned-die-lost-curses-lost-dice = Dés perdus en prend un : lancé trop tôt.
