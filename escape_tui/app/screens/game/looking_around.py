"""Looking around: whose dice a terminal shows, and which part of the map."""

from collections.abc import Callable

from escape_tui.engine.setup import PlayerId
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.looking_on import camera_by_hand
from escape_tui.scene.game.view import View
from escape_tui.scene.keys.keys import Action

_PANS = {
    "pan-north": (0, -1),
    "pan-east": (1, 0),
    "pan-south": (0, 1),
    "pan-west": (-1, 0),
}


class LookingAround:
    """Changes what *view* shows of the game at *seating*; *whisper* tells a player whom they watch."""

    def __init__(self, view: View, seating: Seating, whisper: Callable[[PlayerId, str], None]) -> None:
        self._view = view
        self._seating = seating
        self._whisper = whisper

    def does(self, action: Action) -> bool:
        """Do *action*; `False` if it is of another kind."""
        view = self._view
        match action.name:
            case "next-seat" | "previous-seat":
                step = 1 if action.name == "next-seat" else -1
                if len(self._seating.seats) == 1:
                    self._watch_friend(step)
                else:
                    self._sit(self._neighbour(step))
            case "seat":
                self._sit(action.number - 1)
            case "zoom-in" | "zoom-out":
                camera_by_hand(view).zoom(1 if action.name == "zoom-in" else -1, view.size)
            case "fit":
                camera_by_hand(view).overview()
            case "follow":
                camera_by_hand(view).follow()
            case name if name in _PANS:
                measure = view.size.measure
                dx, dy = _PANS[name]
                camera_by_hand(view).pan(dx * measure.step_x // 2, dy * measure.step_y // 2)
            case _:
                return False
        return True

    def _watch_friend(self, step: int) -> None:
        """Show the next friend's place, or the player's own after the last one."""
        me, camera = self._view.seat, camera_by_hand(self._view)
        shown = [None, *(who.player for who in self._view.state.inside if who.player != me)]
        at = shown.index(camera.watched) if camera.watched in shown else 0
        friend = shown[(at + step) % len(shown)]
        camera.watch(friend)
        name = "none" if friend is None else self._view.narrator.name(friend)
        self._whisper(me, self._view.look.words.say("watching-friend", name=name))

    def _neighbour(self, step: int) -> PlayerId:
        seats = self._seating.seats or tuple(range(len(self._view.state.adventurers)))
        at = seats.index(self._view.seat) if self._view.seat in seats else 0
        return seats[(at + step) % len(seats)]

    def _sit(self, player: PlayerId) -> None:
        """Play *player*; a spectator sees the game from their seat."""
        everybody = range(len(self._view.state.adventurers))
        if player in (self._seating.seats or everybody):
            self._view.follow(player)
