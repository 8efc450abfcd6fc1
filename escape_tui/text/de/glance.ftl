tray-seconds = { $count ->
    [one] Sekunde
   *[other] Sekunden
}
