# The teleport chamber.

module-teleport = Teleport chamber
    .effect = A chamber and a token, with jumps between them.
    .advice = Drop the token at the far end of the temple.
chamber-teleport-chamber = Teleport room
    .effect = Jump from here to the dropped token and back, at no cost.
    .advice = Nobody can jump while the token is carried.

refused-teleport-token = { $reason ->
    [carried] Someone is carrying the token.
    [elsewhere] The token isn’t here.
   *[not-carrying] You aren’t carrying the token.
}
refused-teleport-jump = { $reason ->
    [carried] Someone carries the token. Wait.
    [token-at-home] The token is here. Carry it off first.
    [closed] Nobody can enter { $chamber }.
   *[elsewhere] Jump from the teleport or the token.
}

told-token-taken = { $player } takes the token.
told-token-dropped = { $player } drops the token in { $chamber }.
told-token-returned = The token is back in its chamber.

action-take-token = Take the token
    .short = take token
action-drop-token = Drop the token
    .short = drop token
action-jump = Jump

panel-teleporter = The token
