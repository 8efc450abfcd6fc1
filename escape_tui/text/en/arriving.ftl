# Coming in: where the welcome leads, and a guest who dropped out.

welcome-join = Join { $name }’s table
    .help = Goes straight to table { $code }.
welcome-join-late = Join { $name }’s game
    .help = The game at { $code } is in progress: take a bot’s seat, or watch.
welcome-no-table = Enter the temple
    .help = There is no table { $code } any more. The lobby has others.
welcome-watch = Watch the game
    .help = Shows the game at table { $code }.
welcome-games = Watch a game
    .help = Lists the games that are being played.
welcome-replay = Watch the replay
    .help = Shows the game { $code }.
welcome-study = Play on from there
    .help = Opens a table that plays on from { $code }.

dropped-title = Are you the { $name } who dropped out?
dropped-told = Your seat at table { $code } is saved for a while.
dropped-hint = Enter: yes, back to the game · Esc: no
dropped-too-late = That seat is taken by now.
plain-dropped = Are you the { $name } who dropped out of table { $code }? Answer yes or no.

farewell-code = To come back as yourself: resume code { $code }
game-menu-code = Resume code { $code }
gathering-code = resume code { $code }
gathering-gentle = Your first games are gentle: three gems fewer. The setup changes that.

share-keys-title = Two at this keyboard
share-keys-told = Split the keys and play at once, left half and right half? Or take turns: Tab changes the player.
share-keys-hint = Enter: split the keys · Esc: take turns
gathering-waits = You’re ready. Waiting for { $names }.
