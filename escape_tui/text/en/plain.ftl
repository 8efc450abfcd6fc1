# The game in plain text, and the words it understands.

plain-hello = { $typing ->
    [keys] Escape, in plain text. Get everyone out before the temple falls. Keys act at once; a colon starts a line of words. Press ? for help.
   *[words] Escape, in plain text. Get everyone out before the temple falls. Type a command, then Enter. Type ? for help.
}
plain-unknown = Unknown: { $said }. Type ? for help.
plain-unknown-key = { $key } does nothing here. Press ? for help.
plain-too-fast = Too fast. Some of that was dropped.
plain-you-can = You can: { $things }.
plain-can-nothing = Nothing to do right now.
plain-or-write = Or type: { $words }.
plain-everywhere = Everywhere: { $words }.
plain-more = All words: { $how }.
plain-which-one = Which one: { $names }?
plain-now-quiet = Quiet: only what you must know, at most twelve lines a minute.
plain-now-normal = Normal: what happens near you, and what matters to everyone.
plain-now-full = Full: everything that happens.
plain-typing = { $typing ->
    [keys] Keys act at once; a colon starts a line of words.
   *[words] Type a command, then Enter.
}
plain-speaks = Now in English.
plain-bells = { $bells ->
    [all] Bells on.
    [gongs] Gongs only.
   *[other] Bells off.
}
plain-muted = { $muted ->
    [yes] { $name } is muted.
   *[no] { $name } is no longer muted.
}
plain-next-visit = { $plain ->
    [yes] From next time, you play in plain text.
   *[no] From next time, you play on the full screen. This session stays in plain text.
}

# Keys

plain-key-space = space
plain-key-up = up arrow
plain-key-down = down arrow
plain-key-left = left arrow
plain-key-right = right arrow
plain-key-backspace = backspace
plain-key-clear = control U

# Dice

plain-adventurers = { $count ->
    [one] adventurer
   *[other] { $count } adventurers
}
plain-keys = { $count ->
    [one] key
   *[other] { $count } keys
}
plain-torches = { $count ->
    [one] torch
   *[other] { $count } torches
}
plain-golden = { $count ->
    [one] golden mask
   *[other] { $count } golden masks
}
plain-black = { $count ->
    [one] black mask
   *[other] { $count } black masks
}
plain-no-dice = no dice left
plain-hand-held = held { $icons }
plain-hand-locked = { $count } locked
plain-hand-spent = { $count } spent
plain-hand-tumbling = { $count } rolling
plain-die = { $state ->
    [held] { $face } held
    [locked] locked
    [spent] spent
    [tumbling] rolling
   *[ready] { $face }
}
plain-dice = { $dice ->
    [none] You have no dice.
   *[other] Dice: { $dice }.
}
plain-rolled = Rolled: { $dice }.
plain-held = { $icons ->
    [none] Nothing held.
   *[other] Held: { $icons }.
}
plain-hold-what = Hold what? Type dice numbers, or keys, torches, adventurers, golden.
plain-freed-own = { $dice ->
    [one] Freed: one die. Roll it.
   *[other] Freed: { $dice } dice. Roll them.
}

# Ways

plain-here = here
plain-out-of-reach = no way there
plain-steps-away = { $count ->
    [one] one step: { $sides }
   *[other] { $count } steps: { $sides }
}
plain-step = { $price ->
    [none] { $side }, no cost
   *[other] { $side } for { $price }
}
plain-way = { $goal ->
    [exit] To the exit, { $count ->
        [one] one step
       *[other] { $count } steps
    }: { $steps }.
   *[other] To the start, { $count ->
        [one] one step
       *[other] { $count } steps
    }: { $steps }.
}
plain-no-way = { $goal ->
    [exit] No way to the exit from here.
   *[other] No way to the start from here.
}
plain-already-there = { $goal ->
    [exit] You’re at the exit.
   *[other] { $dice ->
        [0] You’re in a start chamber, safe.
        [one] You’re in a start chamber, but the slam still takes one of your dice.
       *[other] You’re in a start chamber, but the slam still takes { $dice } of your dice.
    }
}
plain-escape-price = Escaping costs { $price }.

