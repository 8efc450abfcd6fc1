# The title, setting up a table, challenges.

screen-subtitle = from the temple

title-play = One to six players at this keyboard, with or without bots.
title-practise = The same game with no clock.
title-learn = A guided first game. Five minutes.
title-challenges = Twenty-six harder games, and the ones you’ve won.
title-replays = Watch finished games again.
title-settings = Keys, colours, bells, language.
title-rules = The full rules, searchable.
title-leave = Out into the daylight.

list-key-move = choose
list-key-choose = open
list-key-change = change
list-key-search = search
list-key-scroll = scroll

setup-start = Start the game
    .help = A five-second countdown, then everyone rolls at once.
setup-group-seats = Players
setup-group-game = The game
setup-group-expansions = Modules
setup-group-queenies = Extras
setup-person = person
setup-bot = bot
setup-person-name = Player { $number }
setup-name = Name
    .help = Enter saves · Esc cancels
setup-seat =
    .help =
        Enter changes the name. Left/right changes the colour.
        The bot key below turns a person into a bot and back.
setup-character = Character
setup-card = Card
setup-card-permanent = permanent
setup-card-activatable = active
setup-card-cost = Costs { $price }, once between slams.
setup-challenge = Challenge
    .help = Sets the modules and extra gems for you. You can still add special chambers, the Pit and the Fountain.
setup-challenge-none = none
setup-challenge-value = { $id }
setup-difficulty = Difficulty
    .help =
        Gentle: three fewer gems. Normal: the usual gems for your team.
        Expert: three more. Professional: six more, and no turn of fate.
setup-difficulty-gentle = gentle
setup-difficulty-normal = normal
setup-difficulty-expert = expert
setup-difficulty-professional = professional
setup-soundtrack = Soundtrack
    .help = Both last ten minutes, with gongs at different times. Practice has no clock.
setup-soundtrack-1 = the first
setup-soundtrack-2 = the second
setup-soundtrack-practice = none (practice)
setup-pace = Pace
    .help = How long dice roll: calm 1.2 seconds, standard 0.8, frantic 0.5.
setup-pace-calm = calm
setup-pace-standard = standard
setup-pace-frantic = frantic
setup-hidden = Hidden clock
    .help = Hides the clock. Listen for the gongs.
setup-honour = On your honour
    .help = Same room? Hand and voice curses run on your honour.
setup-option-special = chambers
    .help = All special chambers, or just the treasure chamber with its chalice.
setup-option-special-all = all
setup-option-special-chalice = just the chalice
setup-option-quest = quest chambers
    .help = All must be done before anyone escapes.
setup-option-trap = trap chambers
    .help = How many to draw at random.
setup-option-time = time chambers
    .help = How many to draw at random.
setup-option-maya = calendar
    .help = Eternal: activate gems in calendar order. Doomed: any order, but falling behind costs you.
setup-option-maya-eternal = eternal
setup-option-maya-doomed = doomed
setup-works = Ready to start
setup-refused = Can’t start like this ({ $rule }).

challenges-level = Level { $level }
challenges-ultimate = Ultimate
challenges-name = Challenge { $id }
challenges-won = won with { $players }
challenges-not-won = not yet
challenges-count = { $won } of { $all } won
challenges-extra = { $count ->
    [one] One extra gem in the depot.
   *[other] { $count } extra gems in the depot.
}
challenges-quests = { $count ->
    [one] One quest.
   *[other] { $count } quests.
}
challenges-choose = Enter opens a table for it.
