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
page-keyboard = keyboard
page-sound-on = Sound is on
page-sound-off = Sound is off
page-ok = OK
page-no-script = This page needs JavaScript; the same game is also there over SSH.
page-welcome =
    You are new here. Your code is { $code }
    This browser remembers it. With it you are the same person elsewhere, also over SSH ({ $command }): choose “I was here before”.
page-cut = The line to the temple is cut. Trying again in { $seconds } s …
page-back = Connected again.
page-left = You have left the temple.
page-come-in = Press OK to come in.

page-played-now = Played now
page-play = Play
page-nobody-plays = Nobody plays in public right now.
page-time-left = { $time } left
page-paused = paused
page-over = over
page-no-clock = no clock
page-depot = { $gems ->
    [one] one gem in the depot
   *[other] { $gems } gems in the depot
}
page-temple-of = The temple of { $code }

page-nothing-here = There is nothing here.
page-no-such-game = No game that everybody may see is played at this table.
page-too-fast = Too many requests. Try again in a while.
page-broke = Something broke on our side, and it has been noted.
page-other-site = This page is not one of this host's.
page-not-understood = This page is not understood. Load it again.
page-too-many-windows = Too many windows are open at your address, or they open too fast. Try again in a while.
