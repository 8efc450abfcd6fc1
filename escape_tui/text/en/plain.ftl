# The plain game: everything that is told in lines, and the words that are understood.

plain-hello = { $typing ->
    [keys] Escape, told in lines. Keys act at once; the colon key begins a line of words. The question mark tells what you can do.
   *[words] Escape, told in lines. Write words and press Enter. A question mark tells what you can do.
}
plain-unknown = I do not know '{ $said }'; ? tells what you can do.
plain-unknown-key = The key { $key } does nothing here; ? tells what you can do.
plain-too-fast = Too fast: some of that was not heard.
plain-you-can = You can: { $things }.
plain-can-nothing = You can do nothing just now.
plain-or-write = Or write: { $words }.
plain-everywhere = Everywhere: { $words }.
plain-more = All words: { $how }.
plain-which-one = Which one: { $names }?
plain-now-quiet = Quiet: only what you have to know, twelve lines a minute at most.
plain-now-normal = Normal: what happens beside you, and what matters to all.
plain-now-full = Full: everything that happens.
plain-typing = { $typing ->
    [keys] Keys act at once; the colon key begins a line of words.
   *[words] Write words, and press Enter.
}
plain-speaks = We speak English now.
plain-bells = { $bells ->
    [all] Bells ring.
    [gongs] Only gongs ring.
   *[other] No bells ring.
}
plain-muted = { $muted ->
    [yes] You hear no more of { $name }.
   *[no] You hear { $name } again.
}
plain-next-visit = { $plain ->
    [yes] From your next visit on you hear the game in lines.
   *[no] From your next visit on you see the game as a picture. This one stays in lines.
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
plain-hold-what = Hold what? Say the numbers of dice, or keys, torches, adventurers, golden.
plain-freed-own = { $dice ->
    [one] Freed: one die. Roll it.
   *[other] Freed: { $dice } dice. Roll them.
}

# Ways

plain-here = here
plain-out-of-reach = no way there
plain-steps-away = { $count ->
    [one] one step { $sides }
   *[other] { $count } steps { $sides }
}
plain-step = { $price ->
    [none] { $side } free
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
    [exit] You stand on the exit.
   *[other] { $dice ->
        [0] You are in a start chamber, safe.
        [one] You are in a start chamber, but the slam takes a die of yours all the same.
       *[other] You are in a start chamber, but the slam takes { $dice } dice of yours all the same.
    }
}
plain-escape-price = Escaping costs { $price }.

# What can be done

plain-nearly = Nearly: { $things }.
plain-nearly-one = { $what }, { $missing } missing
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
plain-gems-done = The gems here are taken.
plain-gem-price = { $gems ->
    [one] a gem for { $price }
   *[other] { $gems } gems for { $price }
}
plain-gem-count = { $gems } for { $count }
plain-gem-prices = Here: { $prices }.
plain-side-chamber = { $price ->
    [none] { $side } { $chamber }, free
   *[other] { $side } { $chamber } for { $price }
}
plain-side-open = { $side } unknown, discover for { $price }
plain-side-wall = { $side } wall
plain-entrances-of = { $chamber }, { $far }, door { $sides }
plain-overview-gems = { $places ->
    [none] No chamber with gems is known.
   *[other] Gems: { $places }.
}
plain-overview-entrances = { $places ->
    [none] No entrance is open.
   *[other] Unknown: { $places }.
}

# Friends

plain-alone = You play alone.
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
   *[no] { $player } has { $locked } locked.
}
plain-discovered = { $side ->
    [none] Discovered: { $chamber }.
   *[other] Discovered { $side }: { $chamber }.
}
plain-depot = { $depot ->
    [one] One gem left,
   *[other] { $depot } gems left,
} { $keys ->
    [one] one key to escape.
   *[other] { $keys } keys to escape.
}
plain-gone = { $player } lost the line.

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
plain-no-clock = No clock shows.
plain-standing = { $depot ->
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
    [none] The game. You play alone.
   *[other] The game. With you: { $friends }.
}
plain-paused = Pause: the clock stands still.
plain-goes-on = The clock goes on.
plain-paused-help = To go on: { $pause }.
plain-no-such-answer = That is none of the answers.
plain-no-story = Nothing has happened yet.
plain-answer-hint = { $answer } and a number answers. { $seconds ->
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

plain-see-again = See it again: { $command }
plain-end-hint = Another game: { $again }. Leave: { $leave }.
plain-again-wanted = { $players ->
    [none] Nobody wants another game now.
   *[other] Another game is wanted by { $players }; { $count ->
        [one] nobody else is here.
       *[other] { $count } are here.
    }
}

# Watching

plain-watching = You watch { $players }.
plain-running = Game { $code }: { $players }. { $left }, { $gems ->
    [one] one gem
   *[other] { $gems } gems
} to go.
plain-cheered = They hear you.
plain-which-cheer = Which cheer? { $cheers }

# A table

plain-table = { $title ->
    [none] Table { $code }, { $who }.
   *[other] Table { $code }, { $title }, { $who }.
}
plain-seats = Seats: { $seats }; { $free ->
    [0] none free.
   *[other] { $free } free.
}
plain-sitter = { $colour } { $name }{ $me ->
    [yes] , you
   *[no] { "" }
}{ $opener ->
    [yes] , opener
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
plain-opener = { $player } keeps the table now.
plain-agreed = Set-up: { $what }. Be ready anew.
plain-stood-up = { $player } stood up.
plain-ready = { $ready ->
    [yes] You are ready. The game begins when all are.
   *[no] You are not ready.
}
plain-which-seat = Which seat? Say its number, its colour or a name.
plain-which-colour = Which colour: { $colours }?
plain-no-characters = Characters are not in play here.
plain-picked = Yours: { $name }.
plain-no-such-choice = There is no choice '{ $said }' here; setup tells all of them.
plain-table-rules = { $public ->
    [yes] Anybody may find this table
   *[no] Only those with the code find this table
}; { $bots ->
    [yes] bots hold absent friends.
   *[no] nobody holds absent friends.
}
plain-setup = Set-up: { $fields }.
plain-modules-on = In play: { $modules }.
plain-modules-off = Not in play: { $modules }.
plain-on = on
plain-off = off

# The lobby

plain-lobby = { $people ->
    [one] Lobby. Welcome, { $name }. You are alone here.
   *[other] Lobby. Welcome, { $name }. { $people } are here.
}
plain-lobby-tables = { $tables ->
    [0] No table waits,
    [one] One table waits,
   *[other] { $tables } tables wait,
} { $games ->
    [0] no game runs.
    [one] one game runs.
   *[other] { $games } games run.
}
plain-lobby-hint = Quick game: { $quick }. Learn in five minutes: { $learn }.
plain-seat-kept = Your seat is kept. Back to it: { $how }.
plain-waiting = Table { $code } of { $name }: { $people ->
    [one] one person
   *[other] { $people } people
}, { $free ->
    [one] one free seat.
   *[other] { $free } free seats.
}
plain-person = { $doing ->
    [waiting] { $name } at a table
    [playing] { $name } playing
    [watching] { $name } watching
   *[looking-round] { $name }
}
plain-people = Here: { $people }.
plain-resume-code = Your resume code: { $code }. Keep it: it brings you back.
plain-key-is-enough = Your key brings you back; you need no code.
plain-profile = { $games ->
    [one] One game,
   *[other] { $games } games,
} { $wins } won, { $streak } in a row at best.
plain-give-up = You have a seat at another table. Give it up for good? Write yes or no.
plain-late = A game runs at { $code }. Write play to play on for a bot, or watch.

# What is understood: the first word is the one that is taught.

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
plain-word-story = story, journal, news
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
plain-word-release = release, drop, let go, release all
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
plain-word-pause = pause, go on, continue
plain-word-leave = leave, back, stand up and leave
plain-word-again = again, another game, play again
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
plain-word-invite = invite, how do others come
plain-word-remove = remove, empty seat
plain-word-hand-over = hand over
plain-word-vote-out = vote out
plain-word-title = title, call the table
plain-word-public = public, private
plain-word-hold-seats = bots hold, absent friends
plain-word-quick = quick, quick play, quick game, play
plain-word-tables = tables, games, list
plain-word-join = join, go to
plain-word-open = open, open a table, new table
plain-word-learn = learn, lesson, teach me
plain-word-practise = practise, practice
plain-word-return = back, return
plain-word-daily = daily, temple of the day
plain-word-people = people, who is here
plain-word-name = name, my name
plain-word-code = code, my code
plain-word-resume = resume
plain-word-profile = record, profile
plain-word-play-on = play, play on
