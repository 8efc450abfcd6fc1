# Module 6: characters.

module-character = Characters
    .effect = Everyone is somebody: a character with one of its two cards.
    .advice = Tell the others what your card can do, and use it.

character-discoverer = Discoverer
    .effect = Finds the right chamber, or runs through three of them.
    .advice = Explore in front: you see what the others only hope for.
character-discoverer-permanent = Discoverer, second look
    .effect = See the tile you discover; you may put it under the pile once and lay the next.
    .advice = Send a second dead end away.
character-discoverer-activatable = Discoverer, sprint
    .effect = Three adventurers: your next three chambers cost nothing to enter, until you roll again.
    .advice = Keep it for the way home before the door slams.
character-doc = Doc
    .effect = Frees more dice, or frees them from afar.
    .advice = Stay near those who roll most.
character-doc-permanent = Doc, strong medicine
    .effect = Your golden masks free up to three dice.
    .advice = Ask who is stuck before you use one for yourself.
character-doc-activatable = Doc, remote cure
    .effect = Two golden masks: all locked dice of one other adventurer, wherever they are.
    .advice = Save it for the one who is alone and stuck.
character-muscleman = Muscleman
    .effect = Carries bright torches, or turns whole chambers.
    .advice = Go where torches are asked for.
character-muscleman-permanent = Muscleman, bright torches
    .effect = Each of your torches counts as two, also when you pool.
    .advice = Hold your torches wherever others activate gems.
character-muscleman-activatable = Muscleman, turning walls
    .effect = Two torches: turn any chamber but the start as far as you like.
    .advice = Turn a dead end into a passage, or a wall towards the obelisk.
character-priest = Priest
    .effect = Black masks are good friends.
    .advice = Do not fear to roll: the worse your dice, the more you can do.
character-priest-permanent = Priest, prayer
    .effect = With all your dice locked you may move to any chamber with another adventurer.
    .advice = Pray yourself to somebody with a golden mask.
character-priest-activatable = Priest, blessing
    .effect = Three black masks: free them, and three keys or torches lie fifteen seconds for a gem in any chamber.
    .advice = Bless the chamber in which others are one handful short.
character-mechanic = Mechanic
    .effect = Opens locks with masks, or takes the lift to a friend.
    .advice = Chambers with keys are yours, and so is the exit.
character-mechanic-permanent = Mechanic, skeleton key
    .effect = Your golden masks may count as keys.
    .advice = Go last: you escape more easily than the others.
character-mechanic-activatable = Mechanic, lift
    .effect = Two keys: move to any chamber with another adventurer.
    .advice = Explore far away; the lift brings you home if somebody is there.
character-mentalist = Mentalist
    .effect = Enters wherever they want to.
    .advice = Take the ways that are dear for the others.
character-mentalist-permanent = Mentalist, open doors
    .effect = Enter any neighbouring chamber for its icons or for two adventurers, whichever you miss less.
    .advice = Adventurers are on two sides of a die: you are the fastest walker.
character-mentalist-activatable = Mentalist, through the wall
    .effect = Two adventurers: enter a neighbouring chamber through any wall but a double chamber's.
    .advice = Look at the map before a slam: the wall may be the shortest way home.

refused-character-pick = { $reason ->
    [twice] Two players have picked the same character: { $card }.
    [unknown] No such character is in the box of this table: { $card }.
    [card] A character has a permanent and an activatable card, no other.
   *[other] That card does not lie before you: { $card }.
}
refused-character-activatable = Your card is turned over until the next slam.
refused-character-discoverer-permanent = { $reason ->
    [tile-in-hand] You still have a tile in your hand: lay it, or put it under the pile.
    [reserved] { $holder } is looking at a tile for this entrance.
   *[other] You have no tile in your hand.
}
refused-character-discoverer-active = The sprint needs { $needs }: { $missing } missing.
refused-character-doc-active = { $reason ->
    [outside] They are out already.
    [nothing-locked] { $whom } has no locked dice.
    [unknown] Choose another adventurer.
   *[other] The cure needs { $needs }: { $missing } missing.
}
refused-character-muscleman-active = { $reason ->
    [start] The start chamber cannot be turned.
    [unknown-chamber] There is no such chamber.
    [quarters] Turn it by one, two or three quarters.
   *[other] Turning a chamber needs { $needs }: { $missing } missing.
}
refused-character-priest-permanent = { $reason ->
    [not-all-locked] Only with all your dice locked is your prayer heard.
    [nobody-there] Your prayer leads only to a chamber with another adventurer.
    [already-there] You are there already.
    [closed] Nobody enters that chamber.
   *[other] There is no such chamber.
}
refused-character-priest-active = { $reason ->
    [unknown-chamber] There is no such chamber.
    [no-gem] No gem there could use that gift.
   *[other] The blessing needs { $needs }: { $missing } missing.
}
refused-character-mechanic-active = { $reason ->
    [nobody-there] The lift goes only to a chamber with another adventurer.
    [already-there] You are there already.
    [closed] Nobody enters that chamber.
    [unknown-chamber] There is no such chamber.
   *[other] The lift needs { $needs }: { $missing } missing.
}
refused-character-mentalist-active = { $reason ->
    [no-wall] There is no wall with a chamber behind it.
    [closed] Nobody enters that chamber.
    [unknown-chamber] There is no such chamber.
    [already-there] You are there already.
   *[other] Walking through a wall needs { $needs }: { $missing } missing.
}

told-card-turned-over = { $player } uses a character card: { $card }.
told-card-turned-back = The card of { $player } lies face up again: { $card }.
told-tile-taken = { $player } looks at the tile before it is laid: { $tile }.
told-hand-emptied = { $is_kept ->
    [yes] { $player } lays the tile.
   *[no] { $player } puts the tile under the pile and lays the next.
}
told-put-on-pile = The entrance is gone: the tile goes back onto the pile.
told-sprint-begun = { $player } runs.
told-chamber-turned = { $player } turns a chamber ({ $chamber }).
told-blessed = { $player } blesses { $chamber }: three times { $icon }.
told-blessing-gone = { $is_used ->
    [yes] The blessing has helped ({ $chamber }).
   *[no] The blessing fades ({ $chamber }).
}

action-keep-tile = Lay the tile
action-return-tile = Put it under the pile and lay the next
action-sprint = Sprint
action-cure = Cure { $whom } from afar
action-turn-chamber = Turn { $chamber } by { $quarters ->
    [one] a quarter
   *[other] { $quarters } quarters
}
action-join-by-prayer = Pray yourself to { $chamber }
action-bless = { $chamber ->
    [none] Free three black masks
   *[other] Bless { $chamber }: three times { $icon }
}
action-join-by-lift = Take the lift to { $chamber }
action-enter-through-wall = Through the wall to { $chamber }
choice-character-discoverer-permanent = Lay this tile, or the next one?
