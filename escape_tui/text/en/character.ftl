# Module 6: characters.

module-character = Characters
    .effect = Everyone plays a character with one of its two cards.
    .advice = Tell the others what your card does, and use it.

character-discoverer = Discoverer
    .effect = Finds the right chamber, or runs through three.
    .advice = Explore ahead. You see what others can only hope for.
character-discoverer-permanent = Discoverer, second look
    .effect = See the tile you discover. You may bury it once and take the next.
    .advice = Send away a second dead end.
character-discoverer-activatable = Discoverer, sprint
    .effect = Three adventurers: enter your next three chambers at no cost, until you roll.
    .advice = Save it for the way home before a slam.
character-doc = Doc
    .effect = Frees more dice, or frees them from far away.
    .advice = Stay near the players who roll most.
character-doc-permanent = Doc, strong medicine
    .effect = Your golden masks free up to three dice.
    .advice = Ask who’s stuck before you use one on yourself.
character-doc-activatable = Doc, remote cure
    .effect = Two golden masks: frees all of another player’s locked dice, anywhere.
    .advice = Save it for a friend who’s alone and stuck.
character-muscleman = Muscleman
    .effect = Carries bright torches, or turns whole chambers.
    .advice = Go where torches are needed.
character-muscleman-permanent = Muscleman, bright torches
    .effect = Each of your torches counts as two, also when you pay together.
    .advice = Hold your torches wherever friends activate gems.
character-muscleman-activatable = Muscleman, turning walls
    .effect = Two torches: turns any chamber but the start, as far as you like.
    .advice = Turn a dead end into a passage, or a wall towards the obelisk.
character-priest = Priest
    .effect = Makes black masks useful.
    .advice = Don’t fear a roll. The worse your dice, the more you can do.
character-priest-permanent = Priest, prayer
    .effect = All your dice locked? Move to any chamber with another player.
    .advice = Go to a friend with a golden mask.
character-priest-activatable = Priest, blessing
    .effect = Three black masks: frees them, and adds three keys or torches for a gem in any chamber for fifteen seconds.
    .advice = Bless the chamber where friends are just short.
character-mechanic = Mechanic
    .effect = Opens locks with masks, or takes the lift to a friend.
    .advice = Key chambers are yours, and so is the exit.
character-mechanic-permanent = Mechanic, skeleton key
    .effect = Your golden masks can count as keys.
    .advice = Go last. You escape more easily than the others.
character-mechanic-activatable = Mechanic, lift
    .effect = Two keys: move to any chamber with another player.
    .advice = Explore far away. The lift brings you home if someone’s there.
character-mentalist = Mentalist
    .effect = Enters wherever they like.
    .advice = Take the ways that cost others most.
character-mentalist-permanent = Mentalist, open doors
    .effect = Enter any neighbouring chamber for its icons or for two adventurers.
    .advice = Two sides of each die are adventurers. Nobody moves faster.
character-mentalist-activatable = Mentalist, through the wall
    .effect = Two adventurers: go through a wall to the chamber behind it, except in a double chamber.
    .advice = Check the map before a slam. A wall may be the shortest way home.

refused-character-pick = { $reason ->
    [twice] Two players picked { $card }. Change one.
    [unknown] { $card } isn’t in this game.
    [card] Choose the permanent or the active card.
   *[other] You don’t have { $card }.
}
refused-character-activatable = Card used. Back after the next slam.
refused-character-discoverer-permanent = { $reason ->
    [tile-in-hand] First place your tile, or bury it.
    [reserved] { $holder } is looking at a tile for this entrance.
   *[other] You have no tile in your hand.
}
refused-character-discoverer-active = Sprint costs { $needs }; you still need { $missing }.
refused-character-doc-active = { $reason ->
    [outside] They’re already out.
    [nothing-locked] { $whom } has no locked dice.
    [unknown] Choose another player.
   *[other] The cure costs { $needs }; you still need { $missing }.
}
refused-character-muscleman-active = { $reason ->
    [start] The start chamber can’t be turned.
    [unknown-chamber] There’s no such chamber.
    [quarters] Turn it one, two or three quarters.
   *[other] Turning costs { $needs }; you still need { $missing }.
}
refused-character-priest-permanent = { $reason ->
    [not-all-locked] Prayer needs all your dice locked.
    [nobody-there] Nobody’s there. Choose another chamber.
    [already-there] You’re already there.
    [closed] Nobody can enter that chamber.
   *[other] There’s no such chamber.
}
refused-character-priest-active = { $reason ->
    [unknown-chamber] There’s no such chamber.
    [no-gem] No gem there can use the blessing.
   *[other] The blessing costs { $needs }; you still need { $missing }.
}
refused-character-mechanic-active = { $reason ->
    [nobody-there] Nobody’s there. Choose another chamber.
    [already-there] You’re already there.
    [closed] Nobody can enter that chamber.
    [unknown-chamber] There’s no such chamber.
   *[other] The lift costs { $needs }; you still need { $missing }.
}
refused-character-mentalist-active = { $reason ->
    [no-wall] No chamber behind that wall.
    [closed] Nobody can enter that chamber.
    [unknown-chamber] There’s no such chamber.
    [already-there] You’re already there.
   *[other] Going through costs { $needs }; you still need { $missing }.
}

told-card-turned-over = { $player } uses { $card }.
told-card-turned-back = { $player } can use { $card } again.
told-tile-taken = { $player } looks at a tile: { $tile }.
told-hand-emptied = { $is_kept ->
    [yes] { $player } places the tile.
   *[no] { $player } buries the tile and takes the next.
}
told-put-on-pile = No entrance left. The tile goes back.
told-sprint-begun = { $player } sprints.
told-chamber-turned = { $player } turns { $chamber }.
told-blessed = { $player } blesses { $chamber } with three times { $icon }.
told-blessing-gone = { $is_used ->
    [yes] The blessing in { $chamber } has helped.
   *[no] The blessing in { $chamber } fades.
}

action-keep-tile = Place the tile
    .short = place it
action-return-tile = Bury it, take the next
    .short = bury it
action-sprint = Sprint
action-cure = Cure { $whom } from afar
    .short = Cure { $whom }
action-turn-chamber = Turn { $chamber } by { $quarters ->
    [one] a quarter
   *[other] { $quarters } quarters
}
action-join-by-prayer = Pray: go to { $chamber }
action-bless = { $chamber ->
    [none] Free three black masks
   *[other] Bless { $chamber }: three times { $icon }
}
action-join-by-lift = Lift to { $chamber }
action-enter-through-wall = Through the wall to { $chamber }
    .short = Wall
choice-character-discoverer-permanent = Place this tile, or bury it?
notice-sprint = { $steps ->
    [one] Sprint: one step left. A roll ends it.
   *[other] Sprint: { $steps } steps left. A roll ends it.
}

panel-ready = ready
panel-used = used
panel-blessing = Blessed: { $chamber }
