# Studien: Ein Tisch spielt von einem Moment eines beendeten Spiels an weiter.

action-luck = Glück und Spiel
    .help = Trennt an den Wendepunkten Glück und Spiel.
replay-luck-asked = Wird berechnet. Spring in einer halben Minute zu einem Wendepunkt.
replay-luck-known = Spring zu einem Wendepunkt, um es zu lesen.
action-play-on = weiterspielen
    .help = Öffnet einen Tisch, der von diesem Moment an weiterspielt.
replay-play-on = ab hier
replay-no-play-on = Von hier aus geht es nicht weiter.
study-offer-title = Von hier aus weiterspielen?
study-offer-hint = Enter: neue Würfel · s: dieselben · Esc: zurück
study-command = Tipp: { $command }
study-untried = Von hier aus hat noch niemand weitergespielt.
study-results = Von hier aus { $out ->
    [0] kam kein Team heraus
    [one] kam ein Team heraus
   *[other] kamen { $out } Teams heraus
}, { $stayed ->
    [0] keins blieb drin.
    [one] eins blieb drin.
   *[other] { $stayed } blieben drin.
}
lobby-table-study = Studie von { $origin }
agreement-studies = Andere dürfen weiterspielen
    .help = Von einem Moment eures Spiels an, auch als Rätsel der Woche.
gate-odd-moment = Nenn Spiel und Uhr: study ID@4:12.
declined-study = Eine Studie spielt, was gespielt wurde: keine Änderungen.
declined-study-forbidden = Dieser Tisch lässt andere nicht weiterspielen.
declined-study-other-rules = Dieses Spiel hatte andere Regeln.
declined-study-no-clock = Dieses Spiel hatte keine Uhr. Spiel als Übung weiter.

lobby-puzzles = Rätsel der Woche
    .help = Momente, in denen Spiele anderer Teams kippten. Kommt ihr heraus?
puzzles-none = Noch keine Rätsel
    .help = Sie stammen aus öffentlichen Spielen der letzten sieben Tage.
puzzle-task = { $clock }, { $gems ->
    [0] keine Juwelen
    [one] ein Juwel
   *[other] { $gems } Juwelen
}, { $apart ->
    [yes] alle getrennt
   *[no] { $players } Personen
}: raus!
puzzle-chance = Bots kamen in { $percent } % ihrer Versuche heraus.
