# Modul 3: Illusionskammern.

module-illusion = Illusionskammern
    .effect = Sechs Kammern mit je einem Juwel, die beim Türschlag verschwinden.
    .advice = Nutzt sie früh, und verlasst euch auf dem Rückweg nicht auf sie.

-illusion-effect = Verschwindet nach jedem Türschlag unter dem Stapel. Ihr Juwel bleibt aktiv.
-illusion-advice = Aktivier ihr Juwel vor dem Gong, dann geh.
chamber-illusion-1 = Scheinnische
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-2 = Scheinhalle
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-3 = Scheinlampen
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-4 = Scheinstube
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-5 = Scheinhort
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-6 = Scheinzelle
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }

told-illusions-vanished = Die Illusionen verschwinden.
