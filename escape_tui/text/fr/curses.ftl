# Module 1 : les malédictions.

module-curses = Malédictions
    .effect = Les salles au masque violet maudissent qui les découvre.
    .advice = Levez vite une malédiction : les symboles coûtent moins de temps que les ennuis.

-cursed-effect = Un masque violet apporte une malédiction, un symbole de trésor un trésor.
-cursed-advice = Laissez la découvrir par quelqu’un qui peut supporter une malédiction.
chamber-cursed-01 = Niche en pleurs
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-02 = Galerie de suie
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-03 = Lampes en deuil
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-04 = Loge du geôlier
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-05 = Trésor pillé
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-06 = Scribe fou
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-07 = Croisée des os
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-08 = Citerne noire
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-09 = Grenier à rats
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-10 = Couloir hanté
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-11 = Couloir tordu
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-12 = Grille rouillée
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-13 = Les masques
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }

curse-trap = Piège
    .effect = Vous ne pouvez ni entrer dans une salle ni en découvrir.
    .advice = Deux clés l’ouvrent ; un trésor qui vous emporte fonctionne quand même.
curse-broken-die = Dé brisé
    .effect = Un de vos dés reste sur cette carte jusqu’à ce que vous la leviez.
    .advice = Deux torches rendent le dé : faites-le avant tout ce qui demande beaucoup de dés.
curse-mask = Masque
    .effect = Chacun de vos masques d’or ne libère qu’un dé.
    .advice = Restez près d’un ami dont les masques sont intacts.
curse-silence = Silence
    .effect = Vous ne pouvez ni parler, ni appeler, ni faire signe.
    .advice = Écoutez les autres ; les dés que vous gardez parlent encore pour vous.
curse-lost-dice = Dés perdus
    .effect = Un lancer trop rapide perd un dé : attendez une demi-seconde quand les dés sont arrêtés.
    .advice = Respirez un instant quand vos dés se sont arrêtés.
curse-cursed-hand = Main maudite
    .effect = Vous lancez au plus trois dés à la fois.
    .advice = Gardez ce qu’il vous faut et lancez peu.

refused-curses-lost-dice = Dés perdus : un lancer trop rapide ferait tomber un dé. Attendez un instant, puis lancez.
refused-curses-lift = { $reason ->
    [not-cursed] Cette malédiction n’est pas devant vous.
    [never] Aucun symbole ne lève { $card }.
   *[other] Pour la lever il faut { $needs } de vos propres dés : il vous manque { $missing }.
}
refused-curses-trap = Vous êtes pris au piège : levez la malédiction { $lift } avant d’entrer ou de découvrir.
refused-curses-silence = Une malédiction vous réduit au silence : ni paroles ni appels.
refused-curses-cursed-hand = Une main est sur votre tête : vous lancez au plus { $most } dés à la fois.

told-curse-drawn = { $player } pioche la malédiction { $card }.
told-curse-ignored = { $player } pioche encore { $card } : la carte est défaussée.
told-curse-lifted = { $player } lève la malédiction { $card }.
told-curse-discarded = { $player } est débarrassé de la malédiction { $card }.
told-curse-bound = La malédiction { $card } lie { $player } à { $whom }.
told-die-broken = Un dé de { $player } est posé sur la carte Dé brisé.
told-die-mended = { $player } reprend le dé de la carte Dé brisé.

action-lift-curse = Lever { $card }
