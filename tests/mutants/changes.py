"""Mutants: one small change at one place of a function, as a person might get it wrong."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A function with one change: where, what it was and what it is instead."""

    path: str
    function: str
    line: int
    before: str
    after: str
    number: int
    """Which of the changes of this function it is."""
    last_line: int = 0

    @property
    def name(self) -> str:
        """One line that stays the same while the function does, so that it can be listed; of several alike, which."""
        return f"{self.path} {self.function}: {self.before} -> {self.after}"


def functions_of(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def mutants_of(root: Path, path: Path) -> list[Mutant]:
    """All mutants of a file."""
    shown = str(path.relative_to(root))
    found = []
    for name, function in functions_of(ast.parse(path.read_text(encoding="utf-8"))):
        alike: Counter[tuple[str, str]] = Counter()
        for number, (node, changed) in enumerate(_changes(function)):
            before, after = (" ".join(ast.unparse(each).split()) for each in (node, changed))
            alike[before, after] += 1
            after += f" #{alike[before, after]}" if alike[before, after] > 1 else ""
            line = getattr(node, "lineno", function.lineno)
            last = getattr(node, "end_lineno", None) or function.lineno
            found.append(Mutant(shown, name, line, before, after, number, last))
    return found


def mutated(root: Path, mutant: Mutant) -> ast.Module:
    """The module of a mutant, with its change."""
    tree = ast.parse((root / mutant.path).read_text(encoding="utf-8"))
    function = dict(functions_of(tree))[mutant.function]
    node, changed = list(_changes(function))[mutant.number]
    _Replace(node, changed).visit(function)
    return ast.fix_missing_locations(tree)


class _Replace(ast.NodeTransformer):
    def __init__(self, node: ast.AST, changed: ast.AST) -> None:
        self.node, self.changed = node, changed

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.node:
            return ast.copy_location(self.changed, node)
        return self.generic_visit(node)


def _changes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every place of a function with what could stand there instead; words and types are left alone."""
    for statement in function.body:
        if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            yield from _changes_in(statement)


def _changes_in(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    if isinstance(node, ast.Assert | ast.JoinedStr | ast.Import | ast.ImportFrom | ast.pattern):
        return  # in a pattern of a match nothing can be computed
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # of zip: a guard like an assert
    yield from _changes_at(node)
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_comment", "ctx", "op", "ops"):
            continue
        of_a_table = isinstance(node, ast.Subscript | ast.Attribute) and name == "value"
        if of_a_table and isinstance(value, ast.Attribute):
            continue  # a table is no number: one more of it would be noticed by anything
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _changes_in(child)


def _changes_at(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield node, ast.Compare(node.left, [COMPARISONS[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            ops = [*node.ops[:i], COMPARISONS[type(op)](), *node.ops[i + 1 :]]
            yield node, ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        if not _is_text(node.left) and not _is_text(node.right):
            yield node, ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATORS:
        yield node, ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, ast.Constant(node.value + 1)
    elif isinstance(node, ast.Attribute) and node.attr.isupper() and isinstance(node.ctx, ast.Load):
        yield node, ast.BinOp(copy.deepcopy(node), ast.Add(), ast.Constant(1))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node, ast.Pass()
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield node, ast.Call(ast.Name(CALLS[node.func.id], ast.Load()), node.args, node.keywords)
    elif isinstance(node, ast.Break):
        yield node, ast.Continue()
    elif isinstance(node, ast.Continue):
        yield node, ast.Break()


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
