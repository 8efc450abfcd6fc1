# Die Seiten der Regeln. Karten und Kammern erklären ihre Module.

rules-keys = Tasten hier
rules-keys-for-two = linke Hand { $left }, rechte Hand { $right }
rules-here = Auf deinem Schirm
rules-search = Enter findet Seiten mit allen Wörtern.
rules-group-here = Hier und jetzt
rules-group-base = Das Spiel
rules-group-expansions = Module
rules-group-queenies = Extras
rules-group-challenges = Prüfungen

rules-aim = Das Ziel
    .text =
        Ihr seid in einem Tempel, der in zehn Minuten einstürzt. Alle würfeln zugleich, ohne Reihenfolge: um zu
        gehen, Kammern zu entdecken und Juwelen zu aktivieren. Der Ausgang ist irgendwo im Stapel.

        Jedes aktivierte Juwel macht den Ausgang billiger. Entweder entkommt ihr alle rechtzeitig, oder ihr
        verliert alle. Allein gewinnt niemand, also achtet aufeinander.
rules-setup = Der Anfang
    .text =
        Eine bis sechs Personen beginnen in der Startkammer, zwischen zwei weiteren Kammern. Alle haben fünf
        Würfel; allein hat man sieben. Der Ausgang ist zu dritt oder mehr weit unten im Stapel, allein oder zu
        zweit in der Mitte.

        Das Depot enthält die Juwelen, die den Ausgang versperren: 7 für eine oder zwei Personen, 11 für drei,
        14 für vier, 16 für fünf und 18 für sechs. Zwei weitere Juwelen warten daneben für Schicksalswenden.
rules-signs = Zeichen im Plan
    .text =
        Eine Kammer zeigt ihren Namen und in Kästchen ihren Preis: A ist ein Abenteurer, S ein Schlüssel, F eine
        Fackel, G eine Goldmaske, D eine dunkle Maske. Ihr seid ☻ mit dem kleinen Anfangsbuchstaben eures
        Namens; deins ist ausgefüllt. ⌂ ist der Start, ☼ der Ausgang.

        Eine Treppe in einer Wand führt zur nächsten Kammer. Ein Pfeil vor einer Wand ist ein offener Zugang, wo ihr
        eine Kammer entdecken könnt. ▒ ist eine Tür vor einer Wand: Dort geht es nicht weiter.

        4F→1 ◇ heißt, dass vier Fackeln ein Juwel aktivieren; ◆ ist ein aktives Juwel. 4/7/10S ist kurz für
        vier, sieben oder zehn Schlüssel für ein, zwei oder drei Juwelen.

        Im Team heißt ←2 zwei Kammern von dir, der erste Schritt nach Westen. Dahinter sind die Würfel: ■ ist
        gesperrt, ∙ verbraucht, ~ in der Luft. †1 ist ein Fluch.

        Ein Würfel im Doppelrahmen ist gehalten, im grauen Rahmen gesperrt, im gepunkteten verbraucht. An einer
        geteilten Tastatur heißt ein ? hinter einem Namen, dass das Spiel diese Person etwas fragt.
rules-dice = Würfel
    .text =
        Ein Würfel hat sechs Seiten: zwei Abenteurer, einen Schlüssel, eine Fackel, eine Goldmaske und eine
        dunkle Maske. Würfle, so oft du willst. Ein Wurf nimmt alle Würfel, die nicht gehalten oder gesperrt
        sind. Sie rollen einen Moment, und solange kannst du die anderen nutzen.

        Halt einen Würfel, damit er beim nächsten Wurf liegen bleibt; lass ihn los, wann du willst. Würfel, die
        bezahlen, sind verbraucht: leer bis zum nächsten Wurf. Das Spiel wählt die zahlenden Würfel so, dass du
        möglichst wenig verlierst.
rules-masks = Masken
    .text =
        Eine dunkle Maske sperrt ihren Würfel sofort, bis eine Goldmaske, eine Schicksalswende oder eine Karte
        ihn befreit.

        Eine Goldmaske befreit bis zu zwei gesperrte Würfel einer Person: deine, oder die von jemandem in deiner
        Kammer. Maske und befreite Würfel sind bis zum nächsten Wurf verbraucht. Du kannst eine Goldmaske für
        später halten. Sind alle deine Würfel gesperrt, ruf um Hilfe: Jemand muss zu dir kommen.
rules-moving = Kammern betreten
    .text =
        Zwei Türen, die sich gegenüberliegen, sind ein Durchgang. Um hindurchzugehen, zahl die umrahmten Symbole
        der nächsten Kammer: zwei Abenteurer zum Beispiel, oder einen Abenteurer und einen Schlüssel. Eine Wand,
        oder eine Tür vor einer Wand, hält dich auf.
