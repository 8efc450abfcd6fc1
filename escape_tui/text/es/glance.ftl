tray-seconds = { $count ->
    [one] segundo
   *[other] segundos
}