# Actions

plain-nearly = Nearly: { $things }.
plain-nearly-one = { $what }, still needs { $missing }
plain-not-now = { $what }, not now
plain-priced = { $price ->
    [none] { $what }
   *[other] { $what } for { $price }
}
plain-enter = enter { $side }, { $chamber }
plain-discover = discover { $side }

# Around

plain-in = { $company ->
    [none] In { $chamber }.
   *[other] In { $chamber } with { $company }.
}
plain-door-open = { $side } unknown
plain-doors = Doors: { $doors }.
plain-gems-done = No gems left here.
plain-gem-price = { $gems ->
    [one] a gem for { $price }
   *[other] { $gems } gems for { $price }
}
plain-gem-count = { $gems } for { $count }
plain-gem-prices = Here: { $prices }.
plain-side-chamber = { $price ->
    [none] { $side } { $chamber }, no cost
   *[other] { $side } { $chamber } for { $price }
}
plain-side-open = { $side } unknown, discover for { $price }
plain-side-wall = { $side } wall
plain-entrances-of = { $chamber }, { $far }, door { $sides }
plain-overview-gems = { $places ->
    [none] No gem chambers known.
   *[other] Gems: { $places }.
}
plain-overview-entrances = { $places ->
    [none] No open entrances.
   *[other] Unknown: { $places }.
}

# Friends

plain-alone = You’re playing alone.
plain-friend = { $kind ->
    [bot] { $player }, bot: { $place }. { $dice }.
    [away] { $player }, away: { $place }. { $dice }.
   *[person] { $player }: { $place }. { $dice }.
}
plain-friend-out = { $kind ->
    [bot] { $player }, bot: out!
    [away] { $player }, away: out!
   *[person] { $player }: out!
}
plain-cards = Cards: { $cards }.
plain-friend-holds = { $icons ->
    [none] { $player } holds nothing.
   *[other] { $player } holds { $icons }.
}
plain-comes = { $player } comes in.
plain-goes = { $player } goes to { $chamber }.
plain-walks = { $player } enters { $chamber }.
plain-locked = { $stuck ->
    [yes] { $player } is stuck: all dice locked.
   *[no] { $locked ->
        [one] { $player } has one locked die.
       *[other] { $player } has { $locked } locked dice.
    }
}
plain-discovered = { $side ->
    [none] Discovered: { $chamber }.
   *[other] Discovered { $side }: { $chamber }.
}
plain-depot = { $depot ->
    [0] No gems left,
    [one] One gem left,
   *[other] { $depot } gems left,
} { $keys ->
    [one] one key to escape.
   *[other] { $keys } keys to escape.
}
plain-gone = { $player } dropped out.

# The clock

plain-left = { $minutes ->
    [0] { $seconds ->
        [one] One second left.
       *[other] { $seconds } seconds left.
    }
    [one] { $seconds ->
        [0] One minute left.
       *[other] One minute { $seconds } left.
    }
   *[other] { $seconds ->
        [0] { $minutes } minutes left.
       *[other] { $minutes } minutes { $seconds } left.
    }
}
plain-counted = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
}{ $steps ->
    [-1] , no way!
    [0] { "." }
    [one] , one step to go.
   *[other] , { $steps } steps to go.
}{ $absent ->
    [none] { "" }
   *[other] { " " }All is lost unless { $absent } gets home.
}
plain-no-clock = The clock is hidden.
plain-standing = { $depot ->
    [0] No gems in the depot,
    [one] One gem in the depot,
   *[other] { $depot } gems in the depot,
} { $keys ->
    [one] one key to escape;
   *[other] { $keys } keys to escape;
} { $pile ->
    [0] all discovered;
    [one] one chamber to discover;
   *[other] { $pile } chambers to discover;
} { $fate ->
    [0] no turn of fate left.
    [one] one turn of fate left.
   *[other] { $fate } turns of fate left.
}

# In a game

