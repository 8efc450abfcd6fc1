# The lobby of a host: tables, chat, watching, records, the card of a first visit.

action-say = say
    .help = Writes a line to your friends.
action-next-game = next game
    .help = Watches the next game that runs here.
action-set-up = set-up
    .help = Changes what this table plays.
    .short = set-up
action-hand-over = hand over
    .help = Makes the one on this seat the opener of the table.
    .short = hand over
action-talk = talk
    .help = Writes a line to everybody here.
action-quick-play = quick play
    .help = Seats you where somebody waits, or at a table with bots.
    .short = quick
action-open-table = open a table
    .help = Opens a table of your own and lets others come.
    .short = open
action-join-code = a code
    .help = Goes to the table whose code you were told.
    .short = code

lobby-title = The camp before the temple
lobby-here = { $count ->
    [one] You are alone
   *[other] { $count } are here
}
lobby-closing = The temple closes in { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}. Games that run may finish; no new ones begin.
lobby-greeting = Welcome, { $name }.

lobby-return = Back to your game
    .help = Your seat is kept, and the others wait for you. Enter takes you back.
lobby-late-title = A game is running at { $code }
lobby-late-hint = Enter: play on for a bot · w: watch · Esc
lobby-give-up-title = Give up the seat that is kept for you?
lobby-give-up-hint = Enter gives it up for good, Esc keeps it.
lobby-quick = Quick play
    .help = Sits you down where somebody waits. If nobody does, a table opens with three bots, and you can be inside the temple within seconds.
lobby-open = Open a table
    .help = A table of your own, with whatever you like in it; public, or only for those who have its code.
lobby-daily = The temple of the day
    .help = { $day }: the same temple and the same dice for every team in the world. Everybody with a key has one try; bots stay outside.
lobby-daily-proof = Sealed as { $seal }. The key of { $day } was { $key }.
lobby-code = I have a code
    .help = Somebody told you the code of a table or of a game: write it here.
lobby-waiting = Tables that wait
lobby-running = Games that run
lobby-nobody-waits = Nobody waits yet. Quick play or a table of your own, and you are the first.
lobby-more = More
lobby-resume = I was here before
    .help = Write the resume code you were shown, and be who you were: your seat, your settings, your records.
lobby-name = My name
    .help = What the others call you.
lobby-records = Records
    .help = Your games, the best teams, and today's temple.
lobby-learn = New here? Learn (5 minutes)
    .help = A first game, step by step, without a clock. You need to have read nothing.
lobby-practise = Practise without a clock
    .help = The same game as slowly as you like, with bots or with whoever joins you.
lobby-challenges = Challenges
    .help = Twenty-six ways to make it harder, and what you have won.
lobby-replays = Replays
    .help = See your finished games again.
lobby-settings = Settings
    .help = Keys, colours, bells, language.
lobby-rules = Rules
    .help = Everything there is to know; search in it.
lobby-leave = Leave
    .help = Out, into the daylight.
lobby-seats = { $taken } of { $seats }
lobby-time-left = { $time } left
lobby-no-clock = practice
lobby-watched = { $count ->
    [0] nobody watches
    [one] 1 watches
   *[other] { $count } watch
}
lobby-counting-in = counting in
lobby-table-of = { $name }’s table
lobby-table =
    .help = Enter: sit down at this table.
lobby-table-daily = Temple of { $day }
lobby-chat = By the fire
lobby-chat-empty = Nobody has said anything yet. { $key } to talk.
lobby-say = Say to everybody here
lobby-say-table = Say to the table
lobby-say-hint = Enter says it, Esc does not.
lobby-join-title = Which code?
lobby-join-hint = Four letters, such as BRZK.
lobby-resume-title = Your resume code
lobby-resume-hint = Twelve letters and digits, as they were shown.
lobby-resume-wrong = No guest has that code here.
lobby-resume-right = Welcome back, { $name }.
lobby-your-code = Resume code
lobby-name-title = What shall we call you?
lobby-name-hint = Enter keeps it, Esc leaves it as it was.
lobby-announcement = From the keeper: { $text }

gathering-title = Table { $code }
gathering-public = public
gathering-by-code = only with the code
gathering-invite = Others come with: { $command }
gathering-link = Or in a browser: { $link }
gathering-free = free
gathering-bot = bot
gathering-ready = ready
gathering-not-ready = not yet
gathering-opener = opened the table
gathering-you = you
gathering-seat =
    .help = Left and right: another colour. { $ready } when you are ready; the game begins when everybody is.
gathering-free-seat =
    .help = A free seat. The opener can give it to a bot; a person who comes later takes the bot's place.
gathering-other =
    .help = The opener can empty this seat, or hand the table over to who sits there.
gathering-begin = I am ready
    .help = When everybody is ready, the temple is laid out and you are counted in.
gathering-setup = Set-up …
    .help = Modules, difficulty, pace, challenge; who may find the table. Only the opener changes it.
gathering-character = Character
    .help = Left and right: who you are. Nobody picks the same; who picks nothing is dealt one.
gathering-card = Card
    .help = The permanent card works all the time; the other one is activated and rests until the next slam.
gathering-dealt = dealt
gathering-replay = See a recorded game together
    .help = Choose a game; everybody at this table and its watchers can see it with you.
gathering-replay-led = See the game that { $name } shows
    .help = See the same moment as the others, and talk about it.
gathering-leave = Stand up
    .help = Back to the lobby; your seat is free for others.
gathering-removed = The opener gave your seat to somebody else.
gathering-works = This works.
gathering-chat = At the table

