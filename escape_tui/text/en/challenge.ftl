# Challenges.

module-challenge = Challenge
    .effect = One of twenty-six games with modules, quests and extra gems already chosen.
    .advice = The exit lies among the top tiles, and so do the quest chambers.

refused-challenge-list = { $reason ->
    [addition] Only special chambers, the Pit and the Fountain may be added to challenge { $challenge }, not { $module }.
   *[unknown] There is no challenge { $challenge }.
}
