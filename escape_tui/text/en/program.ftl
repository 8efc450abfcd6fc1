# What only programs are told.

declined-unreadable = This isn’t a request of the protocol.
declined-too-long = This line is too long.
declined-only-playing = In a simulation, only Play and Pass work.
