# Modul 7: Fallenkammern.

module-trap = Fallenkammern
    .effect = Zwei bis vier Kammern, die dich beim Entdecken fangen.
    .advice = Erkunde nicht allein mit wenig Würfeln. Eine Falle kann dich halten.

chamber-platform = Plattform
    .effect = Trägt dich im Uhrzeigersinn um den Tempel zur nächsten passenden Tür.
    .advice = Wartet sie, sitzt ihr darauf fest. Entdeckt Kammern, um sie zu lösen.
chamber-invocation = Beschwörung
    .effect = Ruft beim Entdecken alle herbei, und für drei Schlüssel noch einmal.
    .advice = Ein guter Treffpunkt, aber denkt an den Rückweg.
chamber-cliff-torch = Fackelklippe
    .effect = Entdeck sie, und du hängst dort, bis du allein drei Fackeln zeigst.
    .advice = Das Team kommt kostenlos herein. Bringt Goldmasken; sonst hilft nichts.
chamber-cliff-key = Schlüsselklippe
    .effect = Entdeck sie, und du hängst dort, bis du allein drei Schlüssel zeigst.
    .advice = Das Team kommt kostenlos herein. Bringt Goldmasken; sonst hilft nichts.
chamber-slide = Rutsche
    .effect = Über ihre Treppe kommst du herein, aber nicht hinaus.
    .advice = Such eine andere Tür, bevor du rutschst.

refused-trap-setup = Wähl zwei, drei oder vier Fallenkammern.
refused-trap-slide = Rutsche zu steil. Nimm eine andere Tür.
refused-trap-cliff = { $reason ->
    [not-hanging] Du hängst an keiner Klippe.
    [held] Du hängst an der Klippe. Erst klettern.
   *[other] Klettern kostet { $needs }; es fehlt: { $missing }.
}
refused-trap-platform-waits = Die Plattform schwebt. Entdeck eine Tür.
refused-trap-invocation = { $reason ->
    [elsewhere] Geh erst in die Beschwörungskammer.
    [nobody] Es gibt niemanden zu rufen.
   *[other] Beschwören kostet { $needs }; es fehlt: { $missing }.
}

told-platform-waits = Die Plattform wartet auf eine Tür.
told-platform-travelled = Die Plattform findet am Tempel eine Tür.
told-platform-stopped = Wand weg. Die Plattform bleibt hier.
told-summoned = Die Beschwörung ruft: { $players }.
told-hung-up = { $player } hängt an der Klippe!
banner-hung-up = { $player } hängt an der Klippe!
told-climbed-up = { $player } klettert hoch.
told-torn-away = { $player } reißt von der Klippe los.

action-climb-up = Hochklettern
    .short = Klettern
action-summon-all = Alle herbeirufen
    .short = alle rufen
banner-summoned = { $player } ruft: { $players }!

notice-platform-stuck = Du sitzt fest: Entdeck eine Tür.

notice-platform-waits = Plattform wartet: Darauf sitzt du fest.
