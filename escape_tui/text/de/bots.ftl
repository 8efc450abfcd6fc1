# Bots: ein Name je Farbe, und eine Stimme. Höchstens acht Wörter.

bot-name = { $colour ->
    [red] Rukal
    [blue] Bixal
    [green] Gotli
    [yellow] Yutzi
    [purple] Pomek
    [white] Wexli
   *[other] Bot
}

bot-greets = { $colour ->
    [red] Rukal. Ich geh vor. Kommt hinterher!
    [blue] Bixal. Ich führe die Karte.
    [green] Hallo, ich bin Gotli. Niemand bleibt zurück.
    [yellow] Yutzi! Hab Kekse dabei, keine Fackeln.
    [purple] Pomek. Letztes Mal war ich jünger.
   *[white] Wexli. Hallo.
}
bot-needs-help = { $colour ->
    [red] Ich hänge fest! Bringt Gold!
    [blue] Alles gesperrt. Ich brauche eine Goldmaske.
    [green] Tut mir leid, alles gesperrt. Kommt jemand?
    [yellow] Nur Masken, kein Fest. Hilfe?
    [purple] Die Masken haben mich. Gold, bitte.
   *[white] Fest. Gold?
}
bot-offers-help = { $colour ->
    [red] Ich hab Gold. Bleib stehen!
    [blue] Eine Goldmaske ist unterwegs.
    [green] Ich habe Gold. Wer braucht es?
    [yellow] Goldmaske, kaum benutzt. Deine?
    [purple] Ich bringe Gold. Bleib, wo du bist.
   *[white] Gold. Komme.
}
bot-finds-exit = { $colour ->
    [red] Ausgang! Folgt meinem Staub!
    [blue] Ausgang gefunden. Er ist auf der Karte.
    [green] Der Ausgang! Kommt alle her!
    [yellow] Ausgang! Dabei hab ich gar nicht gesucht.
    [purple] Der Ausgang, wie es geschrieben steht.
   *[white] Ausgang. Hier.
}
bot-agrees = { $colour ->
    [red] Ich komme! Macht Platz!
    [blue] Bin unterwegs. Bleib dort.
    [green] Klar, ich komme!
    [yellow] Komme, und klopfe vorher!
    [purple] Ich mache mich auf den Weg.
   *[white] Komme.
}
bot-thanks = { $colour ->
    [red] Danke! Und weiter!
    [blue] Danke. Notiert, mit Uhrzeit.
    [green] Danke! Das vergesse ich nicht.
    [yellow] Danke! Ich schulde dir Kekse.
    [purple] Verbindlichsten Dank.
   *[white] Danke.
}
bot-teases = { $colour ->
    [red] Gern! Lauf den Masken davon!
    [blue] Gern. Das war Nummer eins.
    [green] Gern! Isst du auch genug?
    [yellow] Gern. Macht einen Keks.
    [purple] Gern. Ach, die Jugend.
   *[white] Klar. Noch mal.
}
bot-wins = { $colour ->
    [red] Tageslicht! Wer macht noch eine Runde?
    [blue] Alle draußen. Die Karte kommt an die Wand.
    [green] Alle da. Ich habe zweimal gezählt.
    [yellow] Draußen! Ich spüre meine Knie wieder.
    [purple] Der Tempel lässt uns gehen. Heute.
   *[white] Sonne. Schön.
}
bot-loses = { $colour ->
    [red] So knapp. Noch mal. Sofort.
    [blue] Die Karte stimmte. Wir waren langsam.
    [green] Wenigstens waren wir zusammen.
    [yellow] Ich spuke dann in der Startkammer.
    [purple] Geduld. Steine gewinnen nicht immer.
   *[white] Hm. Noch mal?
}

agreement-manner = Bots spielen
    .help = Gesellig lassen sie euch Türen und Steine; leise antworten sie nur.
manner-eager = eifrig
manner-companionable = gesellig
manner-quiet = leise
