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
    [red] Ich geh vor. Kommt mit!
    [blue] Ich zeichne den Plan.
    [green] Hallo! Hier bleibt niemand zurück.
    [yellow] Ich hab Kekse dabei, keine Fackeln.
    [purple] Letztes Mal war ich jünger.
   *[white] Hallo.
}
bot-needs-help = { $colour ->
    [red] { $of_three ->
        [0] Ich hänge fest! Bringt Gold!
        [1] Überall Masken! Gold, schnell!
       *[other] So kann ich nicht rennen. Gold!
    }
    [blue] { $of_three ->
        [0] Ich brauche eine Goldmaske.
        [1] Fast alles gesperrt. Gold?
       *[other] Meine Zählung: zu viele Masken.
    }
    [green] { $of_three ->
        [0] Tut mir leid, gesperrt. Kommt jemand?
        [1] Hat jemand etwas Gold?
       *[other] Ich will nicht stören. Gold?
    }
    [yellow] { $of_three ->
        [0] Nur Masken, kein Fest. Hilfe?
        [1] Meine Würfel schlafen. Gold?
       *[other] Tausche Keks gegen Gold!
    }
    [purple] { $of_three ->
        [0] Die Masken haben mich. Gold, bitte.
        [1] Die Steine lachen. Gold, bitte.
       *[other] Ich bin in eurer Hand.
    }
   *[white] { $of_three ->
        [0] Fest. Gold?
        [1] Masken. Hm. Gold?
       *[other] Gold, bitte.
    }
}
bot-offers-help = { $colour ->
    [red] { $of_three ->
        [0] Ich hab Gold. Bleib stehen!
        [1] Gold! Aus dem Weg!
       *[other] Halt durch, das Gold rennt zu dir!
    }
    [blue] { $of_three ->
        [0] Eine Goldmaske ist unterwegs.
        [1] Goldmaske, kürzester Weg. Ich komme.
       *[other] Laut Zählung ist die für dich.
    }
    [green] { $of_three ->
        [0] Ich habe Gold für dich!
        [1] Halt durch, ich bringe Gold!
       *[other] Gold für dich. Ich komme!
    }
    [yellow] { $of_three ->
        [0] Goldmaske, kaum benutzt. Deine?
        [1] Goldlieferung! Trinkgeld willkommen.
       *[other] Nicht weinen, ich hab Gold.
    }
    [purple] { $of_three ->
        [0] Ich bringe Gold. Bleib, wo du bist.
        [1] Gold, wie in den alten Sagen.
       *[other] Geduld. Gold ist unterwegs.
    }
   *[white] { $of_three ->
        [0] Gold. Komme.
        [1] Hab Gold. Warte.
       *[other] Für dich. Gold.
    }
}
bot-finds-exit = { $colour ->
    [red] Ausgang! Folgt meinem Staub!
    [blue] Ausgang gefunden. Er steht im Plan.
    [green] Der Ausgang! Kommt alle her!
    [yellow] Ausgang! Dabei hab ich gar nicht gesucht.
    [purple] Der Ausgang, wie es geschrieben steht.
   *[white] Ausgang. Hier.
}
bot-agrees = { $colour ->
    [red] { $of_two ->
        [0] Ich komme! Macht Platz!
       *[other] Bin schon am Rennen!
    }
    [blue] { $of_two ->
        [0] Bin unterwegs. Bleib dort.
       *[other] Kürzester Weg. Ich komme.
    }
    [green] { $of_two ->
        [0] Klar, ich komme!
       *[other] Warte auf mich, ich komme!
    }
    [yellow] { $of_two ->
        [0] Komme, und klopfe vorher!
       *[other] Komme! Halt mir einen Platz frei.
    }
    [purple] { $of_two ->
        [0] Ich mache mich auf den Weg.
       *[other] Meine alten Beine gehorchen.
    }
   *[white] { $of_two ->
        [0] Komme.
       *[other] Ja.
    }
}
bot-waits = { $colour ->
    [red] Gut, ich warte. Schnell!
    [blue] Ich warte. Du bist dran.
    [green] Natürlich warte ich.
    [yellow] Ich warte. Das kann ich gut.
    [purple] Ich habe Zeit. Der Tempel nicht.
   *[white] Ich warte.
}
bot-thanks = { $colour ->
    [red] { $of_two ->
        [1] Danke! Schon besser.
       *[other] Danke! Und weiter!
    }
    [blue] { $of_two ->
        [1] Danke. Ich schulde dir eine Maske.
       *[other] Danke. Notiert, mit Uhrzeit.
    }
    [green] { $of_two ->
        [1] Du bist Gold wert. Danke!
       *[other] Danke! Das vergesse ich nicht.
    }
    [yellow] { $of_two ->
        [1] Danke! Meine Würfel lieben dich.
       *[other] Danke! Ich schulde dir Kekse.
    }
    [purple] { $of_two ->
        [1] Sehr freundlich.
       *[other] Verbindlichsten Dank.
    }
   *[white] { $of_two ->
        [1] Nett. Danke.
       *[other] Danke.
    }
}
bot-teases = { $colour ->
    [red] Gern! Lauf den Masken davon!
    [blue] Gern. Ich zähle mit.
    [green] Gern! Isst du auch genug?
    [yellow] Gern. Macht einen Keks.
    [purple] Gern. Ach, die Jugend.
   *[white] Klar. Noch mal.
}
bot-wins = { $colour ->
    [red] Tageslicht! Wer macht noch eine Runde?
    [blue] Alle draußen. Der Plan kommt an die Wand.
    [green] Alle da. Ich habe zweimal gezählt.
    [yellow] Draußen! Ich spüre meine Knie wieder.
    [purple] Der Tempel lässt uns gehen. Heute.
   *[white] Sonne. Schön.
}
bot-loses = { $colour ->
    [red] Noch mal. Sofort!
    [blue] Der Plan stimmte. Wir waren langsam.
    [green] Wenigstens waren wir zusammen.
    [yellow] Ich spuke dann in der Startkammer.
    [purple] Geduld. Steine gewinnen nicht immer.
   *[white] Hm. Noch mal?
}

agreement-manner = Bots spielen
    .help = Gesellig lassen sie euch Türen und Juwelen; zurückhaltend antworten sie nur.
manner-eager = eifrig
manner-companionable = gesellig
manner-quiet = zurückhaltend
