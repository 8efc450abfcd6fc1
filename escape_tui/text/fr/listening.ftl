# Sound: the soundtrack of a table over plain ssh.

gate-listen-in-terminal = Un terminal ne joue pas de son. Retirez -t : { $command } | mpv -
gate-odd-listen = Écouter comment ? listen CODE, puis now, au ou wav.
gate-too-many-listen = Trop de monde écoute déjà. Réessayez plus tard.
listen-table-closed = La table { $code } est fermée.
page-listen = écouter
