# Module 2: treasures.

module-treasures = Treasures
    .effect = Hidden treasures in chambers, each good for one use.
    .advice = Claim what’s on your way. A long detour isn’t worth it.

treasure-healing-mask = Healing mask
    .effect = Frees all locked dice of all players.
    .advice = Wait until several of you are stuck.
treasure-double-torch = Double torch
    .effect = Counts as two torches for one action.
    .advice = Ready it beside friends. It pays for them, too.
treasure-double-key = Double key
    .effect = Counts as two keys for one action, escape included.
    .advice = Save one for the exit.
treasure-teleport = Teleport
    .effect = Takes you to a chamber with another player.
    .advice = It gets you home before a slam, if someone’s there.
treasure-extra-gem = Extra gem
    .effect = Moves one gem from the depot onto this card, for good.
    .advice = Use it at once. Every gem makes the exit cheaper.
treasure-secret-passage = Secret passage
    .effect = Joins two neighbouring chambers that have no passage, for everyone.
    .advice = Find the wall that shortens the way to the exit.

refused-treasures-claim = { $reason ->
    [none] There’s no treasure in this chamber.
   *[other] Claiming costs { $needs }; you still need { $missing }.
}
refused-treasures-once = { $reason ->
    [not-ready] That treasure isn’t ready.
   *[other] You don’t have { $card }.
}
refused-treasures-healing-mask = No dice are locked. Save it for later.
refused-treasures-double-torch = Your double torch is already ready.
refused-treasures-double-key = Your double key is already ready.
refused-treasures-teleport = { $reason ->
    [already-there] You’re already there.
    [closed] Nobody can enter that chamber.
    [nobody-there] Nobody’s there. Choose another chamber.
   *[other] There’s no such chamber.
}
refused-treasures-extra-gem = The depot is empty.
refused-treasures-secret-passage = { $reason ->
    [no-wall] Choose two chambers with a wall between.
   *[other] There’s no such chamber.
}

told-treasure-placed = A treasure in { $chamber }!
told-treasure-reburied = The treasure goes under its pile: { $chamber }.
told-treasure-claimed = { $player } claims { $card }.
told-treasure-gained = { $player } gets { $card }.
told-treasure-armed = { $player } readies { $card }.
told-treasure-kept = { $player } takes { $card } back.
told-treasure-used = { $player } uses { $card }.
told-treasure-discarded = { $player } loses { $card }.
told-gem-laid-on-card = { $player }’s card takes a gem from the depot.
told-secret-passage-laid = { $player } opens a secret passage: { $chamber } – { $there }.

action-claim-treasure = Claim the treasure
    .short = claim $
action-keep-treasure = Take back { $card }
    .short = Back: { $card }
action-use-healing-mask = Healing mask: free all locked dice
    .short = healing mask
action-use-double-torch = Ready the double torch
    .short = double torch
action-use-double-key = Ready the double key
    .short = double key
action-use-teleport = Teleport: { $chamber }
action-use-extra-gem = Use the extra gem
    .short = extra gem
action-use-secret-passage = Secret passage: { $chamber } – { $there }

panel-armed = ready
