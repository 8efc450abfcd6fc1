# Sound: the soundtrack of a table over plain ssh.

gate-listen-in-terminal = Ein Terminal spielt keinen Ton. Lass -t weg: { $command } | mpv -
gate-odd-listen = Wie zuhören? listen CODE, danach now, au oder wav.
gate-too-many-listen = Es hören schon zu viele zu. Versuch es später noch einmal.
listen-table-closed = Der Tisch { $code } ist geschlossen.
page-listen = anhören