rules-discovering = Entdecken
    .text =
        Eine Tür mit nichts dahinter ist ein offener Zugang. Zahl daneben zwei Abenteurer: Das oberste Plättchen
        des Stapels kommt dorthin, die Treppe zu dir. Du bleibst, wo du bist, und kannst danach hinein. Du
        wählst den Zugang, nicht das Plättchen.
rules-gems = Juwelen
    .text =
        Zahl in einer Kammer mit Juwelensymbol den Preis, vier Fackeln zum Beispiel, um ein Juwel zu aktivieren:
        Es geht vom Depot auf das Symbol. Grüfte haben drei Symbole: Vier gleiche aktivieren ein Juwel, sieben
        zwei, zehn drei. Eine Kammer gibt nur einmal Juwelen.

        Sieben Fackeln sind mehr, als fünf Würfel zeigen können, also trefft euch dort. Allein hast du sieben Würfel,
        und sieben gleiche sind möglich.
rules-together = Zusammen
    .text =
        In derselben Kammer zahlt ihr Juwelen zusammen. Die Würfel der anderen zählen nur, solange sie sie
        halten: Halten heißt anbieten. Trefft euch also in einer Kammer, haltet das Nötige, und eine Person
        aktiviert. Eintreten, entdecken und entkommen zahlt ihr immer allein.
rules-clock = Die Uhr
    .text =
        Der Gong ertönt dreimal. Nach dem ersten und zweiten habt ihr weniger als eine Minute, um in der
        Startkammer zu sein. Dann schlägt die Tür zu: Wer woanders ist, verliert einen Würfel für immer, einen
        gesperrten zuerst, und spielt dort weiter.

        Der dritte Gong heißt, dass der Tempel einstürzt: Lauft zum Ausgang. Der erste Gong klingt einmal, der
        zweite zweimal, der dritte dreimal, und die letzten zehn Sekunden ticken.
rules-escaping = Entkommen
    .text =
        Zahl in der Ausgangskammer Schlüssel: einen je Juwel im Depot, plus einen. Dabei hilft dir niemand.
        Aktiviert also Juwelen, bis ihr weniger Schlüssel braucht, als ihr Würfel habt.

        Beim Entkommen gibst du einen deiner Würfel jemandem im Tempel.
rules-fate = Schicksalswende
    .text =
        Wenn zu viele Würfel gesperrt sind, schlag eine Schicksalswende vor. Stimmen alle im Tempel zu, werden
        alle gesperrten Würfel frei, aber eins der zwei Juwelen neben dem Depot kommt hinein. Ihr habt zwei
        Wenden im Spiel. Eine Ablehnung, oder fünfzehn Sekunden ohne Antwort, beendet den Vorschlag, und das
        Schicksal ruht zehn Sekunden. Allein drückst du die Taste zweimal.
rules-ending = Das Ende
    .text =
        Alle vor dem Einsturz draußen: Ihr gewinnt zusammen. Jemand noch drin: Ihr verliert zusammen. Erfahrene
        beginnen mit drei Juwelen mehr im Depot, Profis mit sechs mehr und ohne Schicksalswende. Sind alle
        Würfel gesperrt oder verloren und keine Wende übrig, endet das Spiel nach zehn Sekunden, außer jemand will
        bleiben. Nach dem Spiel seht ihr, wer was geschafft hat, und könnt es noch einmal ansehen.
rules-temple = Seltene Fälle
    .text =
        Schließt sich der Tempel ab, gibt eine Wand nach. Ist kein offener Zugang erreichbar, während im Stapel noch
        etwas Nötiges ist (der Ausgang, ein Auftrag, Juwelen für den Ausgang, ein Ort für ein verfluchtes Juwel),
        kommt das nächste Plättchen so nah wie möglich an den Start, mit Türen auf beiden Seiten. Erreicht jemand
        weder den Ausgang noch etwas zu entdecken, oder ist nichts mehr zu entdecken und jemand kommt nicht hin, wo
        Hilfe nötig ist, öffnet sich die Wand zu einer Nachbarkammer, oder dort lässt sich eine Rutsche erklettern;
        Kammern, die abseits liegen, rücken vorher heran. Eine Tür, durch die niemand hinauskommt, wie unten an einer
        Rutsche, ist kein offener Zugang.
