"""What messages are made of: names, numbers and texts, with their bounds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tilefolk.core.values import Parts

Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+\Z")]
# control characters, signs that turn the direction of writing or join others, blanks that count as letters,
# private signs: with any of them two names could look alike, or like nothing
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    r"\U000e0000-\U0010ffff"
)
# accents and styles of the sign before: nothing to see, or a mark on somebody else's sign, without one
STYLES = r"\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f"
Name = Annotated[
    str,
    Meta(min_length=1, max_length=30, pattern=rf"^[^{UNSEEN}]*[^\s{UNSEEN}{STYLES}][^{UNSEEN}]*\Z"),
]
# signs may be joined to others here, which many emoji need: something of it can be seen
Said = Annotated[str, Meta(min_length=1, max_length=500, pattern=rf"[^\s{UNSEEN}{STYLES}]")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
ColourName = Annotated[str, Meta(max_length=20)]
Token = Annotated[str, Meta(max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]
ActionText = Notation | Parts
Actions = Annotated[list[ActionText], Meta(min_length=1, max_length=60)]
LONGEST_ANSWER = 300
"""Seconds for which a bot may wait for people's answers."""
Status = Literal["waiting", "starting", "playing", "over"]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
