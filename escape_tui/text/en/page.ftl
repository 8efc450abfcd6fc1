# What the page for browsers says around the game.

page-title = Escape from the temple
page-description = A cooperative escape from a collapsing temple, in real time.
page-game = The game
page-keys = Keys
page-north = north
page-east = east
page-south = south
page-west = west
page-do = do
page-dice = dice
page-roll = roll
page-call = call
page-enter = enter
page-leave = esc
page-links = Links
page-in-lines = Play in plain text
page-in-pictures = Play with pictures
page-told = What happens
page-what-now = What do you do?
page-send = Send
page-send-to-enter = Press Send to enter again.
page-keyboard = keyboard
page-sound = Sound
page-sound-on = Sound is on
page-sound-off = Sound is off
page-ok = OK
page-no-script = This page needs JavaScript. You can also play over SSH.
page-welcome =
    Welcome! Your resume code is { $code }
    This browser remembers it. To play elsewhere, or over SSH ({ $command }), choose “I have a resume code”.
page-cut = Connection lost. Retrying in { $seconds } s…
page-back = Connected again.
page-left = You’ve left the temple.
page-come-in = Press OK to enter.

page-played-now = Games in progress
page-play = Play
page-nobody-plays = No public games right now.
page-time-left = { $time } left
page-paused = paused
page-no-clock = no clock
page-depot = { $gems ->
    [0] no gems in the depot
    [one] one gem in the depot
   *[other] { $gems } gems in the depot
}
page-temple-of = Table { $code }
page-curve = The team’s chances
page-join-table = Join table { $code }
page-watch-table = Watch table { $code }
page-watch-again = A game to watch again
page-waiting-there = Waiting there: { $people }.
page-playing-there = Playing: { $people }.

page-nothing-here = There’s nothing here.
page-no-such-game = No public game at this table.
page-no-such-table = There’s no table { $code }.
page-no-such-replay = There’s no such replay here.
page-too-fast = Too many requests. Try again later.
page-broke = Sorry, something failed on our side. It’s logged.
page-other-site = This page belongs to another site.
page-not-understood = This page is out of date. Reload it.
page-too-many-windows = Too many windows from your address. Close one, or try again later.
