"""The requests that a person may make at their own table, and what the table does for each."""

from collections.abc import Callable, Mapping
from typing import Any

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.sound_words import short
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.table import Table

AT_TABLE: Mapping[type[Request], Callable[[Table, PersonId, Any], object]] = {
    requests.StepOut: lambda table, person, asked: table.absences.drop(person),
    requests.ReturnToTable: lambda table, person, asked: table.absences.come_back(person),
    requests.Ready: lambda table, person, asked: table.ready(person, asked.is_ready),
    requests.ChoosePacer: lambda table, person, asked: table.racing.choose(person, asked.kind),
    requests.NameTable: lambda table, person, asked: table.arranging.name_table(person, asked.title),
    requests.SeatBot: lambda table, person, asked: table.arranging.seat_bot(person, asked.place),
    requests.ClearSeat: lambda table, person, asked: table.arranging.clear_chair(person, asked.place),
    requests.VoteOut: lambda table, person, asked: table.voting_out.vote(person, asked.place),
    requests.ChangeSeat: lambda table, person, asked: table.taking_seats.change(person, asked.colour),
    requests.Pick: lambda table, person, asked: table.taking_seats.pick(person, short(asked.picks)),
    requests.HandOver: lambda table, person, asked: table.arranging.hand_over(person, asked.place),
    requests.VotePause: lambda table, person, asked: table.pausing.vote(person, asked.wants),
    requests.GiveUp: lambda table, person, asked: table.giving_up.vote(person, asked.wants),
    requests.LeadReplay: lambda table, person, asked: table.replay.lead(person, asked.game),
    requests.SteerReplay: lambda table, person, asked: table.replay.steer(
        person, asked.at, asked.speed, asked.is_playing
    ),
    requests.HandLead: lambda table, person, asked: table.replay.hand_lead(person, asked.place),
    requests.EndReplay: lambda table, person, asked: table.replay.end(person),
    requests.WantAgain: lambda table, person, asked: table.want_again(person, asked.wants),
}
