# Sound: the soundtrack of a table over plain ssh.

gate-listen-in-terminal = Un terminal no reproduce sonido. Quita -t: { $command } | mpv -
gate-odd-listen = ¿Escuchar cómo? listen CODE y después now, au o wav.
gate-too-many-listen = Ya escucha demasiada gente. Inténtalo más tarde.
listen-table-closed = La mesa { $code } se ha cerrado.
page-listen = escuchar
