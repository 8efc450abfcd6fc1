# Sound: the soundtrack of a table over plain ssh.

gate-listen-in-terminal = A terminal can’t play sound. Leave out -t: { $command } | mpv -
gate-odd-listen = Listen how? listen CODE, and after it now, au or wav.
gate-too-many-listen = Too many people are listening already. Try again later.
listen-table-closed = Table { $code } has closed.
page-listen = listen
