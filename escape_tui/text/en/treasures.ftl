# Module 2: treasures.

module-treasures = Treasures
    .effect = Treasures lie face down in chambers and help once.
    .advice = Two keys on your way are well spent on a treasure; two keys and a long walk are not.

treasure-healing-mask = Healing mask
    .effect = Frees all locked dice of all adventurers.
    .advice = Wait until several of you are stuck.
treasure-double-torch = Double torch
    .effect = Counts as two torches for one action.
    .advice = Lay it ready beside friends: it pays what your dice cannot, for them too.
treasure-double-key = Double key
    .effect = Counts as two keys for one action, escape included.
    .advice = Keep one for the exit.
treasure-teleport = Teleport
    .effect = Takes you to a chamber where another adventurer is.
    .advice = It gets you home before the door slams, if somebody is there.
treasure-extra-gem = Extra gem
    .effect = One gem goes from the depot onto this card, which stays before you.
    .advice = Use it at once: every gem opens the exit a little.
treasure-secret-passage = Secret passage
    .effect = Joins two neighbouring chambers that have no passage, for everybody.
    .advice = Look for the wall that makes the way to the exit short.

refused-treasures-claim = { $reason ->
    [none] No treasure lies in this chamber.
   *[other] Claiming it takes { $needs }: you lack { $missing }.
}
refused-treasures-once = { $reason ->
    [not-ready] That treasure does not lie ready.
   *[other] You do not own { $card }.
}
refused-treasures-healing-mask = Nobody has a locked die.
refused-treasures-double-torch = Your double torch lies ready already.
refused-treasures-double-key = Your double key lies ready already.
refused-treasures-teleport = { $reason ->
    [already-there] You are there already.
    [closed] Nobody enters that chamber.
    [nobody-there] You can teleport only to a chamber where another adventurer is.
   *[other] There is no such chamber.
}
refused-treasures-extra-gem = The depot is empty.
refused-treasures-secret-passage = { $reason ->
    [no-wall] A secret passage joins two neighbours with nothing but a wall between them.
   *[other] There is no such chamber.
}

told-treasure-placed = A treasure lies face down ({ $chamber }).
told-treasure-reburied = The treasure goes back under its pile ({ $chamber }).
told-treasure-claimed = { $player } claims a treasure: { $card }.
told-treasure-gained = { $player } gets a treasure: { $card }.
told-treasure-armed = { $player } lays { $card } ready.
told-treasure-kept = { $player } takes { $card } back.
told-treasure-used = { $player } uses { $card }.
told-treasure-discarded = { $player } loses { $card }.
told-gem-laid-on-card = A gem leaves the depot and lies on the card of { $player }.
told-secret-passage-laid = { $player } opens a secret passage ({ $chamber } – { $there }).

action-claim-treasure = Claim the treasure
action-keep-treasure = Take back { $card }
action-use-healing-mask = Healing mask: free all locked dice
action-use-double-torch = Lay the double torch ready
action-use-double-key = Lay the double key ready
action-use-teleport = Teleport: { $chamber }
action-use-extra-gem = Lay the extra gem
action-use-secret-passage = Secret passage: { $chamber } – { $there }
