# What operators and their players are told about data that was kept.

lobby-set-aside = This version can’t continue your game { $code }. It is kept; ask the admin.
admin-ban-since = since { $fact }
admin-ban-until = until { $fact }
admin-ban-by = by { $fact }
