"""Package names that are loaded when they are first asked for."""

from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_names(package: str, modules: Mapping[str, str]) -> Callable[[str], object]:
    """A package's `__getattr__`: each name comes from the module given here, imported on demand.

    Packages that games build on and that also offer the games' names would otherwise import in a circle.
    """

    def load(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(modules[name]), name)

    return load
