# The game on the screen: panels, banners, menus, hints.

panel-actions = Actions
panel-team = Team
panel-story = Story

actions-short = need

status-depot = { $count ->
    [one] gem
   *[other] gems
}
status-exit = exit
status-fate = fate
status-pile = { $count ->
    [0] pile empty
    [one] 1 tile
   *[other] { $count } tiles
}
status-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
status-paused = paused
status-practice = practice
status-hidden = listen

tray-lost = { $count } lost
tray-aside = { $count } set aside

team-out = out!
team-here = here
team-agrees = fate?

hint-roll = roll
hint-hold-1 = hold
hint-north = go
hint-arrows = ←↑↓→
hint-act = do
hint-call = call
hint-help = help
hint-menu = menu
hint-zoom-in = larger
hint-next-seat = next
hint-zoom-out = smaller
hint-fit = map
hint-palette = more

edge-rooms = { $count ->
    [one] { $count } chamber
   *[other] { $count } chambers
}

advice-outside = You’re out! Watch and call your friends.
advice-count-in = Activate gems. Find the exit. Get out!
advice-roll = { $roll } rolls, { $hold } holds a die.
advice-all-locked = All locked! Fate frees all: { $fate }. Call: { $call }.

quiet-no-such-die = You don’t have that die.
quiet-no-such-icon = None of your dice show that.
quiet-nothing-here = There’s nothing to use here.
quiet-card-by-arrows = Your card: the arrows go through walls.
quiet-no-cards = You have no cards to use.
quiet-nobody-here = Nobody else is in your chamber.
quiet-none-held = You aren’t holding any dice.
quiet-nothing-asked = There’s nothing to answer.
quiet-stand = No need to stand up now.
quiet-volunteer = Nobody needs to lose a die now.
quiet-tumbling = Your dice are still rolling.
quiet-all-kept = Nothing to roll. { $key } releases your dice.
quiet-nobody-locked = Nobody here has locked dice.

menu-ways = How?
menu-act = Which?
menu-cards = Your cards
menu-whom = Whom?
menu-call = Call
menu-hint = { $key } answers
menu-hint-focus = Number or Enter chooses · Esc closes
    .short = 1-9 · Esc
choice-otherwise = Choose

game-menu-title = The clock is running
game-menu-paused = Paused
game-menu-continue = Back to the game
game-menu-pause = Pause / resume
game-menu-help = Help
game-menu-journal = Story so far
game-menu-settings = Settings
game-menu-give-up = Give up (everyone must agree)
game-menu-leave = Leave the game

give-up-title = Give up?
give-up-told = The game ends at once and counts as lost.
give-up-hint = Enter gives up · Esc plays on

banner-paused = Paused
banner-waiting = The server can’t save: game paused.
banner-curtain = Paused. Temple and dice are hidden.
banner-pause-left = Pause time left: { $time }
banner-going-on = { $seconds }… get ready!
banner-go-on = { $key } resumes
banner-begun = Escape!
banner-gonged = { $gong ->
    [1] Gong!
    [2] Gong gong!
   *[other] Gong gong gong!
}
banner-slammed = Slam!
banner-collapsed = Collapse!
banner-fate-turned = Fate turns!
banner-escaped = { $player } is out!
banner-won = You escaped!
banner-lost = Buried
banner-countdown = { $gong ->
    [3] The temple collapses in { $seconds } s
   *[other] { $absent ->
        [none] The door slams in { $seconds } s
       *[other] Slam in { $seconds } s: all lost without { $absent }!
    }
}
banner-way = { $goal ->
    [exit] To the exit:
   *[other] Way home:
}
banner-home = { $goal ->
    [exit] You’re at the exit.
   *[other] { $dice ->
        [0] You’re safe here.
        [one] Home, but the slam still takes a die.
       *[other] Home, but the slam still takes { $dice } dice.
    }
}
banner-no-way = { $goal ->
    [exit] No way to the exit from here.
   *[other] No way home from here.
}
banner-find-exit = Find the exit!

