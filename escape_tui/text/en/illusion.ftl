# Module 3: illusion chambers.

module-illusion = Illusion chambers
    .effect = Six single-gem chambers vanish whenever the door has slammed.
    .advice = Use them early, and do not rely on the way through them.

chamber-kind-illusion = illusion chamber
    .effect = Vanishes after each slam and goes under the pile; its gem stays activated.
    .advice = Take its gem before the gong, then be elsewhere.

told-illusions-vanished = It was an illusion! Gone: { $chambers }.
