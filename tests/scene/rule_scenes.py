"""What a rule wants a player to know: scenes of the rulebook, and the words that stand on a screen then."""

from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import Difficulty
from escape_tui.modules.curses import CursesInPlay
from escape_tui.modules.queenies.cursedgem import LookAtLocation
from escape_tui.modules.queenies.doomed import StandUp
from escape_tui.modules.queenies.exchange import Exchange
from escape_tui.modules.queenies.maze.genie_lamp import UseGenieLamp
from escape_tui.modules.queenies.maze.short_cut import UseShortCut
from escape_tui.modules.queenies.maze.time_out import UseTimeOut
from escape_tui.modules.queenies.questplus.snakes import Snakes
from escape_tui.modules.queenies.teleport import Teleporter
from escape_tui.modules.queenies.totem import Stacked, Totem
from escape_tui.modules.quest.ghost import Ghost
from escape_tui.modules.quest.obelisk import GemTiles
from escape_tui.modules.quest.task import TaskTiles
from escape_tui.modules.special.chalice import Chalice
from escape_tui.modules.special.large_torch import LargeTorches
from escape_tui.modules.time import BLUE, GREEN
from escape_tui.modules.trap.cliff import Hanging
from escape_tui.modules.treasures import TreasuresInPlay
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.fate import ProposeFate
from escape_tui.rules.gems import ActivateGems
from escape_tui.rules.moving import Enter
from escape_tui.rules.presence import StepAway
from tests.scene.shown_scenes import (
    CARDS,
    HEROES,
    OPEN,
    Shown,
    calendar,
    cursed,
    drawn,
    gems,
    hero,
    owned,
    quest,
    queued,
    robbed,
    sacrificed,
    shows,
    taxed,
    timed,
)
from tests.temple import E, N

