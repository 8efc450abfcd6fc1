# Nothing to roll: what is left to do.

advice-locked-alone = All dice locked! { $fate } frees them by fate.
advice-locked-friends = All dice locked! { $call } calls a friend.
advice-no-dice = No dice: friends who escape can share.
idle-next-seat = watch a friend
idle-call = call, mark a chamber
watching-friend = { $name ->
    [none] Back to you.
   *[other] You watch { $name }.
}
action-point-at = mark a chamber
told-pointed-at = { $player } marks { $chamber }.
choose-point-at = Mark a chamber
    .ask = Mark which chamber?
