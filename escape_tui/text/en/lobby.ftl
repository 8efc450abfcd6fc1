# The lobby: tables, chat, watching, records, the welcome card.

action-say = say
    .help = Writes a line to your friends.
action-next-game = next game
    .help = Watches the next game in progress.
action-set-up = setup
    .help = Changes what this table plays.
    .short = setup
action-hand-over = make host
    .help = Makes the player in this seat the host.
    .short = make host
action-talk = talk
    .help = Writes a line to everyone in the lobby.
action-quick-play = quick play
    .help = Joins a table that needs players, or starts one with bots.
    .short = quick
action-open-table = open a table
    .help = Opens your own table for others to join.
    .short = open
action-join-code = enter a code
    .help = Joins the table with the code you were given.
    .short = code

lobby-title = The camp before the temple
lobby-here = { $count ->
    [one] Nobody else yet
   *[other] { $count } people here
}
lobby-closing = The temple closes in { $minutes ->
    [0] less than a minute
    [one] a minute
   *[other] { $minutes } minutes
}. Games in progress can finish; no new ones start.
lobby-greeting = Welcome, { $name }.

lobby-return = Back to your game
    .help = Your seat is saved. Enter takes you back.
lobby-late-title = { $code } is already playing
lobby-late-hint = Enter takes a bot’s seat · w watches · Esc
lobby-give-up-title = Give up your saved seat?
lobby-give-up-hint = Enter gives it up · Esc keeps it
lobby-quick = Quick play
    .help = Joins an open table or a new game, or opens a table that starts in 15 s.
lobby-quick-table = { $count ->
    [one] 1 waits · { $table }
   *[other] { $count } wait · { $table }
}
lobby-quick-begun = bot’s seat · { $table }
lobby-quick-bots = starts in 15 s with bots
lobby-open = Open a table
    .help = Opens your own table, public or invite-only.
lobby-daily = Daily temple
    .help = { $day }: same temple and dice for every team here. One try per SSH key; no bots.
lobby-daily-best = Best today: { $names } in { $time }.
lobby-code = I have a code
    .help = Got a code from a friend? Type it here.
lobby-waiting = Open tables
lobby-running = Games in progress
lobby-nobody-waits = No open tables. Start one and be the first.
lobby-more = More
lobby-resume = I have a resume code
    .help = Brings back your seat, settings and records.
lobby-name = My name
    .help = The name others see.
lobby-records = Records
    .help = Your games, the best teams, and the daily temple.
lobby-learn = New here? Learn (5 minutes)
    .help = A guided first game with no clock. No reading required.
lobby-learn-again = Learn (5 minutes)
lobby-practise = Practise without a clock
    .help = No clock. Play with bots or friends.
lobby-challenges = Challenges
    .help = Twenty-six harder games, and the ones you’ve won.
lobby-replays = Replays
    .help = Watch your finished games again.
lobby-settings = Settings
    .help = Keys, colours, bells, language.
lobby-rules = Rules
    .help = The full rules, searchable.
lobby-leave = Leave
    .help = Out into the daylight.
lobby-seats = { $taken } of { $seats }
lobby-time-left = { $time } left
lobby-no-clock = practice
lobby-watched = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
lobby-counting-in = countdown
lobby-table-of = { $name }’s table
lobby-table =
    .help = Enter joins this table.
lobby-table-daily = Daily temple, { $day }
lobby-chat = By the fire
lobby-chat-empty = Quiet so far. { $key } to talk.
lobby-say = Say to everyone here
lobby-say-table = Say to the table
lobby-say-hint = Enter sends · Esc cancels
lobby-join-title = Which code?
lobby-join-hint = Four letters, such as BRZK.
lobby-resume-title = Your resume code
lobby-resume-hint = Twelve letters and digits.
lobby-resume-wrong = No guest has that code. Check it and try again.
lobby-resume-right = Welcome back, { $name }.
lobby-your-code = Resume code
lobby-name-title = What should we call you?
lobby-name-hint = Enter saves · Esc cancels
lobby-night = Game night in { $hours } h { $minutes } min ({ $night })
lobby-announcement = Admin: { $text }

gathering-title = Table { $code }
gathering-public = public
gathering-by-code = invite only
gathering-invite = Invite friends: { $command }
gathering-link = In a browser: { $link }
gathering-free = open
gathering-bot = bot
gathering-ready = ready
gathering-not-ready = not yet
gathering-opener = host
gathering-you = you
gathering-seat =
    .help = Left/right changes your colour. { $ready } when you’re ready; everyone must be.
