# Se dice una vez, antes de lo que no tiene vuelta atrás.

caution-vault = ¡Solo una vez! { $price } darían { $most }. { $act } otra vez: { $gems }.
caution-golden = Puede liberar a { $friend }. Guárdala, o { $roll }.
caution-sprint = Tirar acaba la carrera ({ $steps }). Otra vez { $roll }.
caution-special-chalice = El cáliz está dentro: si sales, pierden.
