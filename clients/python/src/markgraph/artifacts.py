"""Artifacts: what the service has computed and keeps, by handle, and the single stages of the pipeline."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Dict, Mapping, Optional, Tuple, Type, Union

from ._http import form_fields
from ._records import record
from .errors import MarkgraphError
from .grid import Grid, read_mesh, read_npy

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .client import Markgraph

METRES = (
    "surface",
    "surface.form-removed",
    "surface.bandpassed",
    "surface.straightened",
    "surface.section",
    "profile",
)
RELATIVE_SIGNATURES = ("toolmark-signature",)  # heights divided by their local amplitude


@dataclass(frozen=True)
class Run:
    """The computation that made an artifact."""

    step: str
    code: str
    params: Dict[str, Any]
    inputs: Tuple[str, ...]
    engine_version: str
    output: str


@dataclass
class Artifact:
    """A scan, an array or a document of the graph. It never changes: its handle is the hash of what it holds.

    `size` is in bytes.
    """

    handle: str
    kind: str
    meta: Dict[str, Any] = field(repr=False)
    size: int
    produced_by: Optional[Run] = field(default=None, repr=False)
    client: "Markgraph" = field(repr=False, compare=False, default=None)  # type: ignore[assignment]

    @property
    def is_array(self) -> bool:
        """Whether it is an array; else it is a document or a file."""
        return isinstance(self.meta.get("shape"), list)

    @property
    def shape(self) -> Tuple[int, ...]:
        """(ny, nx) of a surface or map, (n,) of a signature; () when it is no array."""
        return tuple(self.meta.get("shape", ()))

    @property
    def pitch(self) -> Tuple[float, ...]:
        """Metres between columns and between rows, (dx, dy); (dx,) of a signature; () where axes are no lengths."""
        return tuple(self.meta[name] for name in ("dx", "dy") if name in self.meta)

    @property
    def unit(self) -> str:
        """Of the values: "m", or "1" where they have none."""
        made_by = self.produced_by.step if self.produced_by else ""
        if self.kind == "signature.1d":
            return "1" if made_by in RELATIVE_SIGNATURES else "m"
        return "m" if self.kind in METRES else "1"

    def data(self) -> bytes:
        """The bytes: an array as .npy, a document as JSON, a scan as the uploaded file."""
        return self.client.http.bytes("GET", f"/v1/artifacts/{self.handle}/data")

    def grid(self) -> Grid:
        """The array with its unit, shape and pitch, float64. Raises `MarkgraphError` when it is no array."""
        if not self.is_array:
            raise MarkgraphError(f"{self.handle} is {self.kind}, which is no array; use document() or data()")
        values, shape = read_npy(self.data())
        return Grid(values, shape, self.unit, self.pitch, self.handle)

    def numpy(self) -> Any:
        """The array as `numpy.ndarray`, of this `shape` and `unit`. Raises `NotInstalled` without NumPy."""
        return self.grid().numpy()

    def document(self) -> Any:
        """What a document says, such as lag and correlation of an alignment."""
        if self.is_array or self.kind == "scan":
            raise MarkgraphError(f"{self.handle} is {self.kind}, which is no document; use grid() or data()")
        return json.loads(self.data())

    def coarse(self, most: int = 512, form_removed: bool = False) -> Grid:
        """A surface or map with at most `most` points a side, in metres, float32; `form_removed` takes a polynomial off."""
        query = {"max": most, "form": "removed" if form_removed else "kept"}
        heights, about = read_mesh(self.client.http.bytes("GET", f"/v1/artifacts/{self.handle}/mesh", query=query))
        return Grid(heights, tuple(about["shape"]), "m", tuple(about["pitch"]), self.handle)

    def image(self, most: int = 512, style: Optional[str] = None) -> bytes:
        """A surface or map as PNG with a scale bar; `style` is "relief" or "map"."""
        return self.client.http.bytes("GET", f"/v1/artifacts/{self.handle}/image.png", query={"max": most, "style": style})

    def save(self, path: Union[str, "os.PathLike[str]"]) -> Path:
        """Writes an array with unit, pitch and handle as .npz or alone as .npy; anything else as its bytes."""
        target = Path(path)
        if self.is_array and target.suffix in (".npz", ".npy"):
            return self.grid().save(target, {"kind": self.kind})
        target.write_bytes(self.data())
        return target

    def graph(self, format: str = "json") -> Any:
        """All it was computed from: "json" and "prov" as objects, "dot" and "svg" as text."""
        path = f"/v1/artifacts/{self.handle}/graph"
        content = self.client.http.bytes("GET", path, query={"format": format})
        return json.loads(content) if format in ("json", "prov") else content.decode("utf-8")

    def plot(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws it: heights as an image with a scale in micrometres, a signature as a line, a document as its figures."""
        from . import plots

        return plots.artifact(self, ax)

    def _step(self, name: str, **fields: Any) -> Any:
        return self.client.http.json("POST", f"/v1/steps/{name}", fields=form_fields(**fields))

    def _array_step(self, name: str, **fields: Any) -> "Artifact":
        return artifact_of(self.client, self._step(name, **fields))


