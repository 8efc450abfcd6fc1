tray-seconds = { $count ->
    [one] second
   *[other] seconds
}

team-apart = apart
team-away = away
team-bot = bot

panel-your-cards = Your cards
panel-use-cards = { $key } use
panel-hide-cards = { $key } closes
panel-no-cards = No cards yet.
panel-more = { $count } more: { $key }

action-show-cards = cards
    .help = Shows every open card with all that it does, yours first.

action-legend = signs
    .help = Says what the signs on the map mean.

panel-signs = Signs
panel-all-signs = { $key } explains all of them.
panel-stays = stays
