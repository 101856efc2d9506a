"""Which test comes to which line: every statement of the engine notes that it was reached.

The notes are written into the functions themselves (``note(); statement``), which costs a tenth of what a
tracer costs; afterwards the functions are as they were.
"""

from __future__ import annotations

import ast
import importlib
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.mutants.changes import functions_of

Place = tuple[str, str]
Line = tuple[str, int]
NOTES, ENTER, LEAVE = "_mutants_notes", "_mutants_enter", "_mutants_leave"


class Reach:
    """The lines that are reached, and the functions that are called for results that are kept."""

    def __init__(self, root: Path, files: list[str]) -> None:
        self.kept: set[Place] = set()
        """What is called for a result that is kept (``functools.cache``): any test may be the first that asks for it."""
        self._notes = bytearray()
        self._outside: list[bytes] = []
        """What was noted before each of the calls under way whose results are kept."""
        self._lines: list[list[Line]] = []
        self._places: list[Place] = []
        self._as_written: list[tuple[types.FunctionType, types.CodeType]] = []
        for path in files:
            self._watch(root, path)

    def _watch(self, root: Path, path: str) -> None:
        """Write the notes into the functions of a file."""
        module = importlib.import_module(module_name(path))
        vars(module).update({NOTES: self._notes, ENTER: self._enter, LEAVE: self._leave})
        tree = ast.parse((root / path).read_text(encoding="utf-8"))
        for name, function in functions_of(tree):
            self._note_in(function, (str(root / path), name))
            if is_kept(function):
                leave = ast.Expr(ast.Call(ast.Name(LEAVE, ast.Load()), [], []))
                enter = ast.Expr(ast.Call(ast.Name(ENTER, ast.Load()), [], []))
                function.body = [enter, ast.Try(function.body, [], [], [leave])]
        code = compile(ast.fix_missing_locations(tree), str(root / path), "exec")
        for name, _ in functions_of(tree):
            running = function_named(module, name)
            self._as_written.append((running, running.__code__))
            running.__code__ = code_named(code, name)

    def _note_in(self, node: ast.AST, place: Place) -> None:
        for field, value in ast.iter_fields(node):
            if not isinstance(value, list):
                continue
            inside: list[ast.AST] = []
            for child in value:
                if isinstance(child, ast.stmt) and field in ("body", "orelse", "finalbody"):
                    inside.append(self._note(child, place))
                inside.append(child)
                self._note_in(child, place)
            setattr(node, field, inside)

    def _note(self, statement: ast.stmt, place: Place) -> ast.stmt:
        """The statement that notes that this one is reached."""
        self._lines.append([(place[0], line) for line in lines_of(statement)])
        self._places.append(place)
        self._notes.append(0)
        return ast.parse(f"{NOTES}[{len(self._notes) - 1}] = 1").body[0]

    def _enter(self) -> None:
        self._outside.append(bytes(self._notes))
        self._notes[:] = bytes(len(self._notes))

    def _leave(self) -> None:
        self.kept |= {self._places[n] for n, noted in enumerate(self._notes) if noted}
        before = self._outside.pop()
        self._notes[:] = bytes(a | b for a, b in zip(self._notes, before, strict=True))

    def begin(self) -> None:
        """Nothing was reached yet."""
        self._notes[:] = bytes(len(self._notes))

    def lines(self) -> set[Line]:
        """The lines that were reached since then."""
        return {line for n, noted in enumerate(self._notes) if noted for line in self._lines[n]}

    def places(self) -> set[Place]:
        """The functions that were called since then."""
        return {self._places[n] for n, noted in enumerate(self._notes) if noted}

    def end(self) -> None:
        """The functions are as they were written."""
        for function, code in self._as_written:
            function.__code__ = code


def lines_of(statement: ast.stmt) -> list[int]:
    """The lines of a statement without those of the blocks inside it; of a match also its cases."""
    if isinstance(statement, ast.Match):
        cases = [range(case.pattern.lineno, case.body[0].lineno) for case in statement.cases]
        return [statement.lineno, *(line for case in cases for line in case)]
    block: list[ast.stmt] = getattr(statement, "body", [])
    end = block[0].lineno if block else (statement.end_lineno or 0) + 1
    return list(range(statement.lineno, max(end, statement.lineno + 1)))


def is_kept(function: ast.FunctionDef) -> bool:
    """Whether the results of a function are kept."""
    return any(isinstance(each, ast.Name) and each.id == "cache" for each in function.decorator_list)


def kept_functions(folder: Path) -> Iterator[Place]:
    """The functions of a package whose results are kept."""
    for path in folder.rglob("*.py"):
        for name, function in functions_of(ast.parse(path.read_text(encoding="utf-8"))):
            if is_kept(function):
                yield str(path), name


def module_name(path: str) -> str:
    """The module of a file of the package."""
    return path.removeprefix("src/").removesuffix(".py").replace("/", ".")


def function_named(module: types.ModuleType, name: str) -> types.FunctionType:
    """A function of a running module, below what decorates it."""
    found: Any = module
    for part in name.split("."):
        found = vars(found)[part]
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    found = getattr(found, "func", None) or found  # functools.cached_property
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, types.FunctionType), name
    return found


def code_named(code: types.CodeType, name: str) -> types.CodeType:
    """The code of a function in the code of its module; of several of one name the last."""
    for const in reversed(code.co_consts):
        if isinstance(const, types.CodeType):
            if const.co_qualname == name:
                return const
            if name.startswith(f"{const.co_qualname}."):
                return code_named(const, name)
    raise LookupError(name)
