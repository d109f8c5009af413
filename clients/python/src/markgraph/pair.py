"""How two parts of the marks lie on each other."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Sequence, Tuple, Union

from ._records import record
from .artifacts import Artifact
from .grid import Grid

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .client import Markgraph

NAN = float("nan")


@dataclass(frozen=True)
class Window:
    """A stretch of a signature that agrees: first sample and width in samples, and its correlation."""

    x: float
    w: float
    corr: float


@dataclass(frozen=True)
class Windows:
    """The stretches that agree; the i-th on A belongs to the i-th on B."""

    a: Tuple[Window, ...]
    b: Tuple[Window, ...]


@dataclass
class StriaePair:
    """Two striated parts: sample i of B lies on sample i + `lag` of A; one sample is `pitch_um` micrometres.

    `signature_a`, `signature_b`  (n,) in "um"; of a toolmark in "1", heights divided by their local amplitude. NaN where
                                  nothing was measured. B is as it is compared: `turned` by 180 degrees if the bullets fit so
    `artifacts`                   handles of `surface`, `straightened` and `signature` of both sides
    """

    a: int
    b: int
    ccf: float
    lag: int
    turned: bool
    pitch_um: float
    windows: Windows = field(repr=False)
    artifacts: Dict[str, Any] = field(repr=False)
    signature_a: Grid = field(repr=False)
    signature_b: Grid = field(repr=False)
    client: "Markgraph" = field(repr=False, compare=False)

    def artifact(self, side: str, name: str) -> Artifact:
        """An artifact of one side, "a" or "b": `surface`, `straightened` (striae along y) or `signature`."""
        return self.client.artifact(self.artifacts[side][name])

    def plot(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws both signatures over each other, B shifted by the lag, with the windows that agree shaded."""
        from . import plots

        return plots.striae_pair(self, ax)


@dataclass(frozen=True)
class Registration:
    """How B is laid on A: turned, then shifted by pixels of the maps."""

    rotation_deg: float
    shift_y: float
    shift_x: float


@dataclass(frozen=True)
class Cell:
    """A cell: first row and column on its own map, and where a congruent one lies on the other map."""

    y: float
    x: float
    congruent: bool
    y_other: Optional[float]
    x_other: Optional[float]
    corr: Optional[float]


@dataclass(frozen=True)
class Cells:
    """The cells of both marks with enough measured points."""

    a: Tuple[Cell, ...]
    b: Tuple[Cell, ...]


@dataclass
class FacePair:
    """Two breech faces: a pixel of the maps is `pitch_um` micrometres, a cell is `cell` pixels a side.

    `artifacts`  handles of `surface` and `signature` (the map, (256, 256)) of both sides; for B also `registered`
    """

    registration: Registration
    cell: int
    pitch_um: float
    cells: Cells = field(repr=False)
    artifacts: Dict[str, Any] = field(repr=False)
    client: "Markgraph" = field(repr=False, compare=False)

    def artifact(self, side: str, name: str) -> Artifact:
        """An artifact of one side, "a" or "b": `surface`, `signature`, or for B `registered`."""
        return self.client.artifact(self.artifacts[side][name])

    def plot(self, ax: Optional["Axes"] = None, side: str = "a") -> "Axes":
        """Draws the map of A, or with `side="b"` that of B laid on it, with the congruent cells of A in blue."""
        from . import plots

        return plots.face_pair(self, ax, side)


def pair_of(client: "Markgraph", domain: str, answer: Mapping[str, Any]) -> Union[StriaePair, FacePair]:
    """The pair view that the service answered."""
    if answer["kind"] == "map":
        return record(FacePair, answer, client=client)
    pitch = answer["pitch_um"] * 1e-6
    unit = "1" if domain == "toolmark" else "um"
    a, b = (_samples(answer["signatures"][side], unit, pitch) for side in ("a", "b"))
    return record(StriaePair, answer, client=client, signature_a=a, signature_b=b)


def _samples(values: Sequence[Optional[float]], unit: str, pitch: float) -> Grid:
    measured = array("d", (NAN if value is None else value for value in values))
    return Grid(measured, (len(measured),), unit, (pitch,))
