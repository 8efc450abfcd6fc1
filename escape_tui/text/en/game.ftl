# The game on the screen: panels, banners, menus, hints.

panel-actions = You can
panel-team = Team
panel-story = Story

actions-short = short

status-depot = { $count ->
    [one] gem
   *[other] gems
}
status-keys = { $count ->
    [one] key to escape
   *[other] keys to escape
}
status-fate = fate
status-pile = { $count ->
    [0] pile empty
    [one] 1 tile
   *[other] { $count } tiles
}
status-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
status-paused = paused
status-practice = practice
status-hidden = listen

tray-lost = { $count } lost
tray-aside = { $count } elsewhere

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
hint-fit = whole

advice-outside = You are out! Watch your friends, and call to them.
advice-count-in = Get ready …
advice-all-locked = All your dice are locked: call a friend with a golden mask, or propose a turn of fate.

quiet-no-such-die = You have no such die.
quiet-no-such-icon = None of your dice shows that.
quiet-nothing-here = There is nothing to do in this chamber.
quiet-no-cards = You have no cards to use.
quiet-nobody-here = Nobody else is in your chamber.
quiet-none-held = You hold no die.
quiet-nothing-asked = Nobody waits for your word.
quiet-may-sit = You may stand or sit as you like.
quiet-no-toll = Nobody has to lose a die now.
quiet-tumbling = Your dice are still in the air.
quiet-all-kept = Nothing is free to roll: { $key } releases what you hold.
quiet-nobody-locked = Nobody here has a locked die.

menu-ways = How?
menu-act = Which?
menu-cards = Your cards
menu-whom = Whom?
menu-call = Call
menu-hint = { $key } to answer
menu-hint-focus = number or Enter, Esc closes
choice-otherwise = Choose

game-menu-title = The game goes on
game-menu-paused = The clock stands still
game-menu-continue = Back to the game
game-menu-pause = Stop or start the clock
game-menu-help = Help
game-menu-journal = The story so far
game-menu-settings = Settings
game-menu-leave = Leave the game

banner-paused = Paused
banner-waiting = The host cannot write: the game waits.
banner-curtain = Temple and dice are hidden: it is a pause.
banner-pause-left = The table may still pause for { $time }.
banner-going-on = { $seconds } … get ready!
banner-go-on = { $key }: go on
banner-count-in = { $seconds }
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
    [exit] You stand on the exit.
   *[other] { $dice ->
        [0] You are safe here.
        [one] Home, but the slam takes a die all the same.
       *[other] Home, but the slam takes { $dice } dice all the same.
    }
}
banner-no-way = { $goal ->
    [exit] There is no way to the exit from here.
   *[other] There is no way back from here.
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
call-fate-early = Not fate yet
call-fate-late = No fate any more

panel-curses = Curses
panel-treasures = Treasures
panel-character = Character
panel-quests = Quests
panel-calendar = Calendar
panel-cursed-gem = Cursed gem
panel-armed = laid ready
panel-ready = ready
panel-used = used
panel-quests-done = quests done
panel-place = { $place ->
    [constellation] nobody in it yet
    [start] nobody at the start
    [three-gems] nobody at three gems
    [one-gem] nobody at one gem
   *[exit] nobody at the exit
}
panel-task = the task asks for
panel-gem-tiles = gem tiles
panel-ghost = The ghost
panel-chalice = The chalice
panel-teleporter = The token
panel-prohibited = { $what ->
    [gems] No gems!
    [golden-masks] No golden masks!
    [movement] Nobody moves!
   *[start] Nobody enters the start!
}
panel-open-cards = Open cards
panel-own-gem = ◈ yours: { $gem }
panel-next = next
panel-calendar-exit = more keys to escape
panel-calendar-late = Next slam: a die each!
panel-calendar-safe = Next slam: past the bar
panel-calendar-die = Your die lies there
panel-totem = The totem
panel-snakes = Snakes
panel-blessing = Blessed: { $chamber }

notice-no = no
notice-pause = { $player } wants a pause ({ $votes } of { $people }). Agreed?
notice-pause-waits = { $votes } of { $people } for a pause: waiting for { $players }
notice-gone = { $player } lost the line. Pause?
notice-gone-bot = { $player } lost the line. Pause? A bot comes in
notice-more = { $count } more …
notice-fate = { $player } proposes a turn of fate. Agreed?
notice-fate-waits = Fate waits for { $players }
notice-wish = { $player } wants: { $wish }
notice-own-wish = A friend has to confirm: { $wish }
notice-stand = Stand up in time
notice-sitting = You sit: stand up, or nothing works!
notice-toll = { $dice ->
    [one] A die has to be lost. Give one of yours?
   *[other] { $dice } dice have to be lost. Give one of yours?
}
notice-toll-open = { $dice ->
    [one] A die has to be lost: who volunteers?
   *[other] { $dice } dice have to be lost: who volunteers?
}
notice-bond = You are bound: wait for { $player } to roll
notice-then = Then: { $what ->
    [gems] no gems.
    [golden-masks] no golden masks.
    [movement] nobody moves.
   *[start] nobody enters the start.
}
notice-task = { $chamber }: { $price }
notice-timer = { $chamber }
notice-sacrificed = { $chamber }: fetch your die
notice-waits = { $chamber } waits for its timer
notice-time-out = Time out: talk, nobody acts. Go on?
notice-out = out:

report-title = What you did
report-escaped = out at
report-gems = gems
report-rolls = rolls
report-lost = lost
report-helped = helped
