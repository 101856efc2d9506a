"""Somebody who learns: makes the moves of a lesson by clicks, whatever the game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.people import Person
from tilefolk.lessons.board import LessonBoard
from tilefolk.lessons.guide import Guide
from tilefolk.lessons.model import Step

CAREFUL = "matchMedia('(pointer: coarse), (max-width: 900px)').matches"
"""Whether a place is chosen with one touch and confirmed with another."""
IN_SIGHT = """(square) => {
    const { x, y, width, height } = square.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && square.contains(top);
}"""
BUILDS = ("road", "settlement", "city")


class Learner:
    """A person in a guided game; the board beside it says in which order the page lists what may be done."""

    def __init__(self, person: Person, guide: Guide) -> None:
        self.person, self.guide = person, guide
        self.page: Page = person.page

    # --- the card

    def phase(self, name: str) -> Locator:
        """The card while the lesson is there."""
        return self.page.locator(f"[data-guide={name}]")

    def press(self, what: str) -> None:
        """Press a button of the card."""
        self.page.locator(f"[data-guide] [data-{what}]").click()

    def begin(self, step: Step) -> None:
        """The step is there; on a phone what it is about is read first."""
        expect(self.page.locator(f"[data-guide=task][data-step={step.name}]")).to_be_visible()
        if self.page.locator("[data-read]").is_visible():
            self.press("read")

    # --- moves

    def do(self, step: Step, moves: list[str]) -> None:
        """Make moves of this step by clicks."""
        board = self.guide.board(step)
        self._island(board, moves) if board.spec.name == "catan" else self._tiles(board, moves)

    def _tiles(self, board: LessonBoard, moves: list[str]) -> None:
        for move in moves:
            action = board.described(board.read(move))
            if action["type"] == "place":
                self._stage(action)
            elif action["type"] == "figure":
                self.page.locator("g.spot").nth(self._number(board, action)).click()
            elif action["type"] == "score":
                self.page.locator("[data-score]").nth(self._number(board, action)).click()
            self._answered(board, move)
        if not moves[0].startswith("score"):
            expect(self.person.confirm).to_be_enabled()
            self.person.confirm.click()

    def _answered(self, board: LessonBoard, move: str) -> None:
        board.play_own(move)
        board.follow_script()

    def _stage(self, action: dict[str, Any]) -> None:
        """Click on the square, then on the tile in hand until it lies as wanted."""
        pressed = self.page.locator(f"[id='square-{action['x']},{action['y']}']")
        if not self._in_sight(pressed):
            self.press("help")  # brings the place into sight
        for _ in range(4):
            with self.page.expect_response(lambda response: len(tried(response)) == 1) as answer:
                pressed.click()
            if tried(answer.value) == [action["name"]]:
                return
            pressed = self.page.locator(".hand")
        raise AssertionError(f"the tile can't be turned to {action['name']}")

    def _in_sight(self, square: Locator) -> bool:
        """Whether the middle of a square can be touched, with nothing above it."""
        return bool(square.evaluate(IN_SIGHT))

    def _island(self, board: LessonBoard, moves: list[str]) -> None:
        for move in moves:
            action = board.described(board.read(move))
            if action["type"] == "discard":
                self._give_back(board, action)
            else:
                self._click_on_the_island(board, action)
            self._answered(board, move)

    def _click_on_the_island(self, board: LessonBoard, action: dict[str, Any]) -> None:
        last = self._prepared(board, action)
        if action["type"] in (*BUILDS, "robber") and self.page.evaluate(CAREFUL):
            last.click()
            last = self.page.locator("[data-confirm-place]")
        with self.page.expect_response("**/moves"):
            last.click()

    def _prepared(self, board: LessonBoard, action: dict[str, Any]) -> Locator:
        """Everything but the last click of a move, which is left to do."""
        page, kind = self.page, action["type"]
        if kind in BUILDS:
            place = page.locator(f"[id='place-{action['at']}']")
            if not board.view()["phase"].startswith("found"):  # there the places are lit by themselves
                page.locator(f"[data-build={kind}]").click()
            return place
        if kind == "maritime":
            self._put_on_the_felt({action["give"]: action["rate"]}, {action["get"]: 1})
            return page.locator("[data-maritime]")
        if kind == "offer":
            self._put_on_the_felt(action["give"], action["want"])
            return page.locator("[data-offer]")
        if kind == "robber":
            return page.locator(f"[id='robber-{action['hex']}']")
        if kind == "knight":
            card = page.locator("[data-development=knight]")
            if not page.evaluate(CAREFUL):
                return card
            card.click()  # with a finger it is confirmed
            return page.locator("[data-play-card]")
        return page.locator(f"[data-{kind}]").first

    def _put_on_the_felt(self, give: dict[str, int], want: dict[str, int]) -> None:
        self.page.locator("[data-trade]").click()
        for side, cards in (("give", give), ("want", want)):
            for resource, count in cards.items():
                for _ in range(count):
                    self.page.locator(f"[data-{side}={resource}]").click()

    def _give_back(self, board: LessonBoard, action: dict[str, Any]) -> None:
        """Choose a card to give back; with the last of them all are given."""
        self.page.locator(f"[data-give={action['resource']}]").click()
        if board.view()["discards"]["owes"] == 1:
            with self.page.expect_response("**/moves"):
                self.page.locator("[data-discard]").click()

    def _number(self, board: LessonBoard, action: dict[str, Any]) -> int:
        """Which of its kind an action is, as the page lists them."""
        return [it["name"] for it in board.choices() if it["type"] == action["type"]].index(action["name"])


def tried(response: Response) -> list[str]:
    """The moves that a page has tried out; what they would bring with a figure is asked after that."""
    if not response.url.endswith("/try"):
        return []
    moves: list[str] = json.loads(response.request.post_data or "")["tried"]
    return moves
