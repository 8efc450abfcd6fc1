# Call me: a quiet screen that rings.

lobby-callme = Call me
    .help = A quiet screen. It rings when somebody opens a table, joins yours, or a game night begins.
call-waiting = Quiet here. A bell rings when somebody comes. Leave this window open and do something else.
call-table = Somebody has opened a table.
call-joined = Somebody has joined your table.
call-night = The game night begins.
