# Módulo 1: maldiciones.

module-curses = Maldiciones
    .effect = Si descubres una sala con máscara morada, robas una maldición.
    .advice = Levántalas pronto. Los símbolos cuestan menos que los líos.

-cursed-effect = Una máscara morada trae una maldición, un símbolo de tesoro un tesoro.
-cursed-advice = Que la descubra alguien que aguante una maldición.
chamber-cursed-01 = Nicho de llanto
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-02 = Galería tiznada
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-03 = Luces de luto
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-04 = El carcelero
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-05 = Arca saqueada
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-06 = Escriba loco
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-07 = Cruce de huesos
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-08 = Cisterna negra
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-09 = Las ratas
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-10 = Los susurros
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-11 = Pasillo torcido
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-12 = Reja oxidada
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }
chamber-cursed-13 = Las máscaras
    .effect = { -cursed-effect }
    .advice = { -cursed-advice }

curse-trap = Trampa
    .effect = No puedes entrar en salas ni descubrirlas.
    .advice = Dos llaves la abren. Los tesoros que te mueven aún sirven.
curse-broken-die = Dado roto
    .effect = Uno de tus dados se queda en esta carta hasta que la levantes.
    .advice = Dos fuegos devuelven el dado. Hazlo pronto.
curse-mask = Máscara
    .effect = Cada una de tus máscaras de oro libera un solo dado.
    .advice = Quédate cerca de alguien cuyas máscaras liberen dos.
curse-silence = Silencio
    .effect = No puedes hablar, llamar ni hacer señas.
    .advice = Escucha. Los dados que guardas aún hablan por ti.
curse-lost-dice = Dados perdidos
    .effect = Espera medio segundo con los dados quietos, o pierdes uno para siempre.
    .advice = Respira después de cada tirada.
curse-cursed-hand = Mano maldita
    .effect = Tiras tres dados a la vez como mucho.
    .advice = Guarda lo que necesites y tira el resto.

refused-curses-lift = { $reason ->
    [not-cursed] No tienes esa maldición.
    [never] No se puede levantar: { $card }.
   *[other] Levantarla cuesta { $needs }; falta: { $missing }.
}
refused-curses-trap = No puedes moverte. Levanta antes { $lift }.
refused-curses-silence = Silencio. Levanta antes la maldición.
refused-curses-cursed-hand = Mano maldita: { $most } dados como mucho.

told-curse-drawn = { $player } roba una maldición: { $card }.
told-curse-ignored = { $player } roba otra vez { $card }. Se descarta.
told-curse-lifted = { $player } levanta: { $card }.
told-curse-discarded = { $player } pierde una maldición: { $card }.
told-curse-bound = { $card } ata a { $player } y { $whom }.
told-die-broken = { $player } pone un dado en Dado roto.
told-die-mended = { $player } recupera el dado de Dado roto.

action-lift-curse = Levantar { $card }
    .short = { $card }
refused-curses-lost-dice = Muy pronto: perderías un dado. Espera.

# La barra junto a los dados: cuándo se puede tirar.

tray-wait = espera
warned-curse-drawn-lost-dice = Espera tras tirar o pierdes un dado.
warned-die-lost-curses-lost-dice = Dados perdidos: muy pronto, pierdes uno.
