# La Fontaine.

module-fountain = La Fontaine
    .effect = Une salle qui rend un dé perdu, et des malédictions de poison et de lianes.
    .advice = Un dé perdu à la porte ? Passez à la fontaine.

chamber-fountain = Fontaine
    .effect = Deux masques d’or à vous rendent un dé perdu, une fois par partie.
    .advice = Gardez des masques d’or en chemin.

curse-poison = Poison
    .effect = Un claquement vous coûte un dé au départ, et deux ailleurs.
    .advice = Deux masques d’or vous guérissent. Faites-le avant le gong.
curse-strangle-vines = Lianes paralysantes
    .effect = Vos aventuriers ne paient rien, ne se gardent pas et partent à chaque lancer.
    .advice = On ne va pas loin ainsi. Trouvez d’abord trois torches.

refused-fountain-chamber = { $reason ->
    [elsewhere] Allez d’abord à la fontaine.
    [again] Vous avez déjà bu à la fontaine.
    [nothing-lost] Vous n’avez perdu aucun dé.
   *[other] Fontaine : { $needs }, vos dés seuls ; il manque { $missing }.
}

told-drunk = { $player } boit et retrouve un dé perdu.

action-drink-from-fountain = Boire à la fontaine
    .short = boire

hindered-by-vines = Lianes : vos aventuriers ne paient pas. Levez-les.
