# Modul 5: Auftragskammern.

module-quest = Auftragskammern
    .effect = Der Ausgang bleibt zu, bis alle Aufträge erfüllt sind.
    .advice = Findet die Auftragskammern früh. Schlüssel ersetzen sie nicht.

chamber-altar = Altar
    .effect = Opfert hier zwei Würfel für immer, um den Auftrag zu erfüllen.
    .advice = Gib einen Würfel, den du entbehren kannst. Ein gesperrter genügt.
chamber-task = Aufgabenkammer
    .effect = Vier Aufgaben nacheinander, gemeinsam bezahlt von allen hier.
    .advice = Zu dritt geht es schnell. Haltet Schlüssel und Fackeln füreinander.
chamber-ghost = Geisterkammer
    .effect = Schiebt den Geist vom Start hierher, zwei Fackeln je Schritt. Niemand geht hinein.
    .advice = Zu zweit im Wechsel müsst ihr nie anhalten.
chamber-tree-of-life = Lebensbaum
    .effect = Zwei Goldmasken je Person am Tisch, gemeinsam bezahlt.
    .advice = Haltet Goldmasken und trefft euch hier. Befreit danach.
chamber-obelisk = Obelisk
    .effect = Bringt drei Juwelen ins Depot; jede zugemauerte Seite nimmt eins weg.
    .advice = Entdeckt Kammern ringsum. Jede ist ein Juwel wert.

refused-quest-setup = Wähl eine bis { $most } Auftragskammern.
refused-quest-markers = { $markers ->
    [one] Ein Auftrag fehlt. Ausgang bleibt zu.
   *[other] { $markers } Aufträge fehlen. Ausgang bleibt zu.
}
refused-quest-once = Dieser Auftrag ist schon erfüllt.
refused-quest-altar = Geh zum Altar, um einen Würfel zu geben.
refused-quest-task = { $reason ->
    [elsewhere] Geh erst in die Aufgabenkammer.
    [face-down] Hier ist noch keine Aufgabe offen.
   *[other] Die Aufgabe kostet { $needs }; es fehlt: { $missing }.
}
refused-quest-ghost = { $reason ->
    [elsewhere] Geh erst zum Geist.
   *[other] Schieben kostet { $needs }; es fehlt: { $missing }.
}
refused-quest-tree = { $reason ->
    [elsewhere] Geh erst zum Lebensbaum.
   *[other] Der Baum kostet { $needs }; es fehlt: { $missing }.
}

told-quest-done = Auftrag erfüllt: { $tile }!
banner-quest-done = Auftrag erfüllt: { $tile }!
told-die-sacrificed = { $player } legt einen Würfel auf den Altar.
told-task-turned-up = Nächste Aufgabe: { $price }.
told-task-done = { $player } erfüllt eine Aufgabe.
told-ghost-appeared = Der Geist erscheint: { $chamber }.
told-ghost-pushed = { $player } schiebt den Geist: { $chamber }.
told-obelisk-raised = { $tiles ->
    [one] Der Obelisk bringt ein Juwel ins Depot.
   *[other] Der Obelisk bringt { $tiles } Juwelen ins Depot.
}
told-obelisk-sealed = Obelisk ist zu: ein Juwel weniger!

action-sacrifice-die = Einen Würfel opfern
    .short = opfern
action-do-task = Aufgabe erfüllen
    .short = Aufgabe
action-push-ghost = Geist schieben: { $chamber }
action-adorn-tree = Goldmasken in den Baum hängen
    .short = schmücken
panel-tasks-left = { $count ->
    [one] das letzte Aufgabenplättchen
   *[other] noch { $count } Aufgabenplättchen
}

panel-quests = Aufträge
panel-quests-done = Aufträge erfüllt
panel-task = die Aufgabe braucht
panel-gem-tiles = Juwelenplättchen
panel-ghost = Der Geist

panel-tree = Masken für { $players ->
    [one] eine Person
   *[other] alle { $players }
}
