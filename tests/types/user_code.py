"""What somebody writes who uses the library; every line with ``# wrong`` must be refused by the type checkers."""

from __future__ import annotations

from fractions import Fraction

import tilefolk
from tilefolk import bots

game = tilefolk.Hunters(players=2)
scores: list[int] = game.scores()
again: tilefolk.Hunters = game.copy()
outcomes: dict[tilefolk.Action, Fraction] = game.chance_outcomes
events: list[tilefolk.Happened] = game.apply(game.parse("draw 38"))
game.apply(tilefolk.Place(x=0, y=1, rotation=270))
game.apply(game.legal()[0])
for action in game.legal_actions:
    number: int = action
for event in events:
    if isinstance(event, tilefolk.Laid):
        square: tuple[int, int] = (event.x, event.y)
    if isinstance(event, tilefolk.Scored):
        points: int = event.points
if game.outcome is not None:
    winners: tuple[int, ...] = game.outcome.winners

island: tilefolk.Catan = tilefolk.new("catan", players=3)
island.apply(tilefolk.Offer({"wood": 1}, {"ore": 1}, to=(1, 2)))
match: tilefolk.Match = tilefolk.start("mayflower", seed=1)
told: list[tilefolk.Happened] = match.play("place -1,0 r90")
last: tilefolk.Happened = match.events[-1]
board: str = tilefolk.svg(match, actions="none", features=[(0, 0, "P0")])
position: tilefolk.Position = match.game
sentences: list[str] = match.tell("hu")
picture: str = tilefolk.svg(game, actions=game.legal_actions, theme="dark")
rng: tilefolk.Rng = tilefolk.Rng(1)
decisions: int = game.playout(rng)
bot = bots.make("easy", match.spec, 1)
choice: int = bot.choose(game, 0)
try:
    game.apply(choice)
except tilefolk.IllegalAction as error:
    rule: str | None = error.rule

game.apply("wrong")  # wrong
game.apply(None)  # wrong
game.parse(12)  # wrong
tilefolk.Place(x="0", y=1)  # wrong
tilefolk.Place(1, 2, 90, 4)  # wrong
tilefolk.Offer({"wood": "one"}, {}, to=(1,))  # wrong
tilefolk.Hunters(player=2)  # wrong
tilefolk.Catan(setup="easy")  # wrong
tilefolk.Catan(offers="all")  # wrong
tilefolk.svg(game, theme="sepia")  # wrong
print(game.legal_action)  # wrong
text: str = game.scores()  # wrong
tilefolk.Rng("seed")  # wrong
match.goto("end")  # wrong
