# La barra junto a los dados: cuándo se puede tirar.

tray-wait = espera
warned-curse-drawn-lost-dice = Espera tras cada tirada o pierdes uno.
warned-die-lost-curses-lost-dice = Dados perdidos: muy pronto, pierdes uno.
