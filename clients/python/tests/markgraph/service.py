"""One server for all tests, on a folder that is removed afterwards."""

import atexit
import functools
import importlib.util
import subprocess
import tempfile
from pathlib import Path

from markgraph import Mark, Markgraph
from markgraph.server import command


@functools.lru_cache(maxsize=None)
def service() -> Markgraph:
    folder = tempfile.TemporaryDirectory(prefix="markgraph-python-")
    one = Markgraph(folder.name, settings={"MARKGRAPH_THREADS": "1", "MARKGRAPH_RATE_LIMIT": "100000"})

    @atexit.register
    def end() -> None:
        one.close()
        folder.cleanup()

    return one


@functools.lru_cache(maxsize=None)
def example(id: str):
    return service().example(id)


@functools.lru_cache(maxsize=None)
def toolmarks():
    """The report of two simulated toolmarks of one edge."""
    pair = example("toolmarks-one-edge")
    return service().compare(pair.mark_a, pair.mark_b, domain="toolmark").report()


def files_of(mark: Mark, folder: Path, name: str) -> list:
    """The scans of a mark of an example as X3P files."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for place, handle in enumerate(mark.scans, 1):
        surface = service().artifact(handle)
        path = folder / f"{name}{place}.x3p"
        path.write_bytes(service().artifact(surface.produced_by.inputs[0]).data())
        paths.append(path)
    return paths


def simulated(kind: str, source: int, marks: range, folder: Path) -> list:
    """Simulated marks of one source as X3P files."""
    started = []
    for mark in marks:
        seeds = ["--source", str(source), "--mark", str(mark)]
        words = [*command(), "simulate", kind, *seeds, "--out", str(folder)]
        started.append(subprocess.Popen(words, stdout=subprocess.DEVNULL))
    if any([one.wait() for one in started]):
        raise RuntimeError("no mark was simulated")
    return [folder / f"{kind}-{source}-{mark}.x3p" for mark in marks]


def installed(*names: str) -> bool:
    return all(importlib.util.find_spec(name) for name in names)
