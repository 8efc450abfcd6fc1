# What a host declines, and the screen of its keeper.

declined-playing = A game is being played there.
declined-cannot-write = The host cannot write to its disk just now: no game can begin.
declined-full = There is no seat left.
declined-taken = That seat is taken.
declined-empty = Nobody sits there.
declined-yourself = You cannot remove yourself; stand up instead.
declined-set-up = This set-up cannot be played yet; look at what is wrong with it.
declined-not-playing = No game is being played here.
declined-not-yours = You can only play for yourself.
declined-no-pause-left = This table has used up all its pauses.
declined-not-seated = You do not sit at a table.
declined-not-opener = Only who opened the table can do that.
declined-daily = The temple of the day is the same for everybody: no changes, no bots.
declined-no-such-table = There is no table { $code }.
declined-no-such-game = No game runs at { $code }.
declined-no-such-recording = There is no recording of a game called { $id }.
declined-spectating-full = Too many watch that game already.
declined-closing = The temple is about to close: no new tables.
declined-house-full = All tables are taken. Join one that waits, or try again soon.
declined-too-many-tables = You have too many tables open.
declined-too-fast = Not so fast: the others want to read, too.
declined-no-other-game = No other game is being played.
declined-gone = That visit is over.
declined-not-here = Come in first.
declined-only-watching = From here you can only watch.
declined-out-of-order = That came too late.
declined-nonsense = That makes no sense here.
declined-broken = That did not work. It has been written down.

admin-title = The keeper’s lodge
admin-drain = Close in good order
    .help = No new tables from now on; games may finish, then the host stops.
admin-announce = Announce …
    .help = Everybody sees it, in the lobby and in games.
admin-announce-title = Tell everybody
admin-announce-hint = Enter tells it, Esc does not.
admin-sessions = Sessions
admin-tables = Tables
admin-bans = Shut out
admin-session =
    .help = Enter asks them to leave. b shuts their key out, a their address.
admin-table =
    .help = A table on this host.
admin-ban =
    .help = Enter lets them in again.
admin-kick = ask to leave
admin-ban-key = shut key out
admin-ban-address = shut address out
admin-draining = draining
admin-facts = { $sessions } inside, { $waiting } in line, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
