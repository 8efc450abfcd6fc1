# Comment s’appellent les bots.

bot-name = { $colour ->
    [red] Bot rouge
    [blue] Bot bleu
    [green] Bot vert
    [yellow] Bot jaune
    [purple] Bot violet
    [white] Bot blanc
   *[other] Bot
}
