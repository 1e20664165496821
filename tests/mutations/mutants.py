"""Small mistakes made on purpose, one at a time, in the text of a module: a comparison turned, a one more or less.

Left alone: asserts, which only tell the type checker what is known, words and texts, and annotations.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

Turned = Iterator[Any]
"""What may stand in a node's place; a list stands for so many statements."""


class Mutant(NamedTuple):
    """A module with one mistake."""

    path: Path
    line: int
    column: int
    change: str
    """Text before and after."""
    codes: dict[CodeType, CodeType]
    """The functions the mistake is in, right and wrong."""


def mutants(path: Path) -> Iterator[Mutant]:
    """Every mistake of this module, in the order of its text."""
    tree = ast.parse(path.read_text())
    right = compile(tree, str(path), "exec", dont_inherit=True)
    for function in _functions(tree):
        for holder, field, place, node in _places(function):
            for wrong in TURNED.get(type(node), _nothing)(node):
                change = f"{_text(node)} -> {_text(wrong)}"
                _put(holder, field, place, wrong)
                mistaken = compile(ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True)
                _put(holder, field, place, node)
                if codes := dict(_differing(right, mistaken)):
                    yield Mutant(path, node.lineno, node.col_offset + 1, change, codes)


def _functions(node: ast.AST) -> Iterator[ast.AST]:
    """Outermost functions, methods and lambdas."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
        else:
            yield from _functions(child)


def _places(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, Any]]:
    """Every statement, expression and keyword below a node, with where it stands."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "defaults", "kw_defaults"):
            continue
        several = isinstance(value, list)
        for place, child in enumerate(value if several else [value]):
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert):
                yield node, field, place if several else None, child
                yield from _places(child)


def _put(holder: ast.AST, field: str, place: int | None, node: Any) -> None:
    if place is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[place] = node


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())[:110]


def _differing(right: CodeType, wrong: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Functions of a module, or of its classes, that are not the same in both."""
    for one, other in zip(_inner(right), _inner(wrong), strict=True):
        if one.co_flags & 2 and one != other:
            yield one, other
        elif not one.co_flags & 2:
            yield from _differing(one, other)


def _inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


# -- what is put in whose place

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}


def _nothing(_node: Any) -> Turned:
    return iter(())


def _compare(node: ast.Compare) -> Turned:
    for place, operator in enumerate(node.ops):
        for other in COMPARED[type(operator)]:
            yield ast.Compare(node.left, [*node.ops[:place], other(), *node.ops[place + 1 :]], node.comparators)


def _bool_op(node: ast.BoolOp) -> Turned:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for place in range(len(node.values)):
        left = [*node.values[:place], *node.values[place + 1 :]]
        yield left[0] if len(left) == 1 else ast.BoolOp(node.op, left)


def _unary_op(node: ast.UnaryOp) -> Turned:
    yield node.operand


def _bin_op(node: ast.BinOp) -> Turned:
    if type(node.op) in RECKONED:
        yield ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)


def _constant(node: ast.Constant) -> Turned:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def _call(node: ast.Call) -> Turned:
    if isinstance(node.func, ast.Name) and node.func.id in CALLED:
        yield ast.Call(ast.Name(CALLED[node.func.id], ast.Load()), node.args, node.keywords)
    for place, keyword in enumerate(node.keywords):
        if keyword.arg not in ("cite", "option"):
            yield ast.Call(node.func, node.args, [*node.keywords[:place], *node.keywords[place + 1 :]])


def _if(node: ast.If | ast.IfExp) -> Turned:
    for always in (True, False):
        yield type(node)(ast.Constant(always), node.body, node.orelse)  # type: ignore[arg-type]


def _statement(node: ast.Expr | ast.AugAssign) -> Turned:
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        yield ast.Pass()


def _return(node: ast.Return) -> Turned:
    # None and False are the same to every caller that asks whether
    if node.value is not None and ast.unparse(node.value) not in ("None", "False"):
        yield ast.Return(None)


TURNED: dict[type[ast.AST], Callable[[Any], Turned]] = {
    ast.Compare: _compare,
    ast.BoolOp: _bool_op,
    ast.UnaryOp: _unary_op,
    ast.BinOp: _bin_op,
    ast.Constant: _constant,
    ast.Call: _call,
    ast.If: _if,
    ast.IfExp: _if,
    ast.Expr: _statement,
    ast.AugAssign: _statement,
    ast.Return: _return,
}