#: What each rule that asks something of a player puts on that player's screen.
SHOWN: dict[str, Shown] = {
    "dice.states": shows("╔═K", "▒▒B", "╌╌4", "╭─A", dice="A K* B -"),
    "dice.roll": shows("roll", "Space"),
    "dice.hold": shows("hold", "1-9", "──2──", dice="A K T G B"),
    "dice.black-locks": shows("▒▒B", dice="A K T G B"),
    "dice.golden": shows(" m  free your own dice", " M  free player 1’s dice", dice={0: "G B A", 1: "B"}),
    "dice.used-are-spent": shows("╌╌1", dice="- A"),
    "dice.tumble": shows("still rolling", dice="? ? K", keys=("north",)),
    "dice.offer": shows("T‖║T║", dice={1: "T* A"}),
    "dice.none-left": shows("0 dice", dice=""),
    "base.gems": shows("◇ 7", depot=7),
    "base.five-dice": shows("5 dice"),
    "base.start-together": shows("Activate gems.", then=lambda scene: scene.put(has_begun=False)),
    "base.enter": shows("Ash gallery", "AK", dice="A K T G B"),
    "base.discover": shows("discover", "2A", dice="A A K", at="basic-07"),
    "base.discover-choice": shows(" {west}  discover", " {east}  discover", dice="A A K", at="basic-07"),
    "base.discover-empty": shows("pile empty", pile=""),
    "base.gem-single": shows("4T ◇‖4T→1"),
    "base.gem-triple": shows("10T"),
    "base.gem-pool": shows("T‖║T║", "here", at={0: "basic-01", 1: "basic-01"}, dice={0: "T T", 1: "T*"}),
    "base.gem-once": shows(
        "◆", at="basic-01", dice="T T T T", then=lambda scene: scene.play(ActivateGems(0))
    ),
    "base.gem-bounded": shows("◇ 1", depot=1),
    "base.gem-choice": shows(
        "activate 2 gems", "activate a gem", at="gem-torch-1", dice="T T T T T T T", keys=("act",)
    ),
    "base.escape": shows(" x  escape", "need 8K", at="exit", dice="A A A A A"),
    "base.escape-anytime": shows(" x  escape", "Ash gallery", at="exit", dice="A K A A A"),
    "base.escape-gift": shows(
        "Who gets one of your dice?",
        "give a die to player 1",
        at="exit",
        dice="K K K K K",
        depot=0,
        then=lambda scene: scene.play(Escape(0)),
    ),
    "base.fate": shows(" f  turn of fate", dice="B B B A A"),
    "base.fate-needed": shows(
        " f ",
        "Free all dice for one more gem?",
        players=1,
        dice="B B B A A",
        then=lambda scene: scene.play(ProposeFate(0)),
    ),
    "base.fate-unanimous": shows(
        " f ",
        "player 0 proposes fate. Agree?",
        "15 s",
        viewer=1,
        dice="B A",
        then=lambda scene: scene.play(ProposeFate(0)),
    ),
    "base.fate-twice": shows("fate ◆◆"),
    "base.refusal": shows("2 adventurers", dice="K K K", keys=("south",)),
    "clock.ten-minutes": shows("10:00", soundtrack="1"),
    "clock.three-countdowns": shows("The door slams in 33 s", "seconds", soundtrack="1", after_ms=185_000),
    "clock.slam": shows("Way home:", "←2A", soundtrack="1", after_ms=185_000, at="basic-02"),
    "clock.cues": shows("Gong! Be at the start", soundtrack="1", after_ms=180_500),
    "clock.practice": shows("practice"),
    "clock.hidden": shows("listen", soundtrack="1", is_clock_hidden=True),
    "end.win": shows(
        "Everyone got out", players=1, at="exit", dice="K", depot=0, keys=("escape",), is_still=True
    ),
    "end.lose": shows("The temple falls", soundtrack="1", after_ms=601_000),
    "end.professional": shows("fate -", difficulty=Difficulty.PROFESSIONAL),
    "curses.draw": shows("†", drawing="cursed-02:E start cursed-01:W", modules=CARDS),
    "curses.lift": cursed("trap", "Trap", "2K", " i  Lift Trap", dice="K K A A A"),
    "curses.trap": cursed("trap", "Trap"),
    "curses.broken-die": drawn("broken-die", "Broken die", "1 set aside"),
    "curses.mask": cursed("mask", "Mask"),
    "curses.silence": cursed("silence", "Silence"),
    "curses.lost-dice": cursed("lost-dice", "Lost dice"),
    "curses.cursed-hand": cursed("cursed-hand", "Cursed hand"),
    "treasures.place": shows(
        "$",
        drawing="basic-01:E start cursed-07:W",
        modules=CARDS,
        parts=(TreasuresInPlay((), {"cursed-07": "teleport"}, ((), ()), ((), ()), (0, 0)),),
    ),
    "treasures.claim": shows(
        " e  Claim",
        drawing="basic-01:E start cursed-07:W",
        modules=CARDS,
        at="cursed-07",
        dice="K A A A A",
        parts=(TreasuresInPlay((), {"cursed-07": "teleport"}, ((), ()), ((), ()), (0, 0)),),
    ),
    "treasures.healing-mask": owned("healing-mask", "Healing mask", " i ", dice="B A"),
    "treasures.double-torch": owned("double-torch", "Double torch", " i  Ready the double"),
    "treasures.double-key": owned("double-key", "Double key", " i  Ready the double"),
    "treasures.teleport": owned("teleport", "Teleport", " i  Teleport ", at={1: "basic-02"}),
    "treasures.extra-gem": owned("extra-gem", "Extra gem", " i  Use the extra gem"),
    "treasures.secret-passage": owned("secret-passage", "Secret passage"),
    "illusion.vanish": shows("┅┅", drawing="illusion-1:E start basic-02:W", modules=("illusion",)),
    "special.linked": shows("3T ◇‖3T→1", drawing="linked-1:E start linked-2:W", modules=("special",)),
    "special.double": shows("4T", drawing="basic-01:E start double-1:W", modules=("special",)),
    "special.chalice": shows(
        "The chalice",
        "Treasure room",
        drawing="basic-01:E start treasure-chamber:W",
        modules=("special",),
        parts=(Chalice("treasure-chamber"),),
    ),
    "special.chalice-carry": shows(
        "Carry the chalice",
        drawing="basic-01:E start treasure-chamber:W",
        modules=("special",),
        at="treasure-chamber",
        dice="A A T K G",
        parts=(Chalice("treasure-chamber"),),
        keys=("west",),
    ),
    "special.chalice-anyone": shows(
        "The chalice", "Start", drawing=OPEN, modules=("special",), parts=(Chalice("start"),), viewer=1
    ),
    "special.soul-exchange": drawn("soul-exchange", "exchange souls", modules=("special",), players=3),
    "special.large-torch": shows(
        "♆", drawing=OPEN, modules=("special",), parts=(LargeTorches(("basic-01",)),)
    ),
    "quest.markers": quest("altar", "Quests", "0/1"),
    "quest.altar": quest("altar", "◊ Altar", " e  Sacrifice a die", dice="A A A"),
    "quest.task": quest("task", "the task needs", "2AKT", parts=(TaskTiles("task-1"),)),
    "quest.ghost": quest("ghost", "The ghost", "Start", at="start", parts=(Ghost("start"),)),
    "quest.ghost-closed": quest("ghost", "▐╳▌", at="start"),
    "quest.tree": quest("tree-of-life", "Tree of life", " e  adorn tree", dice="A A A"),
    "quest.obelisk": quest("obelisk", "gem tiles", "◘ 3", at="start", parts=(GemTiles(3),)),
    "quest.obelisk-sealed": quest("obelisk", "gem tiles", "◘ 2", at="start", parts=(GemTiles(2),)),
    "character.permanent": hero("doc", "permanent", "Doc", "Your cards"),
    "character.activatable": hero("doc", "activatable", "Doc", "ready"),
    "character.discoverer-permanent": hero(
        "discoverer",
        "permanent",
        "Place this tile, or bury it?",
        dice="A A K",
        pile="basic-03 basic-05 exit",
        then=lambda scene: scene.play(Discover(0, N)),
    ),
    "character.discoverer-active": hero("discoverer", "activatable", "Discoverer", " i ", dice="A A A"),
    "character.doc-permanent": hero("doc", "permanent", "Doc"),
    "character.doc-active": hero("doc", "activatable", "Cure player 1", dice={0: "G G", 1: "B"}),
    "character.muscleman-permanent": hero("muscleman", "permanent", "Muscleman"),
    "character.muscleman-active": hero("muscleman", "activatable", "Muscleman", " i  Turn", dice="T T"),
    "character.priest-permanent": hero("priest", "permanent", " i  Pray", dice="B B", at={1: "basic-02"}),
    "character.priest-active": hero("priest", "activatable", "Priest", " i ", dice="B B B"),
    "character.mechanic-permanent": hero("mechanic", "permanent", "Mechanic"),
    "character.mechanic-active": hero(
        "mechanic", "activatable", " i  Take the lift", dice="K K", at={1: "basic-02"}
    ),
    "character.mentalist-permanent": hero("mentalist", "permanent", "Mentalist", "2A", dice="A A T"),
    "character.mentalist-active": hero("mentalist", "activatable", "Mentalist"),
    "trap.invocation": shows(
        " e  Summon everyone",
        drawing="basic-01:E start invocation:W",
        modules=("trap",),
        at="invocation",
        dice="K K K A A",
    ),
    "trap.cliff": shows(
        " e  Climb up",
        "need 3T",
        drawing="basic-01:E start cliff-torch:W",
        modules=("trap",),
        at="cliff-torch",
        dice="K K K A A",
        parts=(Hanging({"cliff-torch": "red"}),),
    ),
    "trap.cliff-help": shows(
        " {east}  ",
        drawing="basic-01:E start cliff-torch:W",
        modules=("trap",),
        at={1: "cliff-torch"},
        dice="- - -",
        parts=(Hanging({"cliff-torch": "blue"}),),
    ),
    "trap.slide": shows("⌂ Start ►‖▄█▄      ►", drawing="basic-01:E start slide:W", modules=("trap",)),
    "time.timers": timed("torch", BLUE, "Torch chamber", "60 s"),
    "time.queue": shows(
        "waiting for its timer", drawing="torch:E start lava-dice:W", modules=("time",), then=queued
    ),
    "time.prohibition": timed("prohibition-2", GREEN, "No golden masks!", "Then: nobody moves.", "30 s"),
    "time.sacrifice": shows("fetch your die", "60 s", drawing=OPEN, modules=("time",), then=sacrificed),
    "time.torch": timed("torch", BLUE, "7 torches", "60 s"),
    "time.lava": timed("lava-dice", BLUE, "5 torches", "60 s"),
    "time.volunteer": shows(
        " v ", "You must lose 2 dice. Give one of yours?", "8 s", modules=("time",), players=3, then=taxed
    ),
    "pit.chamber": shows("5B ◇◇‖5B→2", drawing="basic-01:E start pit:W", modules=("pit",)),
    "pit.lost-treasure": owned(
        "teleport",
        "Which treasure do you give up?",
        modules=("pit",),
        dice="A A K",
        then=robbed,
    ),
    "pit.really-cursed": cursed("really-cursed", "Really cursed", modules=("pit",)),
    "doomed.counterspell": owned(
        "counterspell",
        "Counterspell",
        " i ",
        modules=("doomed",),
        then=lambda scene: scene.put_part(CursesInPlay((), (("mask",), ()))),
    ),
    "doomed.doomed": cursed("doomed", "Doomed", "3K", modules=("doomed",)),
    "doomed.stand-up": cursed(
        "stand-up",
        " u ",
        "Stand up in time",
        "8 s",
        modules=("doomed",),
        then=lambda scene: scene.play(StandUp(0)),
    ),
    "fountain.chamber": shows("2G", drawing="basic-01:E start fountain:W", modules=("fountain",)),
    "fountain.poison": cursed("poison", "Poison", modules=("fountain",)),
    "fountain.vines": cursed("strangle-vines", "Strangle vines", modules=("fountain",)),
    "questplus.chaos": quest("chaos", "◊ Chaos chamber"),
    "questplus.constellation": quest(
        "constellation", "◊ Constellation", "nobody at the start", at={0: "constellation", 1: "basic-01"}
    ),
    "questplus.snakes": quest("snake-pit", "Snakes", "ʃ 2", parts=(Snakes(("start", "basic-01")),)),
    "questplus.mind-control": cursed(
        "mind-control",
        " y ",
        "player 0 wants: enter Ash gallery",
        "10 s",
        modules=("questplus",),
        dice="A K A A A",
        viewer=1,
        then=lambda scene: scene.play(Enter(0, E)),
    ),
    "questplus.bond": drawn("magical-bond", "Who are you bound to?", modules=("questplus",), players=3),
    "maze.gear": shows(
        "↑↑↑↑↑↑↑↑↑",
        "Shift which row",
        drawing="basic-01:E start gear:W",
        modules=(*CARDS, "maze"),
        at="gear",
        dice="T T A A A",
        keys=("act",),
    ),
    "maze.weakest-link": cursed("weakest-link", "Weakest link", "stays", modules=("maze",)),
    "maze.misinformation": cursed("misinformation", "Misinformation", "stays", modules=("maze",)),
    "maze.short-cut": owned(
        "short-cut",
        "Which chamber",
        modules=("maze",),
        dice="A A K",
        pile="basic-03 basic-05 exit",
        then=lambda scene: scene.play(UseShortCut(0, N)),
    ),
    "maze.time-out": owned(
        "time-out",
        "Time out: talk, but nobody acts. Resume?",
        "60 s",
        " e ",
        modules=("maze",),
        then=lambda scene: scene.play(UseTimeOut(0)),
    ),
    "maze.genie-lamp": owned(
        "genie-lamp", "Take ", modules=("maze",), then=lambda scene: scene.play(UseGenieLamp(0))
    ),
    "newchar.dungeon": shows("⌂ Start ►‖▄█▄      ►", drawing="basic-01:E start dungeon:W", modules=HEROES),
    "newchar.narrow": shows(
        "Narrow", "need 3T", drawing="basic-01:E start narrow-gauge:W", modules=HEROES, dice="A A A"
    ),
    "newchar.portal": owned("portal", "Portal", " i  Portal ", modules=("character", "newchar")),
    "newchar.clone": owned("clone", "Clone", " i  Ready the clone", modules=("character", "newchar")),
    "newchar.void-permanent": hero("void-runner", "permanent", " i  Run ", dice="A A"),
    "newchar.void-active": hero("void-runner", "activatable", " i  All run", dice="A A", at={1: "start"}),
    "newchar.trickster-permanent": hero(
        "trickster", "permanent", "For which of theirs?", "2K", dice={0: "A", 1: "T K*"}, keys=("cards",)
    ),
    "newchar.trickster-active": hero(
        "trickster",
        "activatable",
        "Swap dice from afar",
        dice={0: "K T", 1: "T B"},
        at={1: "basic-02"},
        keys=("cards",),
    ),
    "maya.tiles": calendar("eternal", "☾", "✹"),
    "maya.eternal": calendar("eternal", "Eternal calendar", "next ✹", "✹ ☾ ✹ ⊛ ✹ ☾ ✹ ⊛ ☾", "▲"),
    "maya.doomed": calendar("doomed", "Doomed calendar", "next ✹", "▲"),
    "maya.doomed-bars": calendar("doomed", "✹ ☾│✹ ⊛ ✹│☾ ✹ ⊛ ☾", "Next slam: a die each!"),
    "maya.doomed-exit": calendar("doomed", "3 2 1 0", "more keys to escape", "+3K", "out: 11K"),
    "maya.doomed-empty-depot": calendar("doomed", " e  Move the", depot=0, at="basic-02", dice="T T T T A"),
    "maya.chamber": calendar(
        "eternal",
        " e  Swap cal",
        drawing="basic-01:E start calendar-chamber:W",
        at="calendar-chamber",
        dice="K K K A A",
    ),
    "exchange.enter": shows(
        "Exchange Mask",
        drawing="basic-01:E start exchange-chamber:W",
        modules=(*CARDS, "exchange"),
        at="exchange-chamber",
        parts=(CursesInPlay((), (("mask",), ())), Exchange((0,))),
    ),
    "teleport.token": shows(
        "The token",
        "Start",
        " e  Take the token",
        drawing="basic-01:E start teleport-chamber:W",
        modules=("teleport",),
        parts=(Teleporter("start"),),
    ),
    "teleport.jump": shows(
        " e  Jump",
        drawing="basic-01:E start teleport-chamber:W",
        modules=("teleport",),
        at="teleport-chamber",
        parts=(Teleporter("start"),),
    ),
    "totem.stack": shows(
        " e  The totem 2 │╳╳╳──────▬▬▬▼▬▬▬──────╳╳╳│",
        drawing="basic-01:E start totem-chamber:W",
        modules=("totem",),
        at="totem-chamber",
        dice="B A",
        parts=(Totem((Stacked(0, Icon.BLACK),) * 2),),
    ),
    "totem.gems": shows(
        " e  Activate",
        "≣5",
        drawing="basic-01:E start totem-chamber:W",
        modules=("totem",),
        at="totem-chamber",
        dice="A A",
        parts=(Totem((Stacked(0, Icon.BLACK),) * 5),),
    ),
    "totem.leave": shows(
        "The totem",
        "≣ 2",
        drawing="basic-01:E start totem-chamber:W",
        modules=("totem",),
        at="totem-chamber",
        parts=(Totem((Stacked(0, Icon.BLACK),) * 2),),
    ),
    "cursedgem.setup": gems("frog", "jaguar", page="cards"),
    "cursedgem.place": gems("▧", lying={"basic-01": "sun"}),
    "cursedgem.look": gems(
        "▧ Sun",
        "jaguar player 1",
        "▧jag",
        lying={"basic-01": "jaguar"},
        at="basic-01",
        dice="K K A A A",
        then=lambda scene: scene.play(LookAtLocation(0)),
    ),
    "cursedgem.escape": gems("yours: frog"),
    "screen.honour": cursed("silence", "Silence", is_honour=True),
    "screen.leave": shows("☻l player", "away", then=lambda scene: scene.play(StepAway(1))),
    "screen.shown": shows("To the exit:  →AK →AK", "out: 8K"),
    "screen.pause": shows("Temple and dice are hidden", "p resumes", is_paused=True),
}

