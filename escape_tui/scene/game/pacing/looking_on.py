"""Spectators of a game who see the same share one view and get the same frame."""

from copy import copy
from typing import NamedTuple

from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.scene.game.map.camera import Camera
from escape_tui.scene.game.map.focus import focus
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.stage import Stage


def put_on(stage: Stage, view: View, *, is_brief: bool = False) -> bytes:
    """The output that turns the picture on *stage* into that of *view*, computed once for all who see the
    same."""
    if view.seats or not _is_like_others(view):
        pieces = view.pieces(is_brief=is_brief)
        return stage.put(pieces, focus(view) if view.input.menus or view.input.quiet else None)
    of_all = _view_of_all(view)
    chunk = stage.put_alike(of_all.pieces_of_step(view.looked_at), of_all.shared)
    view.see_through(of_all)
    return chunk


def camera_by_hand(view: View) -> Camera:
    """The camera of *view*, to be moved from where it is."""
    if _is_like_others(view):
        view.camera = copy(_view_of_all(view).camera)
    return view.camera


def _is_like_others(view: View) -> bool:
    """Whether *view* belongs to a spectator with the default settings."""
    input = view.input
    has_own = view.seats or input.menus or input.quiet or input.page or view.table is not None
    is_plain = type(view) is View and view.is_large_enough
    return is_plain and not has_own and view.camera.is_by_itself


class Alike(NamedTuple):
    """What is common to spectators who see the same."""

    presenter: Presenter
    #: Names may change during a game.
    setup: Setup
    look: Appearance
    width: int
    height: int
    seat: PlayerId
    muted: frozenset[PlayerId]
    is_flashing: bool


def _view_of_all(view: View) -> View:
    """The view shared by everybody who sees the same as *view*, which keeps a reference to it."""
    presenter = view.presenter
    who, setup = (
        (view.look, view.width, view.height, view.seat, view.muted, view.is_flashing),
        view.state.setup,
    )
    known, found = view.like
    if found is None or known != (setup, who):
        found = presenter.memo(_view_for, Alike(presenter, setup, *who), who)
        view.like = (setup, who), found
    if found.stand is not view.stand and found.stand != view.stand:
        found.stand = view.stand
    return found


def _view_for(alike: Alike) -> View:
    view = View(alike.presenter, alike.look)
    view.muted, view.is_flashing = alike.muted, alike.is_flashing
    view.resize(alike.width, alike.height)
    view.follow(alike.seat)
    return view
