"""Indices in compiled code count from the start only: -1 does not stand for the last item.

Numba asks before every access whether an index is negative, as Python does. Our rules never count from the
end, and without that question whole rows are worked on at once. A negative index is an error, which is found
where bounds are checked (`NUMBA_BOUNDSCHECK=1`).
"""

from typing import Any, Final

from numba import extending
from numba.core import compiler, compiler_machinery, ir, types, untyped_passes

_types: Final[Any] = types  # no checker knows these parts of Numba
_ir: Final[Any] = ir
_compiler: Final[Any] = compiler
_machinery: Final[Any] = compiler_machinery
_passes: Final[Any] = untyped_passes
_extending: Final[Any] = extending

NAME: Final = "$unsigned"


@_extending.intrinsic  # type: ignore[untyped-decorator]
def unsigned(_context: Any, index: Any) -> tuple[Any, Any]:
    """An index, or a tuple of them, as numbers without a sign; anything else as it is."""
    kind: Any = index
    if isinstance(index, _types.Integer):
        kind = _types.uintp
    elif isinstance(index, _types.BaseTuple) and all(isinstance(each, _types.Integer) for each in index):
        kind = _types.UniTuple(_types.uintp, len(index))

    def convert(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return context.cast(builder, arguments[0], signature.args[0], signature.return_type)

    return kind(index), convert


@_machinery.register_pass(mutates_CFG=False, analysis_only=False)
class CountFromStart(_machinery.FunctionPass):  # type: ignore[misc]
    """Puts `unsigned` around every index that is not a constant."""

    _name = "count_from_start"

    def __init__(self) -> None:
        _machinery.FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Change a function before its types are inferred; return whether there was anything to change."""
        changed = False
        for block in state.func_ir.blocks.values():
            body: list[Any] = []
            for statement in block.body:
                indexed = indexed_by(statement)
                if indexed is not None:
                    indexed.index = converted(indexed.index, block.scope, body)
                    changed = True
                body.append(statement)
            block.body = body
        return changed


def indexed_by(statement: Any) -> Any:
    """The part of a statement that has an index; None if there is none."""
    if isinstance(statement, _ir.SetItem):
        return statement
    value = statement.value if isinstance(statement, _ir.Assign) else None
    return value if isinstance(value, _ir.Expr) and value.op == "getitem" else None


def converted(index: Any, scope: Any, body: list[Any]) -> Any:
    """A new variable for an index without a sign; what computes it is added to the statements."""
    function = scope.redefine(NAME, index.loc)
    made = scope.redefine(f"{NAME}_index", index.loc)
    body.append(_ir.Assign(_ir.Global(NAME, unsigned, index.loc), function, index.loc))
    body.append(_ir.Assign(_ir.Expr.call(function, (index,), (), index.loc), made, index.loc))
    return made


class CompilerFromStart(_compiler.CompilerBase):  # type: ignore[misc]
    """Numba's compiler with that pass."""

    def define_pipelines(self) -> list[Any]:
        """The usual passes, and one more."""
        passes = _compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(CountFromStart, _passes.GenericRewrites)
        passes.finalize()
        return [passes]
