# Module 4: special chambers, and the cards of the Illusions expansion.

module-special = Special chambers
    .effect = Linked chambers, double chambers and the treasure chamber with its chalice.
    .advice = Send two groups to linked chambers, and think of the chalice before you run for the exit.

-linked-effect = Groups in two or three linked chambers activate a gem in each at the same moment.
-linked-advice = Hold your icons and call: the other group has to hold theirs too.
chamber-linked-1 = Linked fires
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-2 = Linked locks
    .effect = { -linked-effect }
    .advice = { -linked-advice }
chamber-linked-3 = Linked embers
    .effect = { -linked-effect }
    .advice = { -linked-advice }
-double-effect = Two parts with a wall between them; the gems are in the rear part.
-double-advice = Look for the way round to the rear entrance.
chamber-double-1 = Double torches
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-double-2 = Double keys
    .effect = { -double-effect }
    .advice = { -double-advice }
chamber-treasure-chamber = Treasure room
    .effect = The chalice stands here; it has to reach the exit before you all leave.
    .advice = Two who take turns carry it faster than one.

curse-soul-exchange = Soul exchange
    .effect = You and another player steer each other's adventurer.
    .advice = Choose a friend who stands where you would like to be.
treasure-large-torch = Large torch
    .effect = Makes your chamber a second start chamber until the next slam.
    .advice = Call the others to you instead of running home.

ended-special-chalice = All of you got out, but the chalice stayed behind: that is a loss.
banner-lost-special-chalice = No chalice
refused-special-setup = There is no such choice of special chambers: { $chambers }.
refused-special-linked = { $reason ->
    [elsewhere] You are not in a linked chamber.
    [alone] Somebody has to stand in another linked chamber at the same time.
    [dark] The calendar lets none of these linked chambers shine now.
    [not-shown] Here you have enough. Those in { $chamber } have to hold { $needs }.
   *[other] This linked chamber takes { $needs }: you lack { $missing }.
}
refused-special-linked-once = The link has been used: linked chambers give nothing more.
refused-special-chalice = The game is over: the chalice was left behind.
refused-special-chalice-carry = The chalice is not in your chamber.
refused-special-soul-exchange = { $reason ->
    [no-choice] You have no souls to exchange.
   *[other] You can exchange souls only with another player who is still inside.
}
refused-special-large-torch = This chamber is safe already.

told-linked-used = Linked chambers light up at the same moment: { $chambers }.
told-chalice-found = The chalice! It has to reach the exit.
told-chalice-carried = { $player } carries the chalice on ({ $chamber }).
told-chalice-fell-back = The chalice stands in the start chamber again.
told-chalice-recovered = { $player } brings the chalice out: recovered!
told-adventurers-swapped = { $player } and { $whom } change adventurers.
told-torch-lit = { $player } lights a large torch: this chamber is safe until the next slam ({ $chamber }).
told-torch-burnt-out = The large torch has burnt out ({ $chamber }).

action-activate-linked = Activate the linked chambers
action-carry-chalice = Carry the chalice: { $chamber }
action-exchange-souls = Exchange souls with { $whom }
action-use-large-torch = Light the large torch here

choice-special-soul-exchange = With whom do you exchange souls?
