# Challenges.

module-challenge = Challenge
    .effect = One of twenty-six games with modules, quests and extra gems chosen for you.
    .advice = The exit and the quests are near the top of the pile.

refused-challenge-list = { $reason ->
    [addition] Challenge { $challenge } can’t have { $module }.
   *[unknown] There’s no challenge { $challenge }.
}
