# Module 1 : les malédictions.

module-curses = Malédictions
    .effect = Découvrez une salle au masque violet et vous piochez une malédiction.
    .advice = Levez-les vite : les symboles coûtent moins que les ennuis.

-cursed-effect = Un masque violet apporte une malédiction, un symbole de trésor un trésor.
-cursed-advice = À découvrir par quelqu’un qui supporte une malédiction.
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
    .effect = Vous ne pouvez ni entrer dans une salle, ni en découvrir.
    .advice = Deux clés l’ouvrent. Les trésors qui déplacent marchent encore.
curse-broken-die = Dé brisé
    .effect = Un de vos dés reste sur cette carte jusqu’à ce que vous la leviez.
    .advice = Deux torches rendent le dé. Faites-le vite.
curse-mask = Masque
    .effect = Chacun de vos masques d’or ne libère qu’un dé.
    .advice = Restez près d’un ami dont les masques en libèrent deux.
curse-silence = Silence
    .effect = Vous ne pouvez ni parler, ni appeler, ni faire signe.
    .advice = Écoutez. Vos dés gardés parlent pour vous.
curse-lost-dice = Dés perdus
    .effect = Dés arrêtés, attendez une demi-seconde, ou perdez-en un.
    .advice = Respirez après chaque lancer.
curse-cursed-hand = Main maudite
    .effect = Vous lancez trois dés à la fois au plus.
    .advice = Gardez ce qu’il faut et lancez le reste.
refused-curses-lost-dice = Trop tôt : un dé serait perdu. Attendez.

refused-curses-lift = { $reason ->
    [not-cursed] Vous n’avez pas cette malédiction.
    [never] Rien ne lève { $card }.
   *[other] La lever coûte { $needs } ; il manque { $missing }.
}
refused-curses-trap = Impossible de bouger. Levez { $lift }.
refused-curses-silence = Silence ! Levez la carte pour parler.
refused-curses-cursed-hand = Main maudite : { $most } dés à la fois au plus.

told-curse-drawn = { $player } pioche une malédiction : { $card }.
told-curse-ignored = { $player } pioche encore { $card }. Carte défaussée.
told-curse-lifted = { $player } lève : { $card }.
told-curse-discarded = { $player } perd une malédiction : { $card }.
told-curse-bound = { $card } lie { $player } et { $whom }.
told-die-broken = { $player } pose un dé sur Dé brisé.
told-die-mended = { $player } reprend le dé de Dé brisé.

action-lift-curse = Lever { $card }
    .short = { $card }

# La barre à côté des dés : quand on peut relancer.

tray-wait = halte
warned-curse-drawn-lost-dice = Lancez sans hâte, ou perdez un dé.
warned-die-lost-curses-lost-dice = Dés perdus : trop tôt, un dé de moins.
