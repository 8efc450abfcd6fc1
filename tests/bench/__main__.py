"""`python -m tests.bench [NAME …]`: every bench in this folder, one after the other."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).parent


def benches() -> Iterator[tuple[str, Callable[[], object]]]:
    """Each module of this folder that has a `run`, by name."""
    for path in sorted(FOLDER.glob("[!_]*.py")):
        module = import_module(f"tests.bench.{path.stem}")
        run = getattr(module, "run", None) or getattr(module, "report", None)
        if run is not None:
            yield path.stem, run


def main(names: tuple[str, ...] = ()) -> None:
    for name, run in benches():
        if not names or name in names:
            print(f"{name}:", flush=True)
            said = run()
            print(f"{said}\n" if said is not None else "", flush=True)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
