# What a host declines, and the screen of its keeper.

declined-playing = A game is being played there.
declined-cannot-write = The host cannot write to its disk just now: no game can begin.
declined-not-over = The game is not over yet.
declined-going-on = The game is about to go on.
declined-said-already = You have said so already.
declined-nothing-asked = Nobody asks for that just now.
declined-no-bot-seat = No bot's seat is free there.
declined-seated = You sit there already.
declined-seated-elsewhere = You sit at another table already: leave it first.
declined-not-watching = You do not watch a game.
declined-cheered-already = You have just cheered: let them roll first.
declined-led-already = Somebody leads the replay already.
declined-no-replay = No replay is being shown here.
declined-not-leading = Somebody else leads this replay.
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
declined-daily-over = That day is over: open the temple of today.
declined-daily-keys = The temple of the day is for those who come with an SSH key: one try each.
declined-daily-tried = One try each: somebody here has had theirs today.
declined-daily-not-over = The temple of the day is shown again when the day is over.
declined-no-such-table = There is no table { $code }.
declined-no-such-game = No game runs at { $code }.
declined-no-such-recording = There is no recording of a game called { $id }.
declined-spectating-full = Too many watch that game already.
declined-keeper = A keeper of this house cannot be asked to leave or shut out.
declined-signalled = The machine itself asked this host to stop: that cannot be taken back here.
declined-closing = The temple is about to close: no new tables.
declined-house-full = All tables are taken. Join one that waits, or try again soon.
declined-too-many-tables = You have too many tables open.
declined-too-many-codes = Too many codes that were not right. Try again in ten minutes.
declined-too-many-openings = You open tables faster than others can read the list. Wait a minute.
declined-too-fast = Not so fast: the others want to read, too.
declined-no-other-game = No other game is being played.
declined-gone = That visit is over.
declined-not-here = Come in first.
declined-only-watching = From here you can only watch.
declined-out-of-order = That came too late.
declined-nonsense = That makes no sense here.
declined-broken = That did not work. It has been written down.

admin-title = The keeper’s lodge
admin-announce = Announce …
    .help = Everybody sees it, in the lobby and in games, with your name.
admin-announce-title = Tell everybody
admin-announce-hint = Enter tells it, Esc does not.
admin-drain = Close in good order
    .help = No new tables from now on; games may finish, then the host stops. It can be taken back.
admin-drain-title = Close the temple?
admin-drain-told = No table can be opened any more. { $games ->
    [0] Nobody plays, so the host stops in ten seconds.
    [one] One game runs; it may finish within { $minutes } minutes, then the host stops.
   *[other] { $games } games run; they may finish within { $minutes } minutes, then the host stops.
} Until then you can take it back here.
admin-stay-open = Stay open after all
    .help = The host does not stop, and tables can be opened again.
admin-workers = Workers
admin-worker-facts = { $visits } inside, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
admin-worker =
    .help = Enter lets the other workers go on with everything that this one has. You are asked before.
admin-worker-open =
    .help = Enter lets this worker take people and tables again.
admin-worker-title = Empty the worker { $name }?
admin-worker-told = Its games go on at other workers and nobody loses a connection; games that cannot be moved finish first. Nobody new comes to it until you open it again here.
admin-sessions = Sessions
admin-tables = Tables
admin-bans = Shut out
admin-session =
    .help = Enter asks them to leave. b shuts their key out, a their address. You are asked before.
admin-keeper =
    .help = This is a keeper of the house: they cannot be asked to leave or shut out.
admin-table =
    .help = A table on this host.
admin-ban =
    .help = Enter lets them in again.
admin-confirm-hint = Enter does it, Esc does not.
admin-kick-title = Ask { $name } to leave?
admin-kick-told = Their session ends now. They may come back at once, and a seat in a game is kept for a while.
admin-ban-key-title = Shut { $name } out?
admin-ban-key-told = Their key is not let in any more, and all their sessions end now. Without the key they can come back as a guest. This list lets them in again.
admin-ban-address-title = Shut { $address } out?
admin-ban-address-told = Nobody from { $address } is let in any more, and all sessions from there end now. This list lets them in again.
admin-let-in-title = Let { $value } in again?
admin-let-in-told = They may come in as before.
admin-draining = closing
admin-facts = { $sessions } inside, { $waiting } in line, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