plain-game = { $friends ->
    [none] Game on. You’re playing alone.
   *[other] Game on. With you: { $friends }.
}
plain-paused = Paused.
plain-goes-on = The clock is running again.
plain-paused-help = To resume: { $pause }.
plain-no-such-answer = That’s not one of the answers.
plain-no-story = Nothing has happened yet.
plain-answer-hint = Answer with { $answer } and a number. { $seconds ->
    [one] One second.
   *[other] { $seconds } seconds.
}
plain-yes = Yes: { $how }.
plain-no = No: { $how }.
plain-seconds = { $seconds ->
    [one] One second.
   *[other] { $seconds } seconds.
}

# The end

plain-see-again = Replay: { $command }
plain-end-hint = Rematch: { $again }. Leave: { $leave }.
plain-again-wanted = { $players ->
    [none] Nobody wants a rematch now.
   *[other] { $count ->
        [one] Rematch wanted by { $players }. Nobody else is here.
       *[other] Rematch wanted by { $players }. { $count } people here.
    }
}

# Watching

plain-watching = You’re watching { $players }.
plain-running = Game { $code }: { $players }. { $left }, { $gems ->
    [0] no gems left.
    [one] one gem left.
   *[other] { $gems } gems left.
}
plain-cheered = They heard you.
plain-which-cheer = Which cheer? { $cheers }

# A table

plain-table = { $title ->
    [none] Table { $code }, { $who }.
   *[other] Table { $code }, { $title }, { $who }.
}
plain-seats = Seats: { $seats }; { $free ->
    [0] none open.
   *[other] { $free } open.
}
plain-sitter = { $colour } { $name }{ $me ->
    [yes] , you
   *[no] { "" }
}{ $opener ->
    [yes] , host
   *[no] { "" }
}, { $kind ->
    [bot] bot
    [ready] ready
   *[waiting] not ready
}
plain-colour-red = red
plain-colour-blue = blue
plain-colour-green = green
plain-colour-yellow = yellow
plain-colour-purple = purple
plain-colour-white = white
plain-opener = { $player } is the host now.
plain-agreed = Setup: { $what }. Type ready again.
plain-stood-up = { $player } left the table.
plain-ready = { $ready ->
    [yes] You’re ready. The game starts when everyone is.
   *[no] You’re not ready.
}
plain-which-seat = Which seat? Type its number, its colour or a name.
plain-which-colour = Which colour: { $colours }?
plain-no-characters = Characters aren’t in this game.
plain-picked = Yours: { $name }.
plain-no-such-choice = There’s no option { $said }. Type setup to hear them all.
plain-table-rules = { $public ->
    [yes] Listed in the lobby
   *[no] Invite only
}; { $bots ->
    [yes] stand-in bots on.
   *[no] stand-in bots off.
}
plain-manner = Bots are { $manner }.
plain-setup = Setup: { $fields }.
plain-modules-on = In play: { $modules }.
plain-modules-off = Not in play: { $modules }.
plain-on = on
plain-off = off

# The lobby

plain-lobby = { $people ->
    [one] Lobby. Welcome, { $name }. Nobody else is here yet.
   *[other] Lobby. Welcome, { $name }. { $people } people here.
}
plain-lobby-tables = { $tables ->
    [0] No open tables,
    [one] One open table,
   *[other] { $tables } open tables,
} { $games ->
    [0] no games in progress.
    [one] one game in progress.
   *[other] { $games } games in progress.
}
plain-lobby-hint = Quick game: { $quick }. Learn in five minutes: { $learn }.
plain-seat-kept = Your seat is saved. To go back: { $how }.
plain-waiting = Table { $code }, host { $name }: { $people ->
    [one] one player
   *[other] { $people } players
}, { $free ->
    [0] no open seats.
    [one] one open seat.
   *[other] { $free } open seats.
}
plain-person = { $doing ->
    [waiting] { $name } at a table
    [playing] { $name } playing
    [watching] { $name } watching
   *[looking-round] { $name }
}
plain-people = Here: { $people }.
plain-resume-code = Your resume code: { $code }. Keep it: it brings you back.
plain-key-is-enough = Your SSH key brings you back. You need no code.
plain-profile = { $games ->
    [0] No games,
    [one] One game,
   *[other] { $games } games,
} { $wins } won. Best streak: { $streak }.
plain-give-up = You have a saved seat at another table. Give it up? Type yes or no.
plain-late = { $code } is already playing. Type play to take a bot’s seat, or watch.