gathering-free-seat =
    .help = Open seat. The host can add a bot; a new player replaces it.
gathering-other =
    .help = The host can empty this seat, or make this player the host.
gathering-begin = I’m ready
    .help = The countdown starts when everyone is ready.
gathering-setup = Setup…
    .help = Modules, difficulty, pace, challenge, who can join. Only the host changes it.
gathering-character = Character
    .help = Left/right chooses. No two alike; no choice means a random one.
gathering-card = Card
    .help = Permanent works all the time. Active costs icons, once between slams.
gathering-dealt = random
gathering-replay = Watch a replay together
    .help = Choose a game. Players and spectators here can watch along.
gathering-replay-led = Watch { $name }’s replay
    .help = Watch along with the others, and talk about it.
gathering-leave = Leave the table
    .help = Back to the lobby. Your seat opens for others.
gathering-removed = The host has given your seat away.
gathering-works = Ready to start
gathering-chat = At the table

agreement-title = Setup
agreement-group-table = The table
agreement-public = Listed in the lobby
    .help = If not, players need the code.
agreement-bots = Stand-in bots
    .help = A bot fills in ten seconds after a player drops out, until they’re back.
agreement-name = Table name
    .help = Shown in the lobby. Press Enter to change it.
agreement-done = Done
    .help = Back to the table. Everyone must press ready again.

hosted-came-back = { $name } is back.
hosted-left-game = Your seat is saved for { $minutes } minutes.
hosted-seat-elsewhere = You have a seat at { $code }, so here it is. Leave it to join another table.
hosted-held = A bot stands in for { $name } until they’re back.

watching-title = Games to watch
watching-none = No games right now. New ones appear here.
watching-game =
    .help = Enter watches this game.
    .late = Enter: watch, or take a bot’s seat.
hint-next-game = next game
watching-over = That game is over.
watching-only = This is the only game in progress.

records-title = Records
records-mine = Your games
records-best = Best teams
records-daily = Daily temple, { $day }
records-won = escaped
records-lost = buried
records-seal = Seal of today’s temple: { $seal }
records-proof = Proof for { $day }:
records-none = Nothing here yet. Be the first!
records-players = { $count ->
    [one] alone
   *[other] { $count } players
}
records-base = base game
records-free = custom game
records-challenge = challenge { $id }
records-time = { $time }
records-see = Enter replays game { $id }.
records-list = List
    .help = Left/right changes the list.

welcome-title = Welcome to the temple
welcome-sentence = Ten minutes, a fistful of dice, one temple. Everyone gets out, or nobody does.
welcome-language = Language
    .help = Left/right changes the language.
welcome-terminal = Check your terminal
    .help = Does it draw well? Lines, colours, a die and the bell.
welcome-right = Looks good
    .help = We’ll remember. Change it any time in Settings.
welcome-palette = Palette
    .help = Which colours can you tell apart best?
welcome-name = Name
    .help = The name others see. Press Enter to change it.
welcome-glyphs = Lines
    .help = Gaps in the walls? Choose plain characters.
welcome-colours = Colours
    .help = Can you tell all six players apart? If not, choose fewer colours.
welcome-colours-none = none
welcome-colours-16 = sixteen
welcome-colours-256 = 256
welcome-colours-truecolor = all
welcome-smooth = Try all colours
    .help = Does the band below turn smooth? Keep them. If not, choose 256 again.
welcome-bells = Bell
    .help = Gongs ring your terminal’s bell. Enter tries it.
welcome-enter = Enter the temple
    .help = Goes to the lobby: play, watch, chat.
welcome-resume = I have a resume code
    .help = Brings back your name, seat and records. This session’s code is { $code }.

action-vote-out = vote out
    .help = Votes to remove this player, or takes it back. Most of the others must agree, at least two.
lobby-people = Who’s here
    .help = See who’s online, and mute anyone.
lobby-profile = You
    .help = Your games, wins, streaks and teammates.
