# Module 1: curses.

module-curses = Curses
    .effect = Discover a chamber with a purple mask and you draw a curse.
    .advice = Lift curses early. The icons cost less than the trouble.

-cursed-effect = A purple mask brings a curse, a treasure icon a treasure.
-cursed-advice = Best discovered by a player who can bear a curse.
chamber-cursed-01 = Weeping niche
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-02 = Soot gallery
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-03 = Widow’s lamps
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-04 = Gaoler’s room
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
    .effect = You can’t enter or discover chambers.
    .advice = Two keys open it. Treasures that move you still work.
curse-broken-die = Broken die
    .effect = One of your dice stays on this card until you lift it.
    .advice = Two torches bring the die back. Do it soon.
curse-mask = Mask
    .effect = Each of your golden masks frees only one die.
    .advice = Stay near a friend whose masks free two.
curse-silence = Silence
    .effect = You can’t talk, call or signal.
    .advice = Listen. The dice you hold still speak for you.
curse-lost-dice = Lost dice
    .effect = Wait half a second after your dice land, or lose one for good.
    .advice = Take a breath after each roll.
curse-cursed-hand = Cursed hand
    .effect = You roll at most three dice at once.
    .advice = Hold what you need and roll the rest.
refused-curses-lost-dice = Too soon: you’d lose a die. Wait.

refused-curses-lift = { $reason ->
    [not-cursed] You don’t have this curse.
    [never] { $card } can’t be lifted.
   *[other] Lifting costs { $needs }; you still need { $missing }.
}
refused-curses-trap = You can’t move. Lift { $lift } first.
refused-curses-silence = Silenced! Lift the curse to talk.
refused-curses-cursed-hand = Cursed hand: roll at most { $most } dice at once.

told-curse-drawn = { $player } draws a curse: { $card }.
told-curse-ignored = { $player } draws { $card } again. It’s discarded.
told-curse-lifted = { $player } lifts { $card }.
told-curse-discarded = { $player } is rid of { $card }.
told-curse-bound = { $card } ties { $player } to { $whom }.
told-die-broken = { $player } puts a die on Broken die.
told-die-mended = { $player } takes the die back from Broken die.

action-lift-curse = Lift { $card }
    .short = { $card }

# The bar beside the dice that says when a roll is safe.

tray-wait = wait
warned-curse-drawn-lost-dice = Wait after each roll, or lose a die.
warned-die-lost-curses-lost-dice = Lost dice took one: you rolled too soon.
