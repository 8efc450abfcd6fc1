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
farewell-nonsense = That was not understood too often; the page docs/programs.md says what can be said.
farewell-closing = The temple closes for a moment. Your seat is kept: connect again soon.

gate-banned = You are not welcome here.
gate-no-such-door = There is no such way in. You can say: join CODE, watch CODE, replay ID, export ID, plain, program, or nothing at all.
gate-not-plain = That cannot be told in lines. You can say: plain, plain join CODE, plain watch CODE.
gate-odd-code = A code has letters, digits and dashes: { $word } CODE.
gate-which-code = Which one? Say: { $word } CODE.
gate-not-an-admin = This door is for the keys listed in the host's settings.
gate-no-programs = This host lets no programs in. Its keeper can: limits.programs in the settings says how many.
gate-program-needs-key = A program needs an SSH key of its own, so that others know who it is.
gate-too-many-programs = Too many programs are here already. Try again in a while.
gate-too-many-sessions = You are here too often already. Close one of your other sessions first.
gate-needs-terminal = This needs a terminal. Put -t before the host name: ssh -t ...
gate-how-to-play =
    Escape the collapsing temple, together, in real time.
    This is a game for a terminal. To play, type:

    {"    "}{ $command }

    To join a table, watch a game or see one again, add -t and: join CODE, watch CODE, replay ID.
    To hear the game in lines, for a screen reader or a pipe, add: plain.
gate-full = The temple is full, and so is the line before it. Try again in a while.
