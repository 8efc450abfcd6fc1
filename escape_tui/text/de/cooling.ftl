# Der Balken neben den Würfeln: wann ein Wurf sicher ist.

tray-wait = warte
warned-curse-drawn-lost-dice = Warte kurz, sonst ist ein Würfel weg.
warned-die-lost-curses-lost-dice = Verlorene Würfel: zu früh, einer weg.
