# Call me: a quiet screen that rings.

lobby-callme = Call me
    .help = A quiet screen. It rings when somebody opens a table, joins yours, or a game night begins.
called-waiting = Quiet here. A bell rings when somebody comes. Leave this window open and do something else.
called-table = A table is open.
called-joined = Somebody joined your table.
called-night = The game night begins.
