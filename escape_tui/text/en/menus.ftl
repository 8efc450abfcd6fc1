# The title, setting up a table, challenges.

screen-subtitle = from the temple

title-play = Sit down at this keyboard: one to six people, and bots.
title-practise = The same game without a clock, as slowly as you like.
title-learn = A first game, step by step, in five minutes.
title-challenges = Twenty-six ways to make it harder, and what you have won.
title-replays = See finished games again.
title-settings = Keys, colours, bells, language.
title-rules = Everything there is to know; search in it.
title-leave = Out, into the daylight.

list-key-move = choose
list-key-choose = open
list-key-change = change
list-key-search = search
list-key-scroll = read on

setup-start = Start the game
    .help = Lays out the temple and counts in: five seconds, then everybody rolls at once.
setup-group-seats = Who plays
setup-group-game = The game
setup-group-expansions = Modules
setup-group-queenies = Queenies
setup-person = person
setup-bot = bot
setup-person-name = Player { $number }
setup-bot-name = Bot { $number }
setup-name = Name
    .help = Enter keeps it, Esc leaves it as it was.
setup-seat =
    .help =
        Enter: write a name. Left and right: another colour.
        The keys for a person and for a bot add somebody; on a seat, the key for a bot changes who plays it.
setup-character = Character
setup-card = Card
setup-card-permanent = permanent
setup-card-activatable = to activate
setup-card-cost = Costs { $price }, then rests until the next slam.
setup-challenge = Challenge
    .help = A challenge chooses the modules and the extra gems. Special chambers, the Pit and the Fountain may be added to any.
setup-challenge-none = none
setup-challenge-value = { $id }
setup-difficulty = Difficulty
    .help =
        Normal: the gems for your number of players. Expert: three more.
        Professional: six more, and no turn of fate.
setup-difficulty-normal = normal
setup-difficulty-expert = expert
setup-difficulty-professional = professional
setup-soundtrack = Soundtrack
    .help = Both last ten minutes and sound the gongs at other moments. A practice game has no clock at all.
setup-soundtrack-1 = the first
setup-soundtrack-2 = the second
setup-soundtrack-practice = none: practice
setup-pace = Pace
    .help = How long dice tumble: calm 1.2 seconds, standard 0.8, frantic 0.5.
setup-pace-calm = calm
setup-pace-standard = standard
setup-pace-frantic = frantic
setup-hidden = Hidden clock
    .help = No clock on the screen: only gongs and bells tell how late it is.
setup-honour = On your honour
    .help = Curses on hands and voices are only recalled, not enforced: for people in one room.
setup-option-special = chambers
    .help = All special chambers, or only the treasure chamber with its chalice.
setup-option-special-all = all
setup-option-special-chalice = only the chalice
setup-option-quest = quest chambers
    .help = Each must be done before anybody escapes.
setup-option-trap = trap chambers
    .help = So many are drawn at random.
setup-option-time = time chambers
    .help = So many are drawn at random.
setup-option-maya = calendar
    .help = Eternal: gems shine only in the order of the calendar. Doomed: anywhere, but who lags behind pays.
setup-option-maya-eternal = eternal
setup-option-maya-doomed = doomed
setup-works = This can be played.
setup-refused = This cannot be played ({ $rule }).

challenges-level = Level { $level }
challenges-ultimate = Ultimate
challenges-name = Challenge { $id }
challenges-won = won with { $players }
challenges-not-won = not yet
challenges-count = { $won } of { $all } won
challenges-extra = { $count ->
    [one] One gem more in the depot.
   *[other] { $count } gems more in the depot.
}
challenges-quests = { $count ->
    [one] One quest.
   *[other] { $count } quests.
}
challenges-choose = Enter sets up a table for it.
