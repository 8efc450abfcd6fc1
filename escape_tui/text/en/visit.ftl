# What the host says to a visitor, in a line, over a screen, and as a farewell.

visit-in-line = The temple is full. You are number { $place } in line; stay, or press q to leave.
visit-idle-warning = Are you still there? Press any key within { $seconds } seconds to stay.
visit-closing-in = The temple closes in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Games that run may finish; no new ones begin.
visit-stays-open = The temple stays open after all.
visit-announcement = { $name }, the keeper: { $text }

farewell-quit = Until the next escape.
farewell-lost = Until the next escape.
farewell-taken-over = You came in again from somewhere else; this window is closed.
farewell-kicked = The keeper of this temple asked you to leave.
farewell-idle = You were away for a long time; the door is open when you come back.
farewell-stalled = Your line took nothing for too long.
farewell-crashed = Something broke on our side, and it has been noted. Your seat is kept: connect again to go on.
farewell-closing = The temple closes for a moment. Your seat is kept: connect again soon.
