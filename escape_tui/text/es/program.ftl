# Lo que solo oyen los programas.

declined-unreadable = Esto no es una petición del protocolo.
declined-too-long = Esta línea es demasiado larga.
declined-only-playing = En una simulación solo valen Play y Pass.
