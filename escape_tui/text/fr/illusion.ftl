# Module 3 : les salles d’illusion.

module-illusion = Salles d’illusion
    .effect = Six salles à un joyau qui disparaissent quand la porte claque.
    .advice = Servez-vous-en tôt, et n’y comptez pas pour le retour.

-illusion-effect = Disparaît sous la pile après chaque claquement. Son joyau reste actif.
-illusion-advice = Activez son joyau avant le gong, puis partez.
chamber-illusion-1 = Niche illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-2 = Hall illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-3 = Lampe illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-4 = Loge illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-5 = Or illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-6 = Cave illusoire
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }

told-illusions-vanished = Les illusions disparaissent.
