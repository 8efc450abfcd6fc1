# Niemand kann mehr etwas tun.

notice-standstill = Niemand kann mehr würfeln. Ist Schluss?
notice-standstill-stays = Niemand würfelt mehr. Ihr wartet.
told-standstill-reached = Niemand würfelt mehr. Gleich ist Ende.
told-standstill-passed = Doch, jemand kann wieder handeln.
told-stayed = { $player } will bleiben.
action-stay-in-temple = bis zum Ende bleiben
