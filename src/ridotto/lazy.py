"""Names of a package that are imported on first use."""

from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_names(package: str, modules: Mapping[str, str]) -> Callable[[str], object]:
    """A package's `__getattr__`: each name comes from the module given here, imported on demand.

    A second name for something is given as `module:name`.
    This avoids circular imports in packages that games build on and that also export the games' names.
    """

    def load(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module, _, inside = modules[name].partition(":")
        return getattr(import_module(module), inside or name)

    return load
