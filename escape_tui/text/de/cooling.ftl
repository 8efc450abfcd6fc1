# Der Balken neben den Würfeln: wann ein Wurf sicher ist.

tray-wait = warte
warned-curse-drawn-lost-dice = Warte nach jedem Wurf, sonst ist ein Würfel weg.
warned-die-lost-curses-lost-dice = Verlorene Würfel: zu früh, einer ist weg.
