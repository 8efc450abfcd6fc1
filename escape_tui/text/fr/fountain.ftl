# La Fontaine.

module-fountain = La Fontaine
    .effect = Une salle qui rend un dé perdu, et des malédictions de poison et de lianes.
    .advice = Qui a perdu un dé quand la porte a claqué devrait passer à la fontaine.

chamber-fountain = Fontaine
    .effect = Deux de vos masques d’or rendent un dé que vous aviez perdu, une fois par partie.
    .advice = Gardez des masques d’or en chemin.

curse-poison = Poison
    .effect = Quand la porte claque vous perdez un dé dans la salle de départ et deux ailleurs.
    .advice = Deux masques d’or vous guérissent : faites-le avant le gong.
curse-strangle-vines = Lianes paralysantes
    .effect = Vos aventuriers ne paient rien, ne se gardent pas et repartent à chaque lancer.
    .advice = On ne va pas loin ainsi : cherchez d’abord trois torches.

refused-fountain-chamber = { $reason ->
    [elsewhere] La fontaine n’est pas ici.
    [again] Vous avez déjà bu à la fontaine.
    [nothing-lost] Vous n’avez perdu aucun dé.
   *[other] La fontaine demande { $needs } de vous seul : il manque { $missing }.
}

told-drunk = { $player } boit à la fontaine et retrouve un dé perdu.

action-drink-from-fountain = Boire à la fontaine