rules-table = Am Tisch
    .text =
        Verdeckte Karten und Plättchen sind auf keinem Schirm. Ein Tisch kann seine Uhr anhalten. Wenn du gehst, bleibt dein
        Platz reserviert, und ein Ersatzbot kann für dich spielen. Rufe sind schnell: eine Taste, dann eine
        Zahl. In einem Raum könnt ihr Flüche auf Hand und Stimme auf Ehre spielen und die Uhr verdecken, sodass
        nur die Gongs die Zeit sagen.

rules-curses = Flüche
    .text =
        Die Kammern dieses Moduls zeigen lila Masken. Entdeckst du eine, ziehst du einen Fluch. Masken auf den
        ersten zwei Kammern tun nichts, und einen Fluch, den du schon hast, legst du ab.

        Um einen Fluch aufzuheben, zahl seine Symbole mit deinen eigenen Würfeln; sie sind verbraucht, und die
        Karte ist weg. Niemand kann für dich zahlen.

        Mit Verlorene Würfel ist ein Wurf weniger als vier Zehntelsekunden nach dem Stillstand deiner Würfel
        hastig und kostet einen Würfel. Eine so früh gedrückte Taste würfelt nicht und sagt, warum: Ein zu schneller
        Finger soll keinen Würfel kosten. Der Balken neben deinen Würfeln zeigt, wie lange du wartest.
rules-treasures = Schätze
    .text =
        Eine neu entdeckte Kammer mit Schatzsymbol bekommt einen verdeckten Schatz. Zahl dort zwei Schlüssel, um
        ihn zu nehmen. Nutz ihn, wann du willst; dann kommt er weg, außer die Karte sagt, dass sie bleibt.
rules-illusion = Illusionskammern
    .text =
        Sechs Juwelenkammern sind Illusionen. Nach dem ersten und zweiten Türschlag verschwindet jede Illusion
        unter dem Stapel. Ihre Juwelen bleiben aktiv. Die Leute darin landen in der Startkammer und verlieren einen
        Würfel, denn sie haben den Türschlag verpasst. Die Lücke lässt sich wieder entdecken, und eine Illusion, die
        zurückkommt, kann wieder Juwelen geben.
rules-special = Spezialkammern
    .text =
        Paarkammern geben nur Juwelen, wenn Leute in mindestens zwei von ihnen im selben Moment die Symbole ihrer
        Kammern zeigen, und nur einmal: Danach gibt keine der drei noch etwas. Doppelkammern haben eine Wand in der
        Mitte und die Juwelen hinten, und sie geben sie einmal.

        Vorn und hinten sind zwei Kammern: Durch die Wand könnt ihr weder gemeinsam zahlen noch Würfel befreien. Ein
        Geheimgang führt nur durch die Wand an ihrem eigenen Zugang nach hinten; durch jede andere Wand führt er
        nach vorn. Teleport bringt dich von einer Hälfte zu jemandem in der anderen.

        Ist die Schatzkammer entdeckt, muss der Kelch zum Ausgang. Beim Betreten einer Kammer nimmt ihn eine
        zusätzliche Fackel mit; alle daneben können ihn weitertragen. Kommt ihr ohne ihn raus, verliert ihr. Mit
        Auftragskammern im Spiel wird sie wie eine von ihnen gezogen, und der Kelch ist ihr Auftrag.
rules-quest = Auftragskammern
    .text =
        Im Tempel sind ein bis drei Aufträge. Jeder hat einen Marker im Depot, und solange einer da ist,
        entkommt niemand. Jeder Auftrag verlangt etwas anderes und wird einmal erfüllt.
rules-character = Figuren
    .text =
        Alle wählen eine andere Figur und vor dem Spiel eine ihrer zwei Karten. Eine dauerhafte Karte wirkt
        immer. Eine aktive kostet Symbole und geht einmal zwischen zwei Türschlägen.
rules-trap = Fallenkammern
    .text =
        Entdeckst du eine Fallenkammer, zieht sie dich sofort hinein. Was dann geschieht, hängt von der Falle
        ab, und manche lassen nicht los.
rules-time = Zeitkammern
    .text =
        Eine zu entdecken startet eine Sanduhr. Verbotskammern verbieten allen dreißig Sekunden lang etwas, dann
        dreißig Sekunden etwas anderes. Die anderen geben euch eine Minute für eine Aufgabe und eine Strafe, wenn ihr
        scheitert. Müssen Würfel weg, haben Freiwillige acht Sekunden, und eine Person darf mehrere Würfel der Lava
        geben. Die nächste Zeitkammer wartet, bis die Sanduhr durch und jede Strafe bezahlt ist. In der Pause stehen
        Sanduhren still.
