"""Arrays with their unit and shape: read from .npy, written as .npz, with the standard library alone."""

from __future__ import annotations

import ast
import json
import math
import os
import struct
import sys
import zipfile
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator, Mapping, Optional, Tuple, Union

from ._optional import optional
from .errors import MarkgraphError

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAGIC = b"\x93NUMPY\x01\x00"
FORMATS = {"<f8": ("d", 8), "<f4": ("f", 4)}


@dataclass(frozen=True)
class Grid:
    """An array in C order, row 0 first; NaN where nothing was measured.

    `shape`  (ny, nx) of a surface or map, (n,) of a signature
    `unit`   of the values: "m", or "1" where they have none
    `pitch`  metres between columns and between rows, (dx, dy); (dx,) of a signature; () where the axes are no lengths
    `handle` of the artifact that holds it

    `numpy()` gives it to NumPy without copying; `numpy.asarray(grid)` does the same.
    """

    values: "array[float]" = field(repr=False)
    shape: Tuple[int, ...]
    unit: str
    pitch: Tuple[float, ...] = ()
    handle: Optional[str] = None

    def __post_init__(self) -> None:
        if len(self.values) != math.prod(self.shape):
            raise MarkgraphError(f"{len(self.values)} values do not fill the shape {self.shape}")

    def __len__(self) -> int:
        return self.shape[0]

    def row(self, index: int) -> "array[float]":
        """Row `index` of an array of two dimensions, (nx,)."""
        ny, nx = self.shape
        start = range(ny)[index] * nx
        return self.values[start : start + nx]

    def rows(self) -> Iterator["array[float]"]:
        """The rows, first to last."""
        return (self.row(index) for index in range(self.shape[0]))

    def numpy(self) -> "NDArray[Any]":
        """The values as a NumPy array of this shape. Raises `NotInstalled` without NumPy."""
        found: "NDArray[Any]" = optional("numpy", "numpy()").frombuffer(
            self.values, dtype=self.values.typecode
        )
        return found.reshape(self.shape)

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> "NDArray[Any]":
        values = self.numpy()
        if dtype is not None and values.dtype != dtype:
            return values.astype(dtype)
        return values.copy() if copy else values

    def in_unit(self, unit: str) -> "Grid":
        """The same in another unit of length: "m", "mm", "um" or "nm"."""
        if unit == self.unit:
            return self
        if self.unit not in LENGTHS or unit not in LENGTHS:
            raise MarkgraphError(f"values in {self.unit!r} cannot be given in {unit!r}; lengths are in {', '.join(LENGTHS)}")
        factor = LENGTHS[unit] / LENGTHS[self.unit]
        scaled = array(self.values.typecode, (value * factor for value in self.values))
        return Grid(scaled, self.shape, unit, self.pitch, self.handle)

    def save(self, path: Union[str, "os.PathLike[str]"], more: Optional[Mapping[str, str]] = None) -> Path:
        """Writes `values`, `unit`, `pitch`, `handle` and the texts of `more` as .npz, or the values alone as .npy."""
        target = Path(path)
        if target.suffix == ".npy":
            target.write_bytes(npy_bytes(self.values, self.shape))
            return target
        if target.suffix != ".npz":
            raise MarkgraphError(f"{target.name} must end in .npz or .npy")
        members = {
            "values": npy_bytes(self.values, self.shape),
            "pitch": npy_bytes(array("d", self.pitch), (len(self.pitch),)),
            "unit": npy_text(self.unit),
            "handle": npy_text(self.handle or ""),
            **{name: npy_text(text) for name, text in (more or {}).items()},
        }
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in members.items():
                archive.writestr(f"{name}.npy", content)
        return target


LENGTHS = {"m": 1.0, "mm": 1e3, "um": 1e6, "nm": 1e9}


def read_npy(content: bytes) -> Tuple["array[float]", Tuple[int, ...]]:
    """Values and shape of a .npy file of little-endian floats in C order."""
    if content[: len(MAGIC)] != MAGIC:
        raise MarkgraphError("these data are no .npy array")
    (length,) = struct.unpack_from("<H", content, len(MAGIC))
    start = len(MAGIC) + 2
    head = ast.literal_eval(content[start : start + length].decode("latin-1"))
    if head["descr"] not in FORMATS or head["fortran_order"]:
        raise MarkgraphError(f"the array has the format {head['descr']}; only little-endian floats in C order are read")
    return _floats(content[start + length :], FORMATS[head["descr"]][0]), tuple(head["shape"])


def read_mesh(content: bytes) -> Tuple["array[float]", Mapping[str, Any]]:
    """Heights (float32) and description of a mesh: docs/api.md, pictures and meshes."""
    (length,) = struct.unpack_from("<I", content)
    about = json.loads(content[4 : 4 + length])
    return _floats(content[4 + length :], "f"), about


def _floats(content: bytes, code: str) -> "array[float]":
    values: "array[float]" = array(code)
    values.frombytes(content)
    if sys.byteorder == "big":
        values.byteswap()
    return values


def npy_bytes(values: "array[float]", shape: Tuple[int, ...]) -> bytes:
    """A .npy file of floats in C order."""
    ordered = values
    if sys.byteorder == "big":
        ordered = array(values.typecode, values)
        ordered.byteswap()
    return _npy("<f8" if values.typecode == "d" else "<f4", shape) + ordered.tobytes()


def npy_text(text: str) -> bytes:
    """A .npy file of one text, as `numpy.savez` writes a str."""
    return _npy(f"<U{max(1, len(text))}", ()) + (text or "\0").encode("utf-32-le")


def _npy(descr: str, shape: Tuple[int, ...]) -> bytes:
    head = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': {shape!r}, }}".encode("latin-1")
    padding = -(len(MAGIC) + 2 + len(head) + 1) % 64
    head += b" " * padding + b"\n"
    return MAGIC + struct.pack("<H", len(head)) + head


def load(path: Union[str, "os.PathLike[str]"]) -> Grid:
    """A grid that `save` wrote as .npz."""
    with zipfile.ZipFile(path) as archive:
        values, shape = read_npy(archive.read("values.npy"))
        pitch, _ = read_npy(archive.read("pitch.npy"))
        unit, handle = (_read_text(archive.read(f"{name}.npy")) for name in ("unit", "handle"))
    return Grid(values, shape, unit, tuple(pitch), handle or None)


def _read_text(content: bytes) -> str:
    (length,) = struct.unpack_from("<H", content, len(MAGIC))
    return content[len(MAGIC) + 2 + length :].decode("utf-32-le").rstrip("\0")
