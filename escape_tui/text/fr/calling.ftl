# M’appeler : un écran calme qui sonne.

lobby-callme = M’appeler
    .help = Un écran calme. Il sonne quand une table s’ouvre, quand on rejoint la vôtre ou quand une soirée commence.
call-waiting = Tout est calme. Une cloche sonnera quand quelqu’un viendra. Laissez la fenêtre ouverte et faites autre chose.
call-table = Une table vient d’ouvrir.
call-joined = Quelqu’un a rejoint votre table.
call-night = La soirée de jeu commence.
