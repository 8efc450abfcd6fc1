# Was der Server über aufbewahrte Daten sagt.

lobby-set-aside = Diese Version kann euer Spiel { $code } nicht fortsetzen. Es bleibt erhalten.
admin-ban-since = seit { $fact }
admin-ban-until = bis { $fact }
admin-ban-by = von { $fact }
