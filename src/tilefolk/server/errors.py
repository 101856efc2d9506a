"""What the server itself refuses; games have their own errors with rule ids."""

from __future__ import annotations

from tilefolk.core.errors import TilefolkError
from tilefolk.server.http_messages import Problem

REASON = 300
"""Characters of a reason that are passed on."""


class Refused(TilefolkError):
    """The server does not do this; `status` is the answer over HTTP."""

    status = 400


class Unauthenticated(Refused):
    """There is no session."""

    status = 401


class Forbidden(Refused):
    """Not yours to do."""

    status = 403


class Unknown(Refused):
    """There is no such thing."""

    status = 404


class NotNow(Refused):
    """Not in this state of the table."""

    status = 409


class TooSlow(Refused):
    """Not all of it came in time."""

    status = 408


class TooLarge(Refused):
    """More than a message may hold."""

    status = 413


class WrongType(Refused):
    """Something other than JSON."""

    status = 415


class TooFast(Refused):
    """More often than allowed."""

    status = 429


class Unavailable(Refused):
    """Not possible at the moment, through no fault of the caller."""

    status = 503


class RefusedAction(Refused):
    """One of several actions can't be played, and so none is; `index` says which, counted from 0."""

    def __init__(self, index: int, reason: TilefolkError) -> None:
        super().__init__(reason.key, reason.rule, **reason.params)
        self.index = index


def problem_of(error: TilefolkError) -> Problem:
    """Any error of ours in the form that travels."""
    values = {name: value for name, value in error.params.items() if not isinstance(value, TilefolkError)}
    reason = error.params.get("reason")
    behind = problem_of(reason) if isinstance(reason, TilefolkError) else None
    return Problem(key=error.key, rule=error.rule, params=values, reason=behind)


def not_accepted(where: str, reason: str) -> Refused:
    """What is wrong with a message that could be read; what people write themselves is told in words."""
    field = where.rpartition(".")[2]
    if field == "name":
        return Refused("server.name.not_valid")
    if field == "text":
        return Refused("server.chat.not_valid")
    return Refused(
        "server.message.invalid", reason=f"{where}: {reason}"[:REASON] if where else reason[:REASON]
    )
