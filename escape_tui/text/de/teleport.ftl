# Die Teleportkammer.

module-teleport = Teleportkammer
    .effect = Eine Kammer und ein Stein, und Sprünge zwischen beiden.
    .advice = Leg den Stein am anderen Ende des Tempels ab.
chamber-teleport-chamber = Teleportkammer
    .effect = Spring von hier zum abgelegten Stein und zurück, kostenlos.
    .advice = Solange jemand den Stein trägt, springt niemand.

refused-teleport-token = { $reason ->
    [carried] Jemand trägt den Stein.
    [elsewhere] Der Stein ist nicht hier.
   *[not-carrying] Du trägst den Stein nicht.
}
refused-teleport-jump = { $reason ->
    [carried] Jemand trägt den Stein. Warte etwas.
    [token-at-home] Der Stein ist hier. Trag ihn erst weg.
    [closed] Da kommt niemand hinein: { $chamber }.
   *[elsewhere] Geh zur Teleportkammer oder zum Stein.
}

told-token-taken = { $player } nimmt den Stein.
told-token-dropped = { $player } legt den Stein ab: { $chamber }.
told-token-returned = Der Stein liegt in der Teleportkammer.

action-take-token = Stein nehmen
    .short = nehmen
action-drop-token = Stein ablegen
    .short = ablegen
action-jump = Springen

panel-teleporter = Der Stein
