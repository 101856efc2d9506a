"""What the server itself refuses; games have their own errors with rule ids."""

from __future__ import annotations

from tilefolk.core.errors import TilefolkError
from tilefolk.server.protocol import Problem


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


class TooLarge(Refused):
    """More than a message may hold."""

    status = 413


class TooFast(Refused):
    """More often than allowed."""

    status = 429


def problem_of(error: TilefolkError) -> Problem:
    """Any error of ours in the form that travels."""
    return Problem(key=error.key, rule=error.rule, params=dict(error.params))