people-title = Who’s here
people-mute = Enter mutes { $name }, only for you.
people-unmute = Enter unmutes { $name }.
people-muted = { $name } (muted)
people-looking-round = in the lobby
people-waiting = { $code ->
    [none] at an open table
   *[other] at open table { $code }
}
people-playing = { $code ->
    [none] playing
   *[other] playing at { $code }
}
people-watching = { $code ->
    [none] watching a game
   *[other] watching { $code }
}
profile-title = You
profile-games = Games
profile-wins = Won
profile-streak = Current streak
profile-best-streak = Best streak
profile-challenges = Challenges
profile-of = { $count } of { $all }
profile-companions = Teammates
profile-together = { $count ->
    [one] one game
   *[other] { $count } games
}
profile-nobody = Nobody yet. Invite a friend.
gathering-votes-against = { $count ->
    [one] 1 vote to remove
   *[other] { $count } votes to remove
}

action-cheer = cheer
    .help = Sends a cheer that players see for a moment.
action-chat = talk
    .help = Talks to the other spectators. Players don’t see it.
watcher-next-seat = next player
    .help = Watches over the next player’s shoulder.
watcher-previous-seat = previous player
    .help = Watches over the previous player’s shoulder.
watcher-seat = player { $number }
    .help = Watches over player { $number }’s shoulder. F2 to F6 for the others.
watching-cheer = Cheer them on
watching-say = Say to the spectators
cheer-bravo = Bravo!
cheer-hurry = Hurry!
cheer-careful = Careful!
cheer-close = So close!
cheer-again = One more!
notice-cheer = { $player } cheers: { $cheer }
caption-over = The game is over.
caption-gathering = They’re getting ready for a rematch. Stay and watch.
caption-count-in = Countdown. Then ten minutes to find gems, the exit, and each other.
caption-explore = { $depot ->
    [0] They hunt for the exit. No gems block it any more.
    [one] They hunt for the exit. One gem still blocks it.
   *[other] They hunt for gems and the exit. { $depot } gems still block it.
}
caption-exit = { $keys ->
    [one] The exit is found. It costs one key each.
   *[other] The exit is found. It costs { $keys } keys each; every gem makes it cheaper.
}
caption-slam = The gong! Players not at the start in { $seconds } s lose a die.
caption-collapse = { $keys ->
    [one] The temple collapses in { $seconds } s. Everyone needs a key at the exit.
   *[other] The temple collapses in { $seconds } s. Everyone needs { $keys } keys at the exit.
}
caption-stuck = { $players }: all dice locked. A friend’s golden mask frees two.
caption-outside = Still on the way back: { $players }
hint-cheer = cheer
hint-chat = talk

# Quick play: people gather for a short while, then the game starts.
quick-starts = Starts in { $seconds } s or when full, with bots in empty seats. If all are ready, it starts now.
rematch-starts = Starts in { $seconds } s. If all are ready, it starts now. A new setup stops this.

# Coming in: where the welcome leads, and a guest who dropped out.

welcome-join = Join { $name }’s table
    .help = Goes straight to table { $code }.
welcome-join-late = Join { $name }’s game
    .help = The game at { $code } is in progress: take a bot’s seat, or watch.
welcome-no-table = Enter the temple
    .help = There is no table { $code } any more. The lobby has others.
welcome-watch = Watch the game
    .help = Shows the game at table { $code }.
welcome-games = Watch a game
    .help = Lists the games that are being played.
welcome-replay = Watch the replay
    .help = Shows the game { $code }.
welcome-study = Play on from there
    .help = Opens a table that plays on from { $code }.
welcome-race = Enter the temple
    .help = Opens a table that races { $code } in the same temple.
welcome-admin = Enter the temple
    .help = Shows sessions, tables and bans.

dropped-title = Are you the { $name } who dropped out?
dropped-told = Your seat at table { $code } is saved for a while.
dropped-hint = Enter: yes, back to the game · Esc: no
dropped-too-late = That seat is taken by now.
plain-dropped = Are you the { $name } who dropped out of table { $code }? Answer yes or no.

farewell-code = To come back as yourself: resume code { $code }
game-menu-code = Resume code { $code }
gathering-code = resume code { $code }
gathering-gentle = Your first games are gentle: three fewer gems. The setup changes that.

share-keys-title = Two at this keyboard
share-keys-told = Split the keys and play at once, left half and right half? Or take turns: Tab changes the player.
share-keys-hint = Enter: split the keys · Esc: take turns
gathering-waits = You’re ready. Waiting for { $names }.

# Call me: a quiet screen that rings.

lobby-callme = Call me
    .help = A quiet screen. It rings when somebody opens a table, joins yours, or a game night begins.
called-waiting = Quiet here. A bell rings when somebody comes. Leave this window open and do something else.
called-table = A table is open.
called-joined = Somebody joined your table.
called-night = The game night begins.
