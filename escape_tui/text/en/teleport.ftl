# The teleport chamber.

module-teleport = Teleport chamber
    .effect = A chamber and a token between which everybody jumps.
    .advice = Carry the token to the far end of the temple and drop it there.
chamber-teleport-chamber = Teleport room
    .effect = From here to the dropped token and back, free.
    .advice = While somebody carries the token nobody jumps.

refused-teleport-token = { $reason ->
    [carried] Somebody carries the token already.
    [elsewhere] The token does not lie in your chamber.
   *[not-carrying] You do not carry the token.
}
refused-teleport-jump = { $reason ->
    [carried] Nobody jumps while the token is carried.
    [token-at-home] The token still lies in the teleport chamber: take it somewhere first.
    [closed] Nobody can enter { $chamber }.
   *[elsewhere] You can jump only from the teleport chamber or from where the token lies.
}

told-token-taken = { $player } takes the token along.
told-token-dropped = { $player } drops the token: { $chamber }.
told-token-returned = The token lies in the teleport chamber again.

action-take-token = Take the token
action-drop-token = Drop the token
action-jump = Jump
