# Palabras que comparten las pantallas.

screen-title = Huida del templo
screen-yes = Sí
screen-no = No
screen-ok = OK
screen-cancel = Cancelar
screen-back = Atrás
screen-close = Cerrar
screen-continue = Seguir
screen-save = Aceptar
screen-search = Buscar
screen-labelled = { $label }: { $text }
screen-none = ninguno
screen-on = sí
screen-off = no
screen-loading = Un momento…
screen-nothing-found = No se encontró nada.
screen-leave-sure = ¿Dejar la partida? Tu sitio queda reservado.

screen-too-small =
    Tu ventana mide { $width }×{ $height }; hacen falta { $needed_width }×{ $needed_height }.
    Agrándala para seguir.

menu-play = Jugar aquí
menu-practise = Practicar
menu-learn = Aprender
menu-challenges = Desafíos
menu-replays = Repeticiones
menu-settings = Ajustes
menu-rules = Reglas
menu-leave = Salir

settings-keys = Teclas
settings-glyphs = Caracteres
settings-glyphs-unicode = líneas
settings-glyphs-console = letra de consola
settings-glyphs-ascii = caracteres simples
settings-palette = Colores
settings-bells = Sonido
settings-bells-all = todo
settings-bells-gongs = solo gongs
settings-bells-off = nada
settings-bells-flash = un destello
settings-motion = Movimiento
settings-motion-full = completo
settings-motion-reduced = reducido
settings-language = Idioma
settings-language-en = English
settings-language-fr = Français
settings-language-de = Deutsch
settings-language-es = Español
settings-saved = Hecho.

count-players = { $count ->
    [one] una persona
   *[other] { $count } personas
}
count-dice = { $count ->
    [one] un dado
   *[other] { $count } dados
}
count-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
count-gems = { $count ->
    [one] una gema
   *[other] { $count } gemas
}
count-keys = { $count ->
    [one] una llave
   *[other] { $count } llaves
}
count-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
leaving-keys = Esc vuelve atrás · Ctrl+Q cierra
