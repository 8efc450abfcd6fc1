tray-seconds = { $count ->
    [one] seconde
   *[other] secondes
}
