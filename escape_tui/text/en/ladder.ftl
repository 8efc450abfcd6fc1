# The ladder of the week, and achievements.

lobby-ladder = Ladder of the week
    .help = Seven daily temples, your best five count.
ladder-week = Week { $name }
    .help = Left and right change the week. Enter shows the season.
ladder-season = Season { $name }
ladder-teams = Teams
    .help = Left and right change the size.
ladder-empty = No team yet. Try the daily temple!
ladder-points = { $points } points, { $days ->
    [one] 1 day
   *[other] { $days } days
}
ladder-days = Daily temples
ladder-again = play again
ladder-again-help = Enter plays this temple again, unranked, against its best team.
ladder-how = How points count
ladder-score = A win scores 100 plus the seconds left, a loss the gems you activated. Your best five days of seven count.
ladder-team = The same SSH keys are the same team. Each team size has its own list.
ladder-no-ratings = There are no ratings: it takes 22 games to tell apart two teams that differ by 30 seconds. Only sums over many temples mean anything.
ladder-try = One try a day, counted at the first roll. No programs, no bots, limited pauses, one version of the rules.
ladder-seal = Seal: { $seal }
ladder-key = Key: { $key }
ladder-check = Check it anywhere: { $command }. It prints the same seal, and the seed of every replay of that day.
ladder-sealed = The key is published an hour after the day is over. It must match the seal.
plain-word-ladder = ladder

profile-achievements = Achievements
achievement-first-escape = First escape
    .help = You got out of the temple.
achievement-last-second = Last second
    .help = You got out with a second left.
achievement-three-at-once = Three at once
    .help = You freed three stuck friends within ten seconds.
achievement-all-challenges = Every challenge
    .help = You won all the challenges.
