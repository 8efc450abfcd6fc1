# Module 3 : les salles d’illusion.

module-illusion = Salles d’illusion
    .effect = Six salles à un joyau disparaissent chaque fois que la porte a claqué.
    .advice = Servez-vous-en tôt et ne comptez pas sur le chemin qui les traverse.

chamber-kind-illusion = salle d’illusion
    .effect = Disparaît sous la pile après chaque claquement ; son joyau reste activé.
    .advice = Prenez son joyau avant le gong, puis soyez ailleurs.

told-illusions-vanished = C’était une illusion ! Disparu : { $chambers }.
