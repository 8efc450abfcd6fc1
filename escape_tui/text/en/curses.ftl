# Module 1: curses.

module-curses = Curses
    .effect = Chambers with a purple mask bring a curse to whoever discovers them.
    .advice = Lift a curse early: the icons cost less time than the trouble does.

-cursed-effect = A purple mask brings a curse, a treasure icon a treasure.
-cursed-advice = Let somebody discover it who can bear a curse.
chamber-cursed-01 = Weeping niche
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-02 = Soot gallery
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-03 = Widow's lamps
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-04 = Gaoler's room
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-05 = Looted treasury
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-06 = Mad scribe
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-07 = Bone crossing
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-08 = Black cistern
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-09 = Rat granary
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-10 = Whisper passage
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-11 = Crooked passage
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-12 = Rusted gate
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-13 = Hall of masks
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }

curse-trap = Trap
    .effect = You may not enter or discover chambers.
    .advice = Two keys open it; a treasure that carries you off works all the same.
curse-broken-die = Broken die
    .effect = One of your dice lies on this card until you lift it.
    .advice = Two torches bring the die back: do it before anything that takes many dice.
curse-mask = Mask
    .effect = Each of your golden masks frees one die only.
    .advice = Stay near a friend whose masks are whole.
curse-silence = Silence
    .effect = You may not talk, call or signal.
    .advice = Listen to the others; what you hold still speaks for you.
curse-lost-dice = Lost dice
    .effect = A roll in haste drops a die for good: wait half a second once your dice lie still.
    .advice = Take a breath after your dice have settled.
curse-cursed-hand = Cursed hand
    .effect = You roll at most three dice at a time.
    .advice = Hold what you need and keep the rest small.

refused-curses-lost-dice = Lost dice: a roll in haste would drop a die. Wait a moment, then roll.
refused-curses-lift = { $reason ->
    [not-cursed] This curse does not lie before you.
    [never] No icons lift { $card }.
   *[other] Lifting it takes { $needs } from your own dice: you lack { $missing }.
}
refused-curses-trap = You are trapped: lift the curse { $lift } before you enter or discover chambers.
refused-curses-silence = You are under a curse of silence: no talking and no calls.
refused-curses-cursed-hand = One hand is on your head: you roll at most { $most } dice at a time.

told-curse-drawn = { $player } draws the curse { $card }.
told-curse-ignored = { $player } draws { $card } once more: it is discarded.
told-curse-lifted = { $player } lifts the curse { $card }.
told-curse-discarded = { $player } is rid of the curse { $card }.
told-curse-bound = The curse { $card } ties { $player } to { $whom }.
told-die-broken = A die of { $player } lies on the card Broken die.
told-die-mended = { $player } takes the die back from the card Broken die.

action-lift-curse = Lift { $card }
