"""What is compared: the scans of a mark, and how they are read."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, List, Optional, Sequence, Tuple, Union

from ._http import Field, Upload, form_fields
from .errors import MarkgraphError

if TYPE_CHECKING:
    from .artifacts import Artifact

HANDLE = re.compile(r"sha256:[0-9a-f]{64}")

Scan = Union[str, "os.PathLike[str]", bytes, "Artifact"]
"""A path of an X3P file, its bytes, or a surface that the service keeps (an artifact or its handle)."""

Edges = Optional[Tuple[float, float]]
"""Groove edges of a land: left and right in micrometres from the first sample; None where they are to be found."""


@dataclass(frozen=True)
class Mark:
    """A mark: its scans, and how they are to be read.

    `scans`     every land of a bullet, in order; one scan of a breech face or toolmark. A folder stands for its X3P files
    `lands`     place of each land on its bullet, counted from 1, when a land was not scanned
    `edges`     groove edges of each land
    `replica`   the scans show a cast
    `mirrored`  the scans show the mirror image
    `left_out`  for a known mark: why it would be left out. It counts all the same
    """

    scans: Union[Scan, Sequence[Scan]]
    lands: Optional[Sequence[int]] = None
    edges: Optional[Sequence[Edges]] = None
    replica: bool = False
    mirrored: bool = False
    left_out: Optional[str] = None


MarkLike = Union[Mark, Scan, Sequence[Scan]]


def mark_of(given: MarkLike) -> Mark:
    """The mark that was given, in whichever way."""
    return given if isinstance(given, Mark) else Mark(given)


def scans_of(given: MarkLike) -> List[Scan]:
    """The scans of a mark in order. Raises `MarkgraphError` when there are none."""
    scans = mark_of(given).scans
    listed: List[Scan] = [scans] if _is_scan(scans) else list(scans)  # type: ignore[arg-type,list-item]
    found = [one for scan in listed for one in _expanded(scan)]
    if not found:
        raise MarkgraphError("a mark needs at least one scan")
    return found


def _is_scan(given: Any) -> bool:
    return isinstance(given, (str, bytes, os.PathLike)) or hasattr(given, "handle")


def _expanded(scan: Scan) -> List[Scan]:
    """A folder as its X3P files, land2 before land10."""
    if isinstance(scan, bytes) or handle_of(scan) is not None:
        return [scan]
    path = _path_of(scan)
    if not path.is_dir():
        if not path.is_file():
            raise MarkgraphError(f"there is no scan {path}")
        return [path]
    files = sorted(path.glob("*.[xX]3[pP]"), key=lambda one: natural_order(one.name))
    if not files:
        raise MarkgraphError(f"the folder {path} has no X3P file")
    return list(files)


def natural_order(name: str) -> List[Tuple[int, int, str]]:
    """A key that sorts numbers in names by their value."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", name) if part]


def handle_of(scan: Scan) -> Optional[str]:
    """The handle of a scan that the service keeps; None for a file."""
    handle = getattr(scan, "handle", scan)
    return handle if isinstance(handle, str) and HANDLE.fullmatch(handle) else None


def upload_of(scan: Scan) -> Upload:
    """A scan that is a file, as it is sent."""
    return Upload(scan) if isinstance(scan, bytes) else Upload(_path_of(scan))


def _path_of(scan: Scan) -> Path:
    if isinstance(scan, (str, os.PathLike)):
        return Path(scan)
    raise MarkgraphError(f"{scan!r} is no scan; give a path, bytes, or a surface")


def mark_fields(name: str, given: MarkLike) -> List[Field]:
    """The fields of a comparison for one mark; `name` is `mark_a`, `mark_b` or `known_1`."""
    mark = mark_of(given)
    scans = scans_of(mark)
    handles = [handle_of(scan) for scan in scans]
    if any(handles) and not all(handles):
        raise MarkgraphError(f"{name} has files and handles; give one kind, or upload the files with scan() first")
    reading = {
        f"{name}_handles": handles if all(handles) else None,
        f"{name}_lands": mark.lands,
        f"{name}_edges": None if mark.edges is None else [_edges_text(one) for one in mark.edges],
        f"{name}_replica": mark.replica or None,
        f"{name}_mirrored": mark.mirrored or None,
        f"{name}_left_out": mark.left_out,
    }
    files: List[Field] = [] if all(handles) else [(name, upload_of(scan)) for scan in scans]
    return form_fields(**reading) + files


def _edges_text(edges: Edges) -> str:
    return "" if edges is None else f"{edges[0]}:{edges[1]}"
