# Ce que le serveur dit des données conservées.

lobby-set-aside = Cette version ne peut pas reprendre votre partie { $code }. Elle est conservée.
admin-ban-since = depuis { $fact }
admin-ban-until = jusqu’au { $fact }
admin-ban-by = par { $fact }
