# M’appeler : un écran calme qui sonne.

lobby-callme = M’appeler
    .help = Un écran calme. Il sonne quand une table s’ouvre, quand on rejoint la vôtre ou quand une soirée commence.
called-waiting = Tout est calme. Une cloche sonnera quand quelqu’un viendra. Laissez la fenêtre ouverte et faites autre chose.
called-table = Une table est ouverte.
called-joined = Quelqu’un vous a rejoint.
called-night = La soirée commence.
