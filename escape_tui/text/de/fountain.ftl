# Der Brunnen.

module-fountain = Der Brunnen
    .effect = Eine Kammer, die einen verlorenen Würfel zurückgibt, und Flüche mit Gift und Ranken.
    .advice = Beim Türschlag einen Würfel verloren? Besuch den Brunnen.

chamber-fountain = Brunnen
    .effect = Zwei eigene Goldmasken bringen einen verlorenen Würfel zurück, einmal im Spiel.
    .advice = Halt auf dem Weg hierher Goldmasken.

curse-poison = Gift
    .effect = Ein Türschlag kostet dich am Start einen Würfel, sonst zwei.
    .advice = Zwei Goldmasken heilen dich. Mach es vor dem Gong.
curse-strangle-vines = Würgeranken
    .effect = Deine Abenteurer zahlen nichts, lassen sich nicht halten und rollen immer mit.
    .advice = So kommst du nicht weit. Such erst drei Fackeln.

refused-fountain-chamber = { $reason ->
    [elsewhere] Geh erst zum Brunnen.
    [again] Du hast schon vom Brunnen getrunken.
    [nothing-lost] Du hast keinen Würfel verloren.
   *[other] Der Brunnen kostet { $needs } von dir; es fehlt: { $missing }.
}

told-drunk = { $player } trinkt und hat einen Würfel zurück.

action-drink-from-fountain = Vom Brunnen trinken
    .short = trinken

hindered-by-vines = Würgeranken: Abenteurer zahlen nicht. Heb sie auf.
