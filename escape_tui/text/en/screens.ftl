# Words that screens share.

screen-title = Escape from the temple
screen-yes = Yes
screen-no = No
screen-ok = All right
screen-cancel = Cancel
screen-back = Back
screen-close = Close
screen-continue = Continue
screen-save = Save
screen-search = Search
screen-none = none
screen-on = on
screen-off = off
screen-loading = One moment …
screen-nothing-found = Nothing found.
screen-leave-sure = Leave the game? Your seat stays yours.

screen-too-small =
    This window is { $width }×{ $height }; { $needed_width }×{ $needed_height } is needed.
    Make it larger and everything comes back.

menu-play = Play here
menu-practise = Practise
menu-learn = Learn
menu-challenges = Challenges
menu-replays = Replays
menu-settings = Settings
menu-rules = Rules
menu-leave = Leave

settings-keys = Keys
settings-glyphs = Glyphs
settings-glyphs-unicode = drawn with lines
settings-glyphs-console = for a console
settings-glyphs-ascii = plain characters
settings-palette = Colours
settings-bells = Bells
settings-bells-all = all
settings-bells-gongs = gongs only
settings-bells-off = off
settings-bells-flash = a flash instead
settings-motion = Motion
settings-motion-full = full
settings-motion-reduced = reduced
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-saved = Saved.

count-players = { $count ->
    [one] one player
   *[other] { $count } players
}
count-dice = { $count ->
    [one] one die
   *[other] { $count } dice
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
leaving-keys = Esc leads out, step by step; Ctrl+Q leaves at once.
