# What companions are called.

bot-name = { $colour ->
    [red] Bot red
    [blue] Bot blue
    [green] Bot green
    [yellow] Bot yellow
    [purple] Bot purple
    [white] Bot white
   *[other] Bot
}
