# Nichts zu würfeln: was bleibt zu tun.

advice-locked-alone = Alles gesperrt! { $fate } wendet das Schicksal.
advice-locked-friends = Alles gesperrt! { $call } ruft nach Gold.
advice-no-dice = Keine Würfel: Am Ausgang gibt es welche.
idle-next-seat = jemandem zusehen
idle-call = rufen, markieren
watching-friend = { $name ->
    [none] Wieder du selbst.
   *[other] Du siehst { $name } zu.
}
action-point-at = Kammer markieren
told-pointed-at = { $player } markiert { $chamber }.
choose-point-at = Kammer markieren
    .ask = Welche Kammer markieren?
