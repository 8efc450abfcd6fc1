# El destino: lo que el aviso dice de una propuesta.

notice-fate-alone = ¿Dados libres por una gema más?
notice-fate-rests = { $player ->
    [none] No todos quisieron el destino
   *[other] { $reason ->
        [fate-early] { $player }: muy pronto, pocos bloqueos
        [fate-late] { $player }: muy tarde para el destino
       *[none] { $player } dijo no al destino
    }
}