# Words that are understood; help shows the first of each line.

plain-word-help = what, ?, help, what can i do, commands
plain-word-all-words = words, more, all words
plain-word-repeat = repeat, say again, last, again please
plain-word-quiet = quiet, say quiet
plain-word-normal = normal, say normal
plain-word-full = full, say full, verbose
plain-word-by-keys = single keys, keys mode
plain-word-by-words = whole words, words mode
plain-word-language = language, speak
plain-word-bells = bells, bell
plain-word-mute = mute, unmute
plain-word-screen = plain, plain on, plain off, screen, picture, say plain
plain-word-quit = quit, exit, goodbye, bye
plain-word-where = where, where am i, look, look around, around
plain-word-dice = dice, my dice, hand
plain-word-team = team, friends, who
plain-word-way = way, way home, home, way out, path
plain-word-standing = time, clock, status, gems left, how late
plain-word-overview = map, overview, gems, entrances
plain-word-story = story, news, journal
plain-word-roll = roll, roll dice, throw
plain-word-north = north, go north, enter north, discover north
plain-word-east = east, go east, enter east, discover east
plain-word-south = south, go south, enter south, discover south
plain-word-west = west, go west, enter west, discover west
plain-word-act = do, act, activate, do it
plain-word-escape = escape, out, get out
plain-word-hold-adventurers = hold adventurers, adventurers, adventurer, hold adventurer
plain-word-hold-keys = hold keys, keys, key, hold key
plain-word-hold-torches = hold torches, torches, torch, hold torch
plain-word-hold-golden = hold golden, golden, gold, hold gold, hold mask
plain-word-release = release, release all, drop, let go
plain-word-golden = free me, mask, use mask, free, free my dice
plain-word-golden-friend = free a friend, free friend, help friend
plain-word-fate = fate, turn of fate, propose fate
plain-word-cards = cards, card, use card, treasures
plain-word-call = call, shout
plain-word-confirm = yes, y, agree, confirm, ok
plain-word-refuse = no, refuse, deny
plain-word-stand = stand, stand up
plain-word-volunteer = give, volunteer, give a die
plain-word-hold = hold, keep
plain-word-answer = answer, choose
plain-word-say = say, tell, talk
plain-word-pause = pause, resume, go on, continue
plain-word-give-up = give up, surrender
plain-word-leave = leave, back, stand up and leave
plain-word-again = rematch, again, another game, play again
plain-word-report = report, how was it
plain-word-caption = what happens, now, look
plain-word-next-game = next, next game
plain-word-cheer = cheer
plain-word-skip = skip, next
plain-word-games = games, list
plain-word-watch = watch
plain-word-ready = ready, start, begin, i am ready
plain-word-seats = seats, who, table
plain-word-bot = bot, add bot
plain-word-setup = setup, set-up, set up, what do we play
plain-word-set = set, change
plain-word-colour = colour, color
plain-word-character = character, be
plain-word-card = card
plain-word-invite = invite, how do others join
plain-word-remove = remove, empty seat
plain-word-hand-over = hand over
plain-word-vote-out = vote out
plain-word-title = title, call the table
plain-word-public = public, private
plain-word-hold-seats = stand-in bots, stand-ins, bots hold, absent friends
plain-word-manner = bots play, manner, companionable
plain-word-quick = quick, quick play, quick game, play
plain-word-tables = tables, games, list
plain-word-join = join, go to
plain-word-open = open, open a table, new table
plain-word-learn = learn, lesson, teach me
plain-word-practise = practise, practice
plain-word-return = back, return
plain-word-daily = daily, daily temple, temple of the day
plain-word-people = people, who is here
plain-word-name = name, my name
plain-word-code = code, my code
plain-word-resume = resume
plain-word-profile = record, profile
plain-word-play-on = play, play on
