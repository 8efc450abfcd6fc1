# Niemand kann mehr etwas tun.

notice-standstill = Niemand kann mehr würfeln. Ist Schluss?
notice-standstill-stays = Niemand kann mehr würfeln. Ihr wartet aufs Ende.
told-standstill-reached = Niemand kann mehr würfeln. Gleich ist Schluss.
told-standstill-passed = Doch, jemand kann wieder handeln.
told-stayed = { $player } will bleiben.
action-stay-in-temple = bis zum Ende bleiben
