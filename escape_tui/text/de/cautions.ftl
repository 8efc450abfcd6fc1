# Einmal gesagt, bevor sich etwas nicht mehr ändern lässt.

caution-vault = Nur einmal! { $price } gäben { $most }. Noch mal { $act }: { $gems }.
caution-golden = Sie könnte { $friend } befreien. Halt sie, oder { $roll }.
caution-sprint = Ein Wurf beendet den Lauf ({ $steps }). Sonst { $roll }.
caution-special-chalice = Kelch ist drin. Geh, und alle verlieren.
