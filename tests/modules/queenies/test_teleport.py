"""The teleport chamber: the token, and the jumps between the two."""

from escape_tui.engine.effect import Command
from escape_tui.hub.bots.advice import box
from escape_tui.modules.queenies.teleport import (
    DropToken,
    Jump,
    TakeToken,
    Teleporter,
    TokenDropped,
    TokenReturned,
)
from escape_tui.modules.special.chalice import Chalice
from escape_tui.rules.ending.leaving import Escape
from escape_tui.rules.exploring import Discover
from escape_tui.rules.moving import AdventurersSwapped, Enter, Entered
from tests.rulebook import rule
from tests.temple import E, N, Scene, W

TELEPORT = ("teleport",)
TEMPLE = "teleport-chamber:E start basic-02:W"
HOME = "teleport-chamber"


def scene_with(token: Teleporter, drawing: str = TEMPLE, **scene: object) -> Scene:
    scene.setdefault("modules", TELEPORT)
    calm = Scene(drawing, **scene)  # type: ignore[arg-type]
    calm.put_part(token)
    return calm


@rule("teleport.token")
def test_the_token_is_taken_carried_and_dropped_anywhere() -> None:
    scene = Scene(TEMPLE, modules=TELEPORT, at={0: HOME}, dice={0: "A A A K A"})
    assert scene.part(Teleporter) == Teleporter(HOME, None)
    scene.refuse(TakeToken(1), "teleport.token", reason="elsewhere")
    assert scene.is_offered(TakeToken(0))
    scene.play(TakeToken(0))
    scene.refuse(TakeToken(1), "teleport.token", reason="carried")
    scene.refuse(DropToken(1), "teleport.token", reason="not-carrying")
    scene.play(Enter(0, E))
    assert scene.is_offered(DropToken(0))
    scene.play(DropToken(0))
    assert scene.part(Teleporter) == Teleporter("start", None)
    scene.play(TakeToken(1))
    assert scene.part(Teleporter).carrier == 1


@rule("teleport.token")
def test_the_token_starts_in_its_chamber_wherever_that_is() -> None:
    scene = Scene(modules=TELEPORT, pile="teleport-chamber exit")
    assert scene.part(Teleporter) == Teleporter(HOME, None)
    assert not any(isinstance(offer.command, TakeToken) for offer in scene.game.offers(0))


@rule("teleport.token", "base.escape")
def test_who_escapes_leaves_the_token_on_the_exit() -> None:
    scene = scene_with(
        Teleporter(carrier=0),
        "teleport-chamber:E start exit:W",
        at={0: "exit"},
        dice={0: "K A A A A"},
        depot=0,
    )
    scene.play(Escape(0))
    assert scene.part(Teleporter) == Teleporter("exit", None)
    assert scene.told(TokenDropped) == [TokenDropped(0, "exit")]
    assert list(scene.game.modules[-1].offers(scene.game, 0)) == []


@rule("teleport.token", "special.soul-exchange")
def test_the_token_stays_in_the_pack_of_its_adventurer() -> None:
    scene = scene_with(Teleporter(carrier=0), players=3)
    scene.game._atomically([AdventurersSwapped(0, 1)])
    assert scene.part(Teleporter).carrier == 1
    scene.game._atomically([AdventurersSwapped(0, 1)])
    assert scene.part(Teleporter).carrier == 0
    scene.game._atomically([AdventurersSwapped(1, 2)])
    assert scene.part(Teleporter).carrier == 0


@rule("teleport.jump")
def test_anyone_jumps_both_ways_between_the_chamber_and_the_dropped_token_free() -> None:
    scene = scene_with(Teleporter("basic-02"), at={0: HOME, 1: "basic-02"}, dice={0: "- -", 1: "- -"})
    assert scene.is_offered(Jump(0))
    assert scene.is_offered(Jump(1))
    scene.play(Jump(0))
    scene.play(Jump(1))
    assert (scene.place(0), scene.place(1)) == ("basic-02", HOME)
    assert scene.told(Entered)[0] == Entered(0, "basic-02", HOME, "teleport.jump")


@rule("teleport.jump")
def test_there_is_no_jump_while_the_token_is_carried_or_at_home_or_from_elsewhere() -> None:
    scene = scene_with(Teleporter(carrier=1), at={0: HOME})
    scene.refuse(Jump(0), "teleport.jump", reason="carried")
    scene.put_part(Teleporter())
    scene.refuse(Jump(0), "teleport.jump", reason="token-at-home")
    scene.put_part(Teleporter("basic-02"))
    scene.refuse(Jump(1), "teleport.jump", reason="elsewhere")
    assert not any(isinstance(offer.command, Jump) for offer in scene.game.offers(1))


@rule("teleport.jump", "trap.cliff")
def test_who_hangs_above_a_cliff_does_not_jump() -> None:
    scene = Scene(
        "teleport-chamber:E start",
        modules=("teleport", "trap"),
        pile="cliff-key exit",
        dice={0: "A A A A A"},
    )
    scene.put_part(Teleporter("cliff-key"))
    scene.play(Discover(0, N))
    scene.refuse(Jump(0), "trap.cliff")


@rule("teleport.jump", "special.chalice-no-teleport")
def test_the_chalice_stays_behind_when_somebody_jumps() -> None:
    scene = scene_with(Teleporter("basic-02"), at={0: HOME}, modules=("teleport", "special"))
    scene.put_part(Chalice(HOME))
    scene.play(Jump(0))
    assert scene.place(0) == "basic-02"
    assert scene.part(Chalice).chamber == HOME


@rule("illusion.tokens", "teleport.token")
def test_the_token_of_a_chamber_that_vanishes_lies_at_home_again() -> None:
    scene = scene_with(
        Teleporter("illusion-1"),
        "teleport-chamber:E start illusion-1:W",
        modules=("teleport", "illusion"),
        soundtrack="1",
        at={0: "illusion-1"},
    )
    scene.clock(218)
    assert scene.part(Teleporter) == Teleporter()
    assert scene.told(TokenReturned) == [TokenReturned()]


@rule("illusion.tokens", "teleport.token")
def test_the_token_in_somebodys_hands_stays_there_when_his_chamber_vanishes() -> None:
    scene = scene_with(
        Teleporter(carrier=0),
        "teleport-chamber:E start illusion-1:W",
        modules=("teleport", "illusion"),
        soundtrack="1",
        at={0: "illusion-1"},
    )
    scene.clock(218)
    assert scene.place(0) == "start"
    assert scene.part(Teleporter).carrier == 0
    assert scene.temple.way("start", HOME) == (W,)


FAR_AWAY = "teleport-chamber:E basic-07 basic-13 start"


@rule("teleport.token", "teleport.jump")
def test_companions_bring_the_token_home_from_afar_and_jump_before_the_door_slams() -> None:
    def thought_of(scene: Scene) -> list[Command]:
        return [errand.command for errand in box.errands(scene.game, 0)]

    assert thought_of(scene_with(Teleporter())) == [], "the way is short"
    scene = scene_with(Teleporter(), FAR_AWAY, at={0: HOME}, soundtrack="1")
    assert thought_of(scene) == [TakeToken(0)]
    scene.play(TakeToken(0))
    assert thought_of(scene) == [DropToken(0)]
    scene.put_part(Teleporter("start"))
    assert thought_of(scene) == []
    scene.clock(210)
    assert thought_of(scene) == [Jump(0)]
    scene.put_part(Teleporter(HOME, carrier=1))
    assert thought_of(scene) == []
    assert thought_of(Scene(modules=TELEPORT)) == [], "nobody has found it yet"
