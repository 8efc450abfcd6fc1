# What the server says outside the game: in the queue, over the screen, as a farewell.

visit-in-line = The temple is full. You’re number { $place } in the queue. Press q to leave.
visit-idle-warning = Still there? Press any key within { $seconds } seconds to stay.
visit-closing-in = The temple closes in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Games in progress can finish; no new ones start.
visit-stays-open = The temple stays open after all.
visit-announcement = { $name }, admin: { $text }

farewell-quit = Until the next escape.
farewell-lost = Until the next escape.
farewell-taken-over = You logged in elsewhere, so this session is closed.
farewell-kicked = An admin ended your session.
farewell-idle = You were away for a long time. Come back whenever you like.
farewell-stalled = Your connection stopped responding.
farewell-crashed = Sorry, something failed on our side. It’s logged. Your seat is saved: connect again to continue.
farewell-nonsense = Too many messages made no sense. See docs/programs.md.
farewell-closing = The temple closes for a moment. Your seat is saved: connect again soon.

gate-banned = You’re banned from this server.
gate-no-such-door = Unknown command. Use join CODE, watch CODE, race CODE, replay ID, export ID, listen CODE, wait, plain, program, status, or none.
gate-not-plain = Not available in plain text. Use plain, plain join CODE or plain watch CODE.
gate-odd-code = A code has letters, digits and dashes: { $word } CODE.
gate-odd-wait = Wait for how many, and how long? wait 2 --for 2h.
gate-too-many-wait = Too many people are waiting already. Try again later.
wait-night = The game night begins.
wait-found = { $count ->
    [one] One person is looking for a game.
   *[other] { $count } people are looking for a game.
}
gate-which-code = Which one? Use { $word } CODE.
gate-not-an-admin = Admins only. Your SSH key isn’t on the allow-list (admin.keys).
gate-no-programs = Programs can’t connect to this server. An admin can allow them (limits.programs).
gate-program-needs-key = A program needs its own SSH key.
gate-too-many-programs = Too many programs are connected. Try again later.
gate-too-many-sessions = Too many open sessions. Close one first.
gate-needs-terminal = This needs a terminal. Add -t before the server name: ssh -t ...
gate-how-to-play =
    Escape the collapsing temple, together, in real time.
    This is a game for a terminal. To play, type:

    {"    "}{ $command }

    To join a table, watch a game, replay one or race its team, add -t and: join CODE, watch CODE, replay ID, race ID.
    For plain text, with a screen reader or a pipe, add: plain.
gate-full = The temple is full, and so is the queue. Try again later.
