# Modul 1: Flüche.

module-curses = Flüche
    .effect = Entdeck eine Kammer mit lila Maske, und du ziehst einen Fluch.
    .advice = Heb Flüche früh auf. Die Symbole kosten weniger als der Ärger.

-cursed-effect = Eine lila Maske bringt einen Fluch, ein Schatzsymbol einen Schatz.
-cursed-advice = Lass sie jemanden entdecken, der einen Fluch verträgt.
chamber-cursed-01 = Tränennische
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-02 = Rußgalerie
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-03 = Trauerlampen
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-04 = Kerkerstube
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-05 = Leerer Hort
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-06 = Irrer Schreiber
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-07 = Knochenkreuz
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-08 = Schwarzwasser
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-09 = Rattenspeicher
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-10 = Flüstergang
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-11 = Schiefer Gang
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-12 = Rosttor
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-13 = Maskenhalle
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }

curse-trap = Falle
    .effect = Du kannst keine Kammern betreten oder entdecken.
    .advice = Zwei Schlüssel öffnen sie. Schätze, die dich bewegen, gehen noch.
curse-broken-die = Zerbrochener Würfel
    .effect = Einer deiner Würfel bleibt auf dieser Karte, bis du sie aufhebst.
    .advice = Zwei Fackeln bringen ihn zurück. Mach es bald.
curse-mask = Maske
    .effect = Jede deiner Goldmasken befreit nur einen Würfel.
    .advice = Bleib bei jemandem, dessen Masken zwei befreien.
curse-silence = Schweigen
    .effect = Du kannst nicht reden, rufen oder winken.
    .advice = Hör zu. Gehaltene Würfel sprechen noch für dich.
curse-lost-dice = Verlorene Würfel
    .effect = Warte eine halbe Sekunde, wenn deine Würfel liegen, sonst ist einer für immer weg.
    .advice = Atme nach jedem Wurf durch.
curse-cursed-hand = Verfluchte Hand
    .effect = Du würfelst höchstens drei Würfel auf einmal.
    .advice = Halt, was du brauchst, und würfle den Rest.

refused-curses-lost-dice = Zu früh: Ein Würfel wäre weg. Warte.

refused-curses-lift = { $reason ->
    [not-cursed] Diesen Fluch hast du nicht.
    [never] Lässt sich nicht aufheben: { $card }.
   *[other] Aufheben kostet { $needs }; es fehlt: { $missing }.
}
refused-curses-trap = Du kannst nicht gehen. Heb erst auf: { $lift }.
refused-curses-silence = Du schweigst. Heb erst den Fluch auf.
refused-curses-cursed-hand = Verfluchte Hand: höchstens { $most } Würfel.

told-curse-drawn = { $player } zieht einen Fluch: { $card }.
told-curse-ignored = { $player } zieht noch einmal { $card }. Abgelegt.
told-curse-lifted = { $player } hebt auf: { $card }.
told-curse-discarded = { $player } ist den Fluch los: { $card }.
told-curse-bound = { $card } bindet { $player } und { $whom }.
told-die-broken = { $player } legt einen Würfel auf den Fluch.
told-die-mended = { $player } nimmt den Würfel vom Fluch zurück.

action-lift-curse = Aufheben: { $card }
    .short = { $card }

# Der Balken neben den Würfeln: wann ein Wurf sicher ist.

tray-wait = warte
warned-curse-drawn-lost-dice = Warte kurz, sonst ist ein Würfel weg.
warned-die-lost-curses-lost-dice = Verlorene Würfel: zu früh, einer weg.
