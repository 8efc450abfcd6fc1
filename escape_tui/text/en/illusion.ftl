# Module 3: illusion chambers.

module-illusion = Illusion chambers
    .effect = Six single-gem chambers that vanish when the door slams.
    .advice = Use them early, and don’t count on them for the way back.

-illusion-effect = Vanishes under the pile after each slam. Its gem stays active.
-illusion-advice = Activate its gem before the gong, then get out.
chamber-illusion-1 = Illusory niche
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-2 = Illusory hall
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-3 = Illusory lamps
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-4 = Illusory room
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-5 = Illusory hoard
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }
chamber-illusion-6 = Illusory cell
    .effect = { -illusion-effect }
    .advice = { -illusion-advice }

told-illusions-vanished = The illusions vanish.
