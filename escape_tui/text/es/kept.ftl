# Lo que el servidor dice de los datos conservados.

lobby-set-aside = Esta versión no puede continuar tu partida { $code }. Se conserva.
admin-ban-since = desde { $fact }
admin-ban-until = hasta { $fact }
admin-ban-by = por { $fact }