rules-pit = Die Grube
    .text =
        Fünf eigene dunkle Masken aktivieren in der Grube zwei Juwelen, und die Würfel bleiben gesperrt. Zwei
        neue Flüche: Einer nimmt dir einen Schatz, der andere lässt dich zwei Flüche statt einem ziehen.
rules-doomed = Verdammnis
    .text =
        Ein Schatz, der einen Fluch ablegt, und zwei Flüche. Verdammnis: Du entkommst nicht, bis du sie aufhebst.
        Aufstehen: Drück alle acht Sekunden eine Taste, sonst geht nichts.
rules-fountain = Der Brunnen
    .text =
        Zwei Goldmasken im Brunnen bringen einen für immer verlorenen Würfel zurück, einmal je Person. Gift
        kostet dich bei jedem Türschlag einen Würfel, und noch einen, wenn du nicht am Start bist. Ranken nehmen
        dir die Abenteurer.
rules-questplus = Mehr Aufträge
    .text =
        Drei weitere Auftragskammern zum Ziehen, und drei Flüche auf Hände, Füße oder Team. Es gibt fünf Schlangen.
        Bei Gedankenkontrolle darf jede andere Person zustimmen, auch von draußen.
rules-maze = Das Labyrinth
    .text =
        Die Spiegelung tauscht den Platz mit der Startkammer. Das Zahnrad verschiebt eine ganze Reihe oder Spalte.
        Zwei Flüche lassen sich nie aufheben, und drei Schätze spielen mit Stapel und Uhr. Wer mit der Abkürzung den
        Stapel durchsucht, hat den Zugang für sich.
rules-newchar = Neue Figuren
    .text =
        Eine läuft durch die Leere, eine tauscht beliebig viele Würfel auf einmal, eins zu eins; ein Verlies mit
        Rutsche und ein enger Gang; zwei weitere Schätze.
rules-maya = Der Maya-Kalender
    .text =
        Juwelenkammern bekommen Kalenderplättchen: Sonne, Mond oder Zahnrad. Auf der ewigen Seite aktiviert ihr
        Juwelen nur, wo das Plättchen das nächste Symbol zeigt; Kammern ohne Plättchen warten bis zum Ende. Auf der
        verdammten Seite geht es überall, aber der Kalender rückt nur bei gleichen Symbolen vor. Ist er beim
        Türschlag zu langsam, legen alle einen Würfel auf die Kalenderkammer, und der Ausgang kostet mehr. Bei leerem
        Depot rückt der Preis eines Juwels den Kalender noch vor; in Paarkammern zahlen ihn beide Gruppen, einmal.
rules-exchange = Die Tauschkammer
    .text =
        Immer wenn du eintrittst, darfst du einen Fluch gegen den obersten Schatz tauschen. Flüche und Schätze
        müssen im Spiel sein.
rules-teleport = Die Teleportkammer
    .text =
        Darin ist ein Stein. Trag ihn irgendwohin und leg ihn ab: Dann können alle kostenlos zwischen beiden
        Orten springen. Solange ihn jemand trägt, springt niemand.
rules-totem = Das Totem
    .text =
        Stapelt Würfel mit Masken, dunkel oder golden. Ein Zeiger schwingt: Drück die Taste, wenn er nah an der
        Mitte ist, sonst fällt der Würfel, und bei grobem Fehler der ganze Stapel. Fünf Würfel aktivieren ein
        Juwel, zehn zwei; dann kommen alle zurück. Wenn du gehst, kommen deine Würfel mit, dunkle gesperrt.
rules-cursedgem = Verfluchte Juwelen
    .text =
        Alle bekommen ein verfluchtes Juwel und entkommen nicht, solange sie es haben. Kammern mit einem
        Juwelensymbol bekommen ein verdecktes Ortsplättchen. Zwei Schlüssel zeigen es dir allein: Ist es deins,
        sind Plättchen und Juwel weg. Sonst merkt es sich dein Schirm, und ein Ruf sagt den anderen, wem es
        gehört.
rules-challenges = Prüfungen
    .text =
        Sechsundzwanzig Prüfungen in sechs Stufen, und die Ultimative, jede mit eigenen Modulen, zusätzlichen
        Juwelen und Aufträgen. Ausgang und Aufträge sind weit oben im Stapel, und ihr habt immer zwei
        Schicksalswenden. Paar- und Doppelkammern, Grube und Brunnen dürft ihr ergänzen. Das Spiel merkt sich,
        was ihr geschafft habt, und zu wievielt.
