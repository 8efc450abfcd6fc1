# Se dice una vez, antes de lo que no tiene vuelta atrás.

caution-vault = ¡Solo una vez! { $price } darían { $most }. { $act } otra vez: { $gems }.
caution-golden = Esa máscara puede liberar a { $friend }. Guárdala, o { $roll }.
caution-sprint = Tirar acaba la carrera (quedan { $steps }). Otra vez { $roll }.
caution-special-chalice = El cáliz sigue dentro: si sales, pierden.
