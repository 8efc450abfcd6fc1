# Partida rápida: la gente se reúne un momento y luego empieza la partida.
quick-starts = Empieza en { $seconds } s o con la mesa llena; los bots completan el equipo. Si todos están listos, empieza ya.
