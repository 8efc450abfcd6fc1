# Words that screens share.

screen-title = Escape from the temple
screen-yes = Yes
screen-no = No
screen-ok = OK
screen-cancel = Cancel
screen-back = Back
screen-close = Close
screen-continue = Continue
screen-save = Save
screen-search = Search
screen-labelled = { $label }: { $text }
screen-none = none
screen-on = on
screen-off = off
screen-loading = One moment…
screen-nothing-found = Nothing found.
screen-leave-sure = Leave the game? Your seat is saved.

screen-too-small =
    Your window is { $width }×{ $height }; you need { $needed_width }×{ $needed_height }.
    Make it larger to continue.

menu-play = Play here
menu-practise = Practise
menu-learn = Learn
menu-challenges = Challenges
menu-replays = Replays
menu-settings = Settings
menu-rules = Rules
menu-leave = Leave

settings-keys = Keys
settings-glyphs = Characters
settings-glyphs-unicode = line drawing
settings-glyphs-console = console font
settings-glyphs-ascii = plain characters
settings-palette = Colours
settings-bells = Bells
settings-bells-all = all
settings-bells-gongs = gongs only
settings-bells-off = off
settings-bells-flash = flash instead
settings-motion = Motion
settings-motion-full = full
settings-motion-reduced = reduced
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-saved = Saved.

count-players = { $count ->
    [one] one player
   *[other] { $count } players
}
count-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
count-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
count-gems = { $count ->
    [one] one gem
   *[other] { $count } gems
}
count-keys = { $count ->
    [one] one key
   *[other] { $count } keys
}
count-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
leaving-keys = Esc goes back · Ctrl+Q quits
