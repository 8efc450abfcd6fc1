# A standstill: nobody can act any more.

notice-standstill = Nobody can roll any more. End it here?
notice-standstill-stays = Nobody can roll. You wait for the end.
told-standstill-reached = Nobody can roll any more. It ends soon.
told-standstill-passed = Somebody can move again after all.
told-stayed = { $player } wants to stay.
action-stay-in-temple = stay to the end
