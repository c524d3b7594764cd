"""Memory of records in compiled code: parts that are asked for before they are needed, or copied."""

from typing import Any, Final

from llvmlite import ir
from numba import extending
from numba.core import cgutils, types

_types: Final[Any] = types  # no checker knows these parts of Numba
_extending: Final[Any] = extending
_cgutils: Final[Any] = cgutils

READ: Final = 0
KEEP: Final = 3
DATA: Final = 1
"""Arguments of LLVM's prefetch: to be read, to be kept in all caches, and no code."""
PART: Final = 64
"""The bytes that a processor fetches at once."""


@_extending.intrinsic  # type: ignore[untyped-decorator]
def prefetch(_context: Any, record: Any, _offset: Any) -> tuple[Any, Any]:
    """Ask for what lies this many bytes after the start of a record or an array; nothing waits for it."""

    def ask(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind, (start, distance) = signature.args[0], arguments
        if isinstance(kind, _types.Array):
            start = context.make_array(kind)(context, builder, start).data
        bytes_from = builder.bitcast(start, _cgutils.voidptr_t)
        where = builder.gep(bytes_from, [distance])
        number = ir.IntType(32)
        function = builder.module.declare_intrinsic(
            "llvm.prefetch",
            [_cgutils.voidptr_t],
            ir.FunctionType(ir.VoidType(), [_cgutils.voidptr_t, number, number, number]),
        )
        builder.call(function, [where, number(READ), number(KEEP), number(DATA)])
        return context.get_dummy_value()

    return _types.none(record, _types.intp), ask


@_extending.intrinsic  # type: ignore[untyped-decorator]
def copy_part(_context: Any, target: Any, source: Any, _offset: Any) -> tuple[Any, Any]:
    """Copy PART bytes from one record to the same place of another."""

    def copy(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        to, start, distance = arguments
        part = ir.VectorType(ir.IntType(8), PART).as_pointer()
        places = [builder.gep(builder.bitcast(each, _cgutils.voidptr_t), [distance]) for each in (to, start)]
        write, read = (builder.bitcast(each, part) for each in places)
        builder.store(builder.load(read, align=1), write, align=1)
        return context.get_dummy_value()

    return _types.none(target, source, _types.intp), copy


Intrinsic: Final = type(prefetch)
"""What compiled functions may call besides compiled functions."""