@dataclass
class Surface(Artifact):
    """Heights of a scan, (ny, nx) metres, NaN where nothing was measured. A profile has one row."""

    def detect(self) -> "Detection":
        """The kind of mark that the texture suggests."""
        return record(Detection, self.client.http.json("POST", "/detect", fields=form_fields(surface=self.handle)))

    def scope(self, domain: str, reference: Optional[str] = None) -> Dict[str, Any]:
        """The checks of the scan against what the reference of `domain` covers."""
        fields = form_fields(surface=self.handle, domain=domain, reference=reference)
        answer: Dict[str, Any] = self.client.http.json("POST", "/v1/scope", fields=fields)
        return answer

    def preprocess(self, lambda_s: Optional[float] = None, lambda_c: Optional[float] = None) -> "Artifact":
        """Form taken off, roughness band between the cutoffs (metres): (ny, nx) metres. Without cutoffs, the deployed ones."""
        return self._array_step("preprocess", surface=self.handle, lambda_s=lambda_s, lambda_c=lambda_c)

    def signature(
        self, edges: Optional[Tuple[float, float]] = None, replica: bool = False, mirrored: bool = False
    ) -> "Signature":
        """The signature of a land, (n,) metres across the striae. `edges` are its groove edges in micrometres."""
        given = None if edges is None else f"{edges[0]}:{edges[1]}"
        made = self._array_step(
            "signature", surface=self.handle, edges=given, replica=replica or None, mirrored=mirrored or None
        )
        assert isinstance(made, Signature)
        return made

    def areal_signature(self, replica: bool = False, mirrored: bool = False) -> "Artifact":
        """The map of a breech face, (256, 256) of unit norm, 0 where nothing was measured."""
        return self._array_step(
            "areal-signature", surface=self.handle, replica=replica or None, mirrored=mirrored or None
        )


@dataclass
class Signature(Artifact):
    """Heights across the striae of a land or toolmark, (n,), NaN where nothing was measured."""

    def align(self, other: "Signature") -> "Alignment":
        """The lag at which the two signatures of lands agree best."""
        answer = self._step("align", a=self.handle, b=other.handle)
        return record(Alignment, answer, a=self, b=other)


@dataclass(frozen=True)
class Detection:
    """The kind of mark that a scan shows by its texture. Which source made striae, only you know."""

    domain: str
    coherence: float
    collapse_ratio: float
    decided_by: str


@dataclass(frozen=True)
class Alignment:
    """How two signatures lie on each other: sample i of b lies on sample i + `lag` of a, with correlation `ccf`."""

    lag: int
    ccf: float
    handle: str
    a: Signature = field(repr=False)
    b: Signature = field(repr=False)

    def plot(self, ax: Optional["Axes"] = None) -> "Axes":
        """Draws both signatures over each other in micrometres, b shifted by the lag."""
        from . import plots

        return plots.alignment(self, ax)


_CLASSES: Dict[str, Type[Artifact]] = {
    "surface": Surface,
    "signature.1d": Signature,
}


def artifact_of(client: "Markgraph", members: Mapping[str, Any]) -> Artifact:
    """The artifact that a record of the service describes."""
    return record(_CLASSES.get(members["kind"], Artifact), members, size=members["bytes"], client=client)
