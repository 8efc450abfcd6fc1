# What the server declines, and the Admin screen.

declined-playing = That table is already playing.
declined-cannot-write = The server can’t save. No game can start right now.
declined-not-over = The game isn’t over yet.
declined-going-on = The game is about to resume.
declined-said-already = You’ve already said that.
declined-nothing-asked = There’s nothing to answer.
declined-practice = Practice has no end. Leave the game instead.
declined-no-bot-seat = No bot’s seat is open there. You can watch.
declined-seated = You already have a seat there.
declined-seated-elsewhere = You have a seat at another table. Leave it first.
declined-not-watching = You aren’t watching a game.
declined-cheered-already = You just cheered. Let them roll first.
declined-led-already = Someone already leads the replay.
declined-no-replay = No replay is running here.
declined-not-leading = Someone else leads this replay.
declined-full = No seats left. You can watch.
declined-taken = That seat is taken.
declined-empty = Nobody sits there.
declined-yourself = You can’t remove yourself. Leave the table instead.
declined-set-up = This setup can’t start yet. See what’s wrong with it.
declined-not-playing = No game in progress here.
declined-not-yours = You can only play your own seat.
declined-no-pause-left = This table has no pauses left.
declined-not-seated = You aren’t at a table.
declined-not-opener = Only the host can do that.
declined-daily = The daily temple is the same for everyone: no changes, no bots.
declined-daily-over = That day is over. Open today’s temple.
declined-daily-keys = The daily temple needs an SSH key. One try each.
declined-daily-tried = One try each, and someone here has played today.
declined-daily-not-over = You can replay the daily temple when the day is over.
declined-no-such-table = There’s no table { $code }.
declined-no-such-game = No game in progress at { $code }.
declined-no-such-recording = There’s no replay { $id }.
declined-edition-gone = The edition of this game, { $edition }, is gone.
declined-spectating-full = Too many spectators. Try another game.
declined-keeper = Admins can’t be kicked or banned.
declined-signalled = Stopped by a system signal. Can’t be cancelled here.
declined-closing = The temple closes soon. No new tables.
declined-house-full = No room for a new table. Join an open one, or try again soon.
declined-too-many-tables = You have too many tables. Close one first.
declined-too-many-codes = Too many wrong codes. Try again in ten minutes.
declined-too-many-openings = Too many new tables. Wait a minute.
declined-too-fast = Too fast. Give the others time to read.
declined-no-other-game = There’s no other game in progress.
declined-gone = That session is over.
declined-not-here = Enter the temple first.
declined-only-watching = You can only watch here.
declined-out-of-order = Too late.
declined-nonsense = That doesn’t work here.
declined-broken = Sorry, our mistake. It’s logged.

admin-title = Admin
admin-announce = Announce…
    .help = Everyone sees it, in the lobby and in games, with your name.
admin-announce-title = Tell everyone
admin-announce-hint = Enter sends · Esc cancels
admin-drain = Drain and stop
    .help = No new tables. Games finish, then the server stops. You can cancel.
admin-drain-title = Drain and stop?
admin-drain-told = No new tables can open. { $games ->
    [0] No games in progress, so the server stops in ten seconds.
    [one] One game has { $minutes } minutes to finish, then the server stops.
   *[other] { $games } games have { $minutes } minutes to finish, then the server stops.
} You can cancel here until then.
admin-stay-open = Cancel the drain
    .help = The server keeps running, and tables can open again.
admin-workers = Workers
admin-worker-facts = { $visits ->
    [one] one session
   *[other] { $visits } sessions
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
admin-worker =
    .help = Enter drains this worker; the others take over. Asks first.
admin-worker-open =
    .help = Enter opens this worker to sessions and tables again.
admin-worker-title = Drain worker { $name }?
admin-worker-told = Its games move to other workers and nobody loses a connection; games that can’t move finish first. It takes no new sessions until you open it again here.
admin-sessions = Sessions
admin-tables = Tables
admin-bans = Bans
admin-session =
    .help = Enter kicks. b bans the SSH key, a the address. Asks first.
admin-keeper =
    .help = An admin. Admins can’t be kicked or banned.
admin-table =
    .help = A table on this server.
admin-ban =
    .help = Enter unbans.
admin-confirm-hint = Enter confirms · Esc cancels
admin-kick-title = Kick { $name }?
admin-kick-told = Their session ends now. They can come back at once; their seat is saved for a while.
admin-ban-key-title = Ban { $name }?
admin-ban-key-told = Their SSH key is banned and all their sessions end now. They can still come back as a guest. Unban them from this list.
admin-ban-address-title = Ban { $address }?
admin-ban-address-told = { $address } is banned and all sessions from there end now. Unban it from this list.
admin-let-in-title = Unban { $value }?
admin-let-in-told = They can connect again.
admin-draining = draining
admin-facts = { $sessions ->
    [one] one session
   *[other] { $sessions } sessions
}, { $waiting } queued, { $tables ->
    [one] one table
   *[other] { $tables } tables
}

# What operators and their players are told about data that was kept.

lobby-set-aside = This version can’t continue your game { $code }. It’s kept; ask the admin.
admin-ban-since = since { $fact }
admin-ban-until = until { $fact }
admin-ban-by = by { $fact }
