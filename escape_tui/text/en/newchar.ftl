# New characters.

module-newchar = New characters
    .effect = A dungeon, a narrow gauge, two treasures, the Void runner and the Trickster.
    .advice = Its treasures need the module Treasures, its characters Characters.

chamber-dungeon = Dungeon
    .effect = Every door leads in, but you can’t leave by the slide.
    .advice = Check for another door before you slide in.
chamber-narrow-gauge = Narrow gauge
    .effect = Three torches to enter. Inside are a gem and a treasure.
    .advice = Worth it for two players passing by.

treasure-portal = Portal
    .effect = Takes you to any chamber that touches yours, at a side or a corner.
    .advice = Across a corner it saves two steps.
treasure-clone = Clone
    .effect = Your keys and torches count double for one action.
    .advice = Three icons become six. Think of vaults and the exit.

character-void-runner = Void runner
    .effect = Runs from one edge of the temple to another.
    .advice = While the temple is open, you’re everywhere.
character-void-runner-permanent = Void runner, alone
    .effect = Two adventurers: from a chamber with an open entrance to any other with one.
    .advice = Don’t close the start chamber. It’s your way home.
character-void-runner-activatable = Void runner, together
    .effect = The same, but everyone in your chamber comes along.
    .advice = Gather before the slam and run home together.
character-trickster = Trickster
    .effect = Swaps dice with others.
    .advice = Take black masks from a friend who needs dice now.
character-trickster-permanent = Trickster, beside you
    .effect = Swap dice, one for one, with a friend in your chamber: held or locked ones.
    .advice = Hold what you offer, and say what you want.
character-trickster-activatable = Trickster, from afar
    .effect = A key and a torch: swap dice with one player anywhere.
    .advice = Send the missing icon to the gem.

refused-newchar-dungeon = Slide too steep. Try another door.
refused-newchar-portal = { $reason ->
    [too-far] Too far. It must touch your chamber.
    [already-there] You’re already there.
    [closed] Nobody can enter that chamber.
   *[other] There’s no such chamber.
}
refused-newchar-clone = Your clone is already ready.
refused-newchar-void-permanent = { $reason ->
    [no-entrance-here] Your chamber has no open entrance.
    [no-entrance-there] { $chamber } has no open entrance.
    [already-there] You’re already there.
    [closed] Nobody can enter that chamber.
    [unknown-chamber] There’s no such chamber.
   *[other] Running costs { $needs }; you still need { $missing }.
}
refused-newchar-void-active = { $reason ->
    [no-entrance-here] Your chamber has no open entrance.
    [no-entrance-there] { $chamber } has no open entrance.
    [already-there] You’re already there.
    [closed] Nobody can enter that chamber.
    [unknown-chamber] There’s no such chamber.
   *[other] The run costs { $needs }; you still need { $missing }.
}
refused-newchar-trickster-permanent = { $reason ->
    [elsewhere] Too far. Swap with a friend here.
    [outside] They’re already out.
    [one-for-one] Swap one die for one die.
    [unknown-die] There’s no such die.
    [tumbling] That die is still rolling.
    [not-offered] Choose dice that are held or locked.
   *[other] Choose another player.
}
refused-newchar-trickster-active = { $reason ->
    [outside] They’re already out.
    [one-for-one] Swap one die for one die.
    [unknown-die] There’s no such die.
    [tumbling] That die is still rolling.
    [not-offered] Choose dice that are held or locked.
    [unknown] Choose another player.
   *[other] Swapping costs { $needs }; you still need { $missing }.
}

told-dice-swapped = { $player } swaps dice with { $whom }.

action-use-portal = Portal to { $chamber }
action-use-clone = Ready the clone
    .short = ready clone
action-run-void = Run to { $chamber }
action-run-void-together = Run to { $chamber } with everyone here
action-swap-dice = { $whom }: your { $mine } for { $theirs }
action-swap-dice-afar = { $whom }, far away: your { $mine } for { $theirs }
