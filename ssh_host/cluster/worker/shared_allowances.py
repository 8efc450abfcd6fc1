"""Allowances shared between workers, so that moving to another worker gives nobody new attempts."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from secrets import token_hex

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from escape_tui.hub.lobby.allowance import Allowance
from escape_tui.hub.table.seats.seats import Person
from ssh_host.cluster.bus.bus import Bus, understood

#: What is spent within this time is sent together.
_TELL_SECONDS = 0.1


class Spent(Struct, frozen=True):
    """The people who spent allowances at the process *who*, by the names of the allowances."""

    who: str
    people: dict[str, tuple[Person, ...]]


_SPENT = msgspec.json.Decoder(Spent)


async def share_allowances(bus: Bus, allowances: Mapping[str, Allowance]) -> None:
    """Count in *allowances* what is spent at other workers, and send them what is spent here, until
    cancelled."""
    who = token_hex(4)
    await bus.client.subscribe(bus.subject("spent"), cb=partial(_count, who, allowances))
    while True:
        taken = {name: allowance.take_spent() for name, allowance in allowances.items()}
        if spent := {name: people for name, people in taken.items() if people}:
            # Without NATS, nobody can move to another worker anyway.
            with suppress(NatsError):
                await bus.client.publish(bus.subject("spent"), msgspec.json.encode(Spent(who, spent)))
        await asyncio.sleep(_TELL_SECONDS)


async def _count(who: str, allowances: Mapping[str, Allowance], message: Msg) -> None:
    spent = understood(message, _SPENT, "spent")
    if spent is None or spent.who == who:
        return
    for name, people in spent.people.items():
        for person in people:
            if name in allowances:
                allowances[name].count(person)