icon-adventurers = { $count ->
    [one] an adventurer
   *[other] { $count } adventurers
}
icon-keys = { $count ->
    [one] a key
   *[other] { $count } keys
}
icon-torches = { $count ->
    [one] a torch
   *[other] { $count } torches
}
icon-golden = { $count ->
    [one] a golden mask
   *[other] { $count } golden masks
}
icon-black = { $count ->
    [one] a black mask
   *[other] { $count } black masks
}
# The letters of adventurer, key, torch, black mask, golden mask, and any mask.
icon-letters = AKTBGM
prose-and = { $first } and { $last }

side-north = north
side-east = east
side-south = south
side-west = west
side-chamber = { $side ->
    [north] the north
    [east] the east
    [south] the south
   *[west] the west
}

call-help = Help me!
call-come = Come here!
call-home = Go home!
call-gold = I have gold
call-keys = I need keys
call-torches = I need torches
call-exit = Exit found!
call-wait = Wait!
call-thanks = Thanks!
call-fate-early = Too soon for fate
call-fate-late = Too late for fate
call-yes = Coming!
call-waits = I’ll wait
call-no-locked = Can’t: locked
call-no-way = Can’t: no way
call-no-busy = Not now
call-greet = Hello!
call-north = North door
call-east = East door
call-south = South door
call-west = West door
call-hold-keys = Hold keys!
call-hold-torches = Hold torches!
call-ask-dice = May I spend?
call-tease = Any time!

panel-open-cards = Open cards

notice-no = no
notice-pause = { $player } wants a pause ({ $votes } of { $people }). Agree?
notice-give-up = { $player } wants to give up ({ $votes } of { $people }): Esc
notice-forsaken = Everyone inside dropped out. End it?
notice-pause-waits = Pause: { $votes } of { $people }, waiting for { $players }
notice-gone = { $player } dropped out. Pause?
notice-gone-bot = { $player } dropped out. Pause? Bot takes over in
notice-more = { $count } more…
notice-fate = { $player } proposes fate. Agree?
notice-fate-waits = Fate waits for { $players }
notice-out = out:

report-title = What you did
report-escaped = out at
report-gems = gems
report-rolls = rolls
report-lost = lost
report-helped = helped

tray-seconds = { $count ->
    [one] second
   *[other] seconds
}

team-apart = apart
team-away = away
team-bot = bot

panel-your-cards = Your cards
panel-use-cards = { $key } use
panel-hide-cards = { $key } closes
panel-no-cards = No cards yet.
panel-more = { $count } more: { $key }

action-show-cards = cards
    .help = Shows every open card with all that it does, yours first.

action-legend = signs
    .help = Says what the signs on the map mean.

panel-signs = Signs
panel-all-signs = { $key } explains all of them.
panel-stays = stays

# The chamber a player is in, explained where the terminal is wide.

here-lit = { $count ->
    [one] Its gem is active. No gems left here.
   *[other] Its { $count } gems are active. No gems left here.
}
here-unknown = undiscovered

# Nothing to roll: what is left to do.

advice-locked-alone = All dice locked! Fate frees them: { $fate }.
advice-locked-friends = All dice locked! Call a friend: { $call }.
advice-no-dice = No dice: friends who escape can share.
idle-next-seat = watch a friend
    .short = watch
idle-call = call, mark a chamber
    .short = call
watching-friend = { $name ->
    [none] Back to you.
   *[other] You watch { $name }.
}
action-point-at = mark a chamber
told-pointed-at = { $player } marks { $chamber }.
choose-point-at = Mark a chamber
    .short = Mark
    .ask = Mark which chamber?

# Said once to each player, before something that can’t be undone.

caution-vault = One use only! { $price } give { $most }. { $act } again takes { $gems }.
caution-golden = Hold that mask for { $friend }, or { $roll } again.
caution-sprint = A roll ends the sprint ({ $steps } left): { $roll } again.
caution-special-chalice = The chalice is inside: leave and lose.

# A standstill: nobody can act any more.

notice-standstill = Nobody can roll any more. End it here?
notice-standstill-stays = Nobody can roll. You wait for the end.
told-standstill-reached = Nobody can roll any more. It ends soon.
told-standstill-passed = Somebody can move again after all.
told-stayed = { $player } wants to stay.
action-stay-in-temple = stay to the end

advice-use-locked = All dice locked: { $key } uses them here.
