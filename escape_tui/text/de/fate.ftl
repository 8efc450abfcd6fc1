# Schicksalswenden: was die Meldung über einen Vorschlag sagt.

notice-fate-alone = Würfel frei für ein Juwel mehr?
notice-fate-rests = { $player ->
    [none] Nicht alle wollten die Wende
   *[other] { $reason ->
        [fate-early] { $player }: zu früh, wenig ist gesperrt
        [fate-late] { $player }: zu spät fürs Schicksal
       *[none] { $player } will die Wende nicht
    }
}
