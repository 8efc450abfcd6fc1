# The bar beside the dice that says when a roll is safe.

tray-wait = wait
warned-curse-drawn-lost-dice = Wait after each roll, or lose a die.
warned-die-lost-curses-lost-dice = Lost dice took one: you rolled too soon.