#: Rules that ask nothing that a player would have to see while playing, by what they are about instead.
NOTHING_TO_SEE: dict[str, tuple[str, ...]] = {
    #: It is agreed or dealt before anybody plays; screens of their own show it.
    "set-up": (
        "base.players", "base.tiles", "base.first-two", "base.exit-deep", "base.exit-middle", "end.expert",
        "curses.tiles", "curses.setup-ignored", "illusion.setup", "illusion.masks", "special.setup",
        "special.sixth", "special.treasure-chamber-setup", "quest.setup", "quest.treasure-chamber",
        "character.pick", "trap.setup", "time.setup", "queenie.setup", "questplus.setup",
        "cursedgem.reachable", "challenge.setup", "challenge.list", "challenge.progress", "screen.combine",
    ),
    #: It says what follows, and what follows is seen as it happens.
    "outcome": (
        "dice.faces", "dice.golden-spent", "dice.golden-keep", "dice.payment", "base.gem-alone",
        "clock.slam-escaped", "clock.die-to-lose", "clock.same-instant", "temple.closed",
        "temple.disconnected", "curses.duplicate", "curses.pile-empty", "treasures.once",
        "treasures.pile-empty", "illusion.gems-stay-counted", "illusion.adventurers", "illusion.gaps",
        "illusion.again", "illusion.tokens", "special.chalice-exit", "special.chalice-no-teleport",
        "quest.once", "trap.pull", "trap.platform", "time.who-pays", "time.pause", "questplus.pitfall",
        "maze.mirage", "maya.eternal-escape",
    ),
    #: It only forbids: who tries is told why (`base.refusal`).
    "refusal": (
        "base.enter-blocked", "special.linked-once", "special.double-wall", "special.double-halves",
        "character.forbidden", "trap.platform-waits",
    ),
    #: The same is done by holding the other dice, and programs may say it.
    "by holding": ("dice.roll-some",),
    #: A screen of its own shows it after the game.
    "the end": ("end.report", "end.give-up", "end.forsaken"),
    #: It is about what is on no screen.
    "hidden": ("screen.hidden",),
}  # fmt: skip
