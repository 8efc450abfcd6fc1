# Ya nadie puede hacer nada.

notice-standstill = Ya nadie puede tirar. ¿Lo dejan aquí?
notice-standstill-stays = Ya nadie puede tirar. Esperan el final.
told-standstill-reached = Ya nadie puede tirar. Esto acaba pronto.
told-standstill-passed = Alguien puede actuar otra vez.
told-stayed = { $player } quiere quedarse.
action-stay-in-temple = quedarse hasta el final
