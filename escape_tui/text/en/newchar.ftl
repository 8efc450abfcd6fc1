# The Queenie New characters.

module-newchar = New characters
    .effect = A dungeon, a narrow gauge, two treasures, the Void runner and the Trickster.
    .advice = The treasures need module 2, the characters module 6.

chamber-dungeon = Dungeon
    .effect = Every door leads in, but nobody leaves by the slide.
    .advice = See that another door leads on before you slide in.
chamber-narrow-gauge = Narrow gauge
    .effect = Three torches to get in; inside are a gem and a treasure.
    .advice = Worth it for two who are passing by.

treasure-portal = Portal
    .effect = Takes you to any chamber on another tile that touches yours, at a side or at a corner.
    .advice = Over the corner it saves two steps.
treasure-clone = Clone
    .effect = All keys and torches you show count double for one action.
    .advice = Three icons become six: think of the three-gem chambers and of the exit.

character-void-runner = Void runner
    .effect = Runs from one edge of the temple to another.
    .advice = As long as the temple is open you are everywhere.
character-void-runner-permanent = Void runner, alone
    .effect = Two adventurers: from a chamber with an open entrance to any other that has one.
    .advice = Do not close the start chamber: it is your way home.
character-void-runner-activatable = Void runner, together
    .effect = The same, taking everyone from your chamber along.
    .advice = Gather before the slam and run home together.
character-trickster = Trickster
    .effect = Swaps dice with others.
    .advice = Take black masks from the one who needs their dice now.
character-trickster-permanent = Trickster, beside you
    .effect = Swap dice, one for one, with somebody in your chamber: those they hold, or locked ones.
    .advice = Hold what you offer, and say what you want.
character-trickster-activatable = Trickster, from afar
    .effect = A key and a torch: swap dice with one adventurer anywhere.
    .advice = Send the missing icon to where the gem is.

refused-newchar-dungeon = The slide of the dungeon is too steep to climb: leave by another door.
refused-newchar-portal = { $reason ->
    [too-far] The portal leads only to a chamber that touches yours.
    [already-there] You are there already.
    [closed] Nobody enters that chamber.
   *[other] There is no such chamber.
}
refused-newchar-clone = Your clone lies ready already.
refused-newchar-void-permanent = { $reason ->
    [no-entrance-here] Your chamber has no open entrance.
    [no-entrance-there] That chamber has no open entrance ({ $chamber }).
    [already-there] You are there already.
    [closed] Nobody enters that chamber.
    [unknown-chamber] There is no such chamber.
   *[other] Running the void needs { $needs }: { $missing } missing.
}
refused-newchar-void-active = { $reason ->
    [no-entrance-here] Your chamber has no open entrance.
    [no-entrance-there] That chamber has no open entrance ({ $chamber }).
    [already-there] You are there already.
    [closed] Nobody enters that chamber.
    [unknown-chamber] There is no such chamber.
   *[other] Running the void together needs { $needs }: { $missing } missing.
}
refused-newchar-trickster-permanent = { $reason ->
    [elsewhere] Swap with somebody in your own chamber.
    [outside] They are out already.
    [one-for-one] Dice are swapped one for one.
    [unknown-die] There is no such die.
    [tumbling] That die is still tumbling.
    [not-offered] Take only dice that are held or locked.
   *[other] Choose another adventurer.
}
refused-newchar-trickster-active = { $reason ->
    [outside] They are out already.
    [one-for-one] Dice are swapped one for one.
    [unknown-die] There is no such die.
    [tumbling] That die is still tumbling.
    [not-offered] Take only dice that are held or locked.
    [unknown] Choose another adventurer.
   *[other] Swapping from afar needs { $needs }: { $missing } missing.
}

told-dice-swapped = { $player } swaps dice with { $whom }.

action-use-portal = Portal to { $chamber }
action-use-clone = Lay the clone ready
action-run-void = Run to { $chamber }
action-run-void-together = Run to { $chamber } with everybody here
action-swap-dice = { $whom }: your { $mine } for { $theirs }
action-swap-dice-afar = { $whom }, far away: your { $mine } for { $theirs }
