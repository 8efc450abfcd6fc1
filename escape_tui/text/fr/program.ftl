# Ce qui n’est dit qu’aux programmes.

declined-unreadable = Ce n’est pas une requête du protocole.
declined-too-long = Cette ligne est trop longue.
declined-only-playing = En simulation, seuls Play et Pass sont permis.
