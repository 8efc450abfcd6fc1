# Module 4: special chambers, and the cards of the Illusions expansion.

module-special = Special chambers
    .effect = Linked chambers, double chambers and the treasure chamber with its chalice.
    .advice = Send two groups to linked chambers. Remember the chalice before you run.

-linked-effect = Groups in linked chambers activate a gem in each at the same moment.
-linked-advice = Hold your icons and call. The other group must hold theirs.
chamber-linked-1 = Linked fires
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-2 = Linked locks
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-3 = Linked embers
    .effect = { -linked-effect }
    .advice = { -linked-advice }
-double-effect = Two halves with a wall between them. The gems are at the back.
-double-advice = Look for the way round to the back.
chamber-double-1 = Double torches
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-double-2 = Double keys
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-treasure-chamber = Treasure room
    .effect = The chalice is here. It must reach the exit before you all leave.
    .advice = Two players taking turns carry it faster.

curse-soul-exchange = Soul exchange
    .effect = You swap places in the temple with another player. You both keep your dice and cards.
    .advice = Choose a friend who’s where you want to be.
treasure-large-torch = Large torch
    .effect = Makes your chamber a second start chamber until the next slam.
    .advice = Call the others to you instead of running home.
ended-special-chalice = You all got out, but the chalice stayed behind. You lose.
banner-lost-special-chalice = No chalice

refused-special-setup = No such choice of special chambers: { $chambers }.
refused-special-linked = { $reason ->
    [elsewhere] Go to a linked chamber first.
    [alone] Another linked chamber needs someone.
    [dark] The calendar allows no gem here now.
    [not-shown] Enough here. { $chamber } must hold { $needs }.
   *[other] This chamber costs { $needs }; you still need { $missing }.
}
refused-special-linked-once = No gems left in linked chambers.
refused-special-chalice = Game over: the chalice was left behind.
refused-special-chalice-carry = The chalice isn’t in your chamber.
refused-special-soul-exchange = { $reason ->
    [no-choice] You have no souls to exchange.
   *[other] Choose another player inside the temple.
}
refused-special-large-torch = This chamber is already safe.

told-linked-used = Linked chambers pay together: { $chambers }.
told-chalice-found = The chalice! It must reach the exit.
told-chalice-carried = { $player } carries the chalice to { $chamber }.
told-chalice-fell-back = The chalice is back at the start.
told-chalice-recovered = { $player } brings the chalice out!
told-adventurers-swapped = { $player } and { $whom } swap places.
told-torch-lit = { $player } lights a torch. Safe for one slam: { $chamber }.
told-torch-burnt-out = The large torch in { $chamber } has burnt out.

action-activate-linked = Activate the linked chambers
    .short = activate linked
action-carry-chalice = Carry the chalice: { $chamber }
    .short = Chalice
action-exchange-souls = Exchange souls with { $whom }
    .short = { $whom }
action-use-large-torch = Light the large torch here
    .short = large torch

choice-special-soul-exchange = Who do you exchange souls with?

panel-chalice = The chalice