agreement-title = What this table plays
agreement-group-table = The table
agreement-public = Anybody may find it
    .help = A public table is in the list of the lobby. Otherwise people need its code.
agreement-bots = Bots hold absent friends
    .help = Ten seconds after somebody's line has broken, a bot keeps the adventurer going until they are back.
agreement-name = Name of the table
    .help = Shown in the lobby. Enter: write one.
agreement-done = Done
    .help = Back to the table. Everybody has to be ready anew.

hosted-came-back = { $name } is back.
hosted-left-game = Your seat is kept for { $minutes } minutes.
hosted-seat-elsewhere = You have a seat at table { $code }: here it is. Leave it first to join another.
hosted-held = A bot holds { $name } until they are back.

watching-title = Games to watch
watching-none = No game runs now. One will appear here as soon as it begins.
watching-game =
    .help = Enter: watch this game.
hint-next-game = next game
watching-ended = over
watching-over = That game is over.
watching-only = Only this game runs now.

records-title = Records
records-mine = Your games
records-best = The best teams
records-daily = Temple of { $day }
records-won = escaped
records-lost = buried
records-none = Nothing here yet. The first line could be yours.
records-players = { $count ->
    [one] alone
   *[other] { $count } players
}
records-base = base game
records-free = free game
records-challenge = challenge { $id }
records-time = { $time }
records-see = Enter shows the game again; its number is { $id }.
records-list = List
    .help = Left and right: another list.

welcome-title = Welcome to the temple
welcome-sentence = Ten minutes, a fistful of dice, one temple: everybody gets out, or nobody.
welcome-learn = New here? Learn (5 minutes)
    .help = A first game, step by step, without a clock. First we look whether your terminal draws well.
welcome-language = Language
    .help = Left and right: another language.
welcome-terminal = Check the terminal
    .help = Does it draw well? Lines, colours, a sample die, and the bell.
welcome-right = It looks right
    .help = We remember this for you. Everything can be changed later in the settings.
welcome-palette = Palette
    .help = Which colours do you tell apart best?
welcome-name = Name
    .help = What the others call you. Enter: write it.
welcome-glyphs = Lines
    .help = Do the walls of the chamber join without gaps? Then leave it; otherwise choose plain characters.
welcome-colours = Colours
    .help = Are the six adventurers below each in another colour? If not, try fewer colours.
welcome-colours-none = none
welcome-colours-16 = sixteen
welcome-colours-256 = 256
welcome-colours-truecolor = all
welcome-bells = Bell
    .help = The temple's gongs ring your terminal's bell. Enter rings it now.
welcome-enter = All right, in we go
    .help = To the lobby: tables, games to watch, and people.
welcome-resume = I was here before
    .help = Write the resume code of an earlier visit. This visit's is { $code }: with it you are yourself again, from anywhere.

action-vote-out = vote out
    .help = Says that you want this person to leave, or no longer; most of the others, and at least two, must.
lobby-people = Who is here
    .help = Everybody on this host and what they do. Mute whom you do not want to read.
lobby-profile = You
    .help = Your games, wins and streaks, and whom you play with most.
people-title = Who is here
people-mute = Enter mutes { $name }, for you alone.
people-unmute = Enter lets you hear { $name } again.
people-muted = { $name } (muted)
people-looking-round = looks around
people-waiting = { $code ->
    [none] waits at a table
   *[other] waits at { $code }
}
people-playing = { $code ->
    [none] plays
   *[other] plays at { $code }
}
people-watching = { $code ->
    [none] watches a game
   *[other] watches { $code }
}
profile-title = You
profile-games = Games
profile-wins = Won
profile-streak = Won in a row just now
profile-best-streak = Won in a row at best
profile-challenges = Challenges
profile-of = { $count } of { $all }
profile-companions = Whom you play with
profile-together = { $count ->
    [one] one game
   *[other] { $count } games
}
profile-nobody = Nobody yet. Ask a friend in.
gathering-votes-against = { $count ->
    [one] one wants them out
   *[other] { $count } want them out
}

action-cheer = cheer
    .help = Calls out a cheer that those who play see for a moment.
action-chat = talk
    .help = Says something to those who watch the same game. Those who play do not hear it.
watcher-next-seat = next player
    .help = Looks at the game from beside the next player.
watcher-previous-seat = player before
    .help = Looks at the game from beside the player before.
watcher-seat = player { $number }
    .help = Looks at the game from beside player { $number }; F2 to F6 for the others.
watching-cheer = Cheer them on
watching-say = Say to those who watch
cheer-bravo = Bravo!
cheer-hurry = Hurry!
cheer-careful = Careful!
cheer-close = So close!
cheer-again = One more!
notice-cheer = { $player } cheers: { $cheer }
caption-over = The game is over.
caption-gathering = They gather for another game. Stay, and you will see it.
caption-count-in = They are counted in: ten minutes to find gems, the exit, and each other.
caption-explore = They look for the exit and light gems with dice: { $depot } gems still block the way out.
caption-exit = The exit is found. Each gem lit makes it a key cheaper: { $keys } keys each just now.
caption-slam = The gong! Whoever is not back in the start chamber in { $seconds } s loses a die.
caption-collapse = The temple collapses in { $seconds } s: everybody needs { $keys } keys on the exit.
caption-stuck = { $players }: all dice show black masks. Only a friend's golden mask helps now.
caption-outside = Still on the way back: { $players }.
hint-cheer = cheer
hint-chat = talk
