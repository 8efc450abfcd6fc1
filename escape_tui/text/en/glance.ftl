tray-seconds = { $count ->
    [one] second
   *[other] seconds
}
