"""Decode: an X3P file to heights in metres (ISO 25178-72, ISO 5436-2; method.md, stage 1). Matrices only."""

import hashlib
import io
import re
import xml.etree.ElementTree as ElementTree
import zipfile

import numpy as np

from .values import CannotCompute, Surface

DATA_TYPES = {"I": "<i2", "L": "<i4", "F": "<f4", "D": "<f8"}

def decode(file: bytes, units: str = "file", mask: str = "none") -> Surface:
    """The heights of a scan. `units`: 'um' for a header in micrometres."""
    if mask == "file":
        raise CannotCompute("the mask picture inside a scan is not read here")
    archive = zipfile.ZipFile(io.BytesIO(file))
    mains = [name for name in archive.namelist() if re.search(r"(^|/)main\.xml$", name.lower())]
    main = min(mains, key=lambda name: name.count("/"))
    record = parsed(archive.read(main))
    is_profile = text(record, "Record1/FeatureType") == "PRF"
    sizes = ("SizeX", number(record, "Record3/ListDimension", 1)), ("SizeY", 1)
    nx, ny = (int(number(record, f"Record3/MatrixDimension/{name}", other)) for name, other in sizes)
    metre = 1e6 if units == "um" else 1.0
    z = heights(archive, main, record, nx * ny) / metre
    dx, dy = (abs(number(record, f"Record1/Axes/{name}/Increment", np.nan)) / metre for name in ("CX", "CY"))
    return Surface(z.reshape(ny, nx), dx, dx if is_profile else dy)

def parsed(xml: bytes) -> ElementTree.Element:
    """The document without namespaces, whose prefixes writers choose freely."""
    plain = re.sub(r"<(/?)[\w.-]+:(?=\w)", r"<\1", xml.decode("utf-8-sig"))
    return ElementTree.fromstring(re.sub(r"\sxsi:|\sxmlns(:\w+)?=(\"[^\"]*\"|'[^']*')", " ", plain))

def text(record: ElementTree.Element, path: str) -> str:
    return (record.findtext(path) or "").strip()

def number(record: ElementTree.Element, path: str, missing: float) -> float:
    return float(text(record, path) or missing)

def heights(archive: zipfile.ZipFile, main: str, record: ElementTree.Element, count: int) -> np.ndarray:
    """Increment · raw + Offset, x fastest. NaN, ±Inf and what the mask of valid points says are not measured."""
    kind = np.dtype(DATA_TYPES[text(record, "Record1/Axes/CZ/DataType")])
    link = "Record3/DataLink/"
    data = linked(archive, main, text(record, link + "PointDataLink"))
    md5 = text(record, link + "MD5ChecksumPointData")
    if md5 and hashlib.md5(data).hexdigest() != md5.lower():
        raise CannotCompute("the checksum of the heights of a scan is wrong")
    if len(data) != count * kind.itemsize:
        raise CannotCompute("scans of points with coordinates are not read here")
    raw, valid = np.frombuffer(data, kind).astype(float), text(record, link + "ValidPointsLink")
    measured = np.isfinite(raw)
    if valid:
        bits = np.unpackbits(np.frombuffer(linked(archive, main, valid), np.uint8), bitorder="little")
        measured &= bits[:count] == 1
    increment, offset = (number(record, f"Record1/Axes/CZ/{n}", m) for n, m in (("Increment", 1.0), ("Offset", 0.0)))
    scaled = increment * np.where(measured, raw, 0)
    return np.where(measured, scaled + offset if offset else scaled, np.nan)  # adding 0 would turn -0 into 0

def linked(archive: zipfile.ZipFile, main: str, link: str) -> bytes:
    """A linked file: beside the main document, at the root, or one that ends so. Links may have backslashes."""
    path = link.replace("\\", "/").lstrip("/").removeprefix("./").lower()
    names = {name.replace("\\", "/").lstrip("/").lower(): name for name in archive.namelist()}
    for name in (main.lower()[: main.rfind("/") + 1] + path, path, *(n for n in names if n.endswith("/" + path))):
        if path and name in names:
            return archive.read(names[name])
    raise CannotCompute(f"a scan links to {link!r}, which it does not hold; inline lists are not read here")
