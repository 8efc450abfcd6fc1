# Bots: a name for each colour, and a voice. Eight words at most.

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
    [red] I go first. Keep up!
    [blue] I’ll keep the map.
    [green] Hi! Nobody stays behind.
    [yellow] I brought snacks, not torches.
    [purple] I was younger last time.
   *[white] Hello.
}
bot-needs-help = { $colour ->
    [red] { $of_three ->
        [0] Stuck! Someone bring gold!
        [1] Masks everywhere! Gold, quick!
       *[other] Can’t run like this. Gold!
    }
    [blue] { $of_three ->
        [0] I need one golden mask.
        [1] Nearly all locked. Gold?
       *[other] My count: too many black masks.
    }
    [green] { $of_three ->
        [0] Sorry, I’m locked. Can someone come?
        [1] A little gold, anyone?
       *[other] I don’t want to bother you. Gold?
    }
    [yellow] { $of_three ->
        [0] All masks, no fun. Help?
        [1] My dice went to sleep. Gold?
       *[other] I’ll trade a biscuit for gold!
    }
    [purple] { $of_three ->
        [0] The masks have me. Gold, please.
        [1] The stones are laughing. Gold, please.
       *[other] I’m in your hands. Gold, please.
    }
   *[white] { $of_three ->
        [0] Stuck. Gold?
        [1] Masks. Hm. Gold?
       *[other] Gold, please.
    }
}
bot-offers-help = { $colour ->
    [red] { $of_three ->
        [0] I’ve got gold. Don’t move!
        [1] Gold! Out of my way!
       *[other] Hold on, gold is running to you!
    }
    [blue] { $of_three ->
        [0] One golden mask, on its way.
        [1] Golden mask, shortest way. Coming.
       *[other] I counted. This mask is yours.
    }
    [green] { $of_three ->
        [0] I have gold for you!
        [1] Hang on, I’m bringing gold!
       *[other] Gold for you. I’m coming!
    }
    [yellow] { $of_three ->
        [0] Golden mask, barely used. Yours?
        [1] Gold delivery! Tips welcome.
       *[other] Don’t cry, I’ve got gold.
    }
    [purple] { $of_three ->
        [0] I carry gold. Stay where you are.
        [1] Gold, as in the old tales.
       *[other] Patience. Gold is on its way.
    }
   *[white] { $of_three ->
        [0] Gold. Coming.
        [1] Got gold. Wait.
       *[other] For you. Gold.
    }
}
bot-finds-exit = { $colour ->
    [red] Exit! Follow my dust!
    [blue] Exit found. It’s on the map.
    [green] The exit! Come, all of you!
    [yellow] Exit! And I wasn’t even looking.
    [purple] The exit, as the carvings promised.
   *[white] Exit. Here.
}
bot-agrees = { $colour ->
    [red] { $of_two ->
        [0] Coming! Make room!
       *[other] On my way, running!
    }
    [blue] { $of_two ->
        [0] On my way. Stay there.
       *[other] Shortest way. Coming.
    }
    [green] { $of_two ->
        [0] Of course, I’m coming!
       *[other] Wait for me, I’m coming!
    }
    [yellow] { $of_two ->
        [0] Coming, and I’ll knock!
       *[other] Coming! Keep me a seat.
    }
    [purple] { $of_two ->
        [0] I am on my way.
       *[other] My old legs obey.
    }
   *[white] { $of_two ->
        [0] Coming.
       *[other] Yes.
    }
}
bot-waits = { $colour ->
    [red] Fine, I’ll wait. Hurry!
    [blue] Waiting. Your turn.
    [green] Of course. I’ll wait.
    [yellow] Waiting. I’m good at that.
    [purple] I have time. The temple doesn’t.
   *[white] Waiting.
}
bot-thanks = { $colour ->
    [red] { $of_two ->
        [1] Thanks! Much better.
       *[other] Thanks! Back to running!
    }
    [blue] { $of_two ->
        [1] Thanks. I owe you one mask.
       *[other] Thanks. Noted, with the date.
    }
    [green] { $of_two ->
        [1] You’re the best. Thanks!
       *[other] Thank you! I won’t forget it.
    }
    [yellow] { $of_two ->
        [1] Thanks! My dice love you.
       *[other] Thanks! I owe you a snack.
    }
    [purple] { $of_two ->
        [1] Much obliged.
       *[other] My thanks. Most kind.
    }
   *[white] { $of_two ->
        [1] Kind. Thanks.
       *[other] Thanks.
    }
}
bot-teases = { $colour ->
    [red] Any time! Next time, outrun the masks!
    [blue] Any time. I keep count.
    [green] Any time! Are you eating enough?
    [yellow] Any time. My rate is one biscuit.
    [purple] Any time. The young are so careless.
   *[white] Sure. Again.
}
bot-wins = { $colour ->
    [red] Daylight! Who’s in for another?
    [blue] All out. I’m framing this map.
    [green] Everyone’s out. I counted twice.
    [yellow] Out! I can feel my knees again.
    [purple] The temple lets us go. Today.
   *[white] Sun. Nice.
}
bot-loses = { $colour ->
    [red] Again. Right now!
    [blue] The map was right. We were slow.
    [green] At least we were together.
    [yellow] Dibs on haunting the start room.
    [purple] Patience. Stones don’t win every time.
   *[white] Hm. Again?
}

agreement-manner = Bots play
    .help = Companionable bots leave doors and gems to people; quiet ones only answer.
manner-eager = eager
manner-companionable = companionable
manner-quiet = quiet
