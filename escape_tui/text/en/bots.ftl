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
    [red] Rukal. I go first. Keep up!
    [blue] Bixal. I’ll keep the map.
    [green] Hi, I’m Gotli. Nobody stays behind.
    [yellow] Yutzi! I brought snacks, not torches.
    [purple] Pomek. I was younger last time.
   *[white] Wexli. Hello.
}
bot-needs-help = { $colour ->
    [red] Stuck! Someone bring gold!
    [blue] All locked. I need one golden mask.
    [green] Sorry, I’m locked. Can someone come?
    [yellow] All masks, no fun. Help?
    [purple] The masks have me. Gold, please.
   *[white] Stuck. Gold?
}
bot-offers-help = { $colour ->
    [red] I’ve got gold. Don’t move!
    [blue] One golden mask, on its way.
    [green] I have gold. Who needs it?
    [yellow] Golden mask, barely used. Yours?
    [purple] I carry gold. Stay where you are.
   *[white] Gold. Coming.
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
    [red] Coming! Make room!
    [blue] On my way. Stay there.
    [green] Of course, I’m coming!
    [yellow] Coming, and I’ll knock!
    [purple] I am on my way.
   *[white] Coming.
}
bot-thanks = { $colour ->
    [red] Thanks! Back to running!
    [blue] Thanks. Noted, with the date.
    [green] Thank you! I won’t forget it.
    [yellow] Thanks! I owe you a snack.
    [purple] My thanks. Most kind.
   *[white] Thanks.
}
bot-teases = { $colour ->
    [red] Any time! Next time, outrun the masks!
    [blue] Any time. That’s number one. I count.
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
    [red] So close. Again. Right now.
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
