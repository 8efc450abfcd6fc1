# Module 3: illusion chambers.

module-illusion = Illusion chambers
    .effect = Six single-gem chambers vanish whenever the door has slammed.
    .advice = Use them early, and do not rely on the way through them.

-illusion-effect = Vanishes after each slam and goes under the pile; its gem stays activated.
-illusion-advice = Take its gem before the gong, then be elsewhere.
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

told-illusions-vanished = It was an illusion! Gone: { $chambers }.
