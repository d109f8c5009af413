"""Breech faces: the map of a face (method.md, "How are breech faces compared?", 1 and 2)."""

import math

import numpy as np

from . import filters
from .values import CannotCompute, FaceMap, Surface

DEVIATION = 1.482602218505602  # breech faces take all digits
SIDE = 256  # pixels of a stored map
NO_SPREAD = 1e-12  # metres

def region(scan: Surface, params: dict) -> Surface:
    """A scan that is level after a robust form shows the face alone; in a raw one the face would have to be found."""
    if filters.robust_form(scan.heights)["rms"] > params["raw"]:
        raise CannotCompute("finding the face in a raw scan is not implemented here")
    return scan

def band(scan: Surface, params: dict) -> Surface:
    """A face in its band on the pitch of its map; its S-filter works on a quarter of that pitch."""
    pitch, fine = params["pitch"], params["pitch"] / 4
    coarsest = max(scan.dx, scan.dy) / (1 + 1e-6)
    start = regridded(scan, fine, tents) if coarsest > fine else area_average(scan, fine, centred=True)
    level = robust_residuals(start.heights, params["fit_deviations"], params["drop_deviations"])
    smooth = filters.gaussian(level, [filters.SIGMA_PER_CUTOFF * params["lambda_s"] / fine] * 2)
    mean = area_average(Surface(smooth, fine, fine), pitch).heights
    waves = filters.gaussian(mean, [filters.SIGMA_PER_CUTOFF * params["lambda_c"] / pitch] * 2)
    return Surface(mean - waves, pitch, pitch)

def regridded(scan: Surface, pitch: float, weights_of) -> Surface:
    """Weighted means of old points on a new pitch; NaN where the measured ones have less than half of the weight."""
    along, across = (weights_of(n, d, pitch) for n, d in zip(scan.heights.shape, (scan.dy, scan.dx)))
    measured = np.isfinite(scan.heights)
    weights = along @ measured @ across.T
    sums = along @ np.where(measured, scan.heights, 0) @ across.T
    return Surface(filters.quotient(sums, weights, weights >= 0.5 - 1e-9), pitch, pitch)

def area_average(scan: Surface, pitch: float, centred: bool = False) -> Surface:
    """Means over squares, by covered area. The first one has the centre of the first point's, or begins at its edge."""
    if all(abs(d / pitch - 1) < 1e-6 for d in (scan.dx, scan.dy)):
        return scan
    def shares(n: int, old: float, new: float) -> np.ndarray:
        begin = (old - new) / 2 if centred else 0.0
        count = max(1, math.ceil((n * old - begin) / new - 0.5 - 1e-9))
        low, high = (begin + (np.arange(count)[:, None] + k) * new for k in (0, 1))
        place = np.arange(n)[None, :]
        return np.maximum(0, np.minimum(high, (place + 1) * old) - np.maximum(low, place * old)) / new
    return regridded(scan, pitch, shares)

def tents(n: int, old: float, new: float) -> np.ndarray:
    """Linear interpolation from the first point on."""
    at = np.minimum(np.arange(math.floor((n - 1) * old / new + 1e-9) + 1) * new / old, n - 1)
    return np.maximum(0, 1 - np.abs(at[:, None] - np.arange(n)[None, :]))

def robust_residuals(heights: np.ndarray, fit: float, drop: float) -> np.ndarray:
    """Residuals of a form fitted to the points near it; points far from it (craters, drag marks) are dropped."""
    x, y, z = filters.grid_points(heights)
    residuals, used = z - np.median(z), None
    for turn in range(11):
        deviation = DEVIATION * np.median(np.abs(residuals))
        before, used = used, np.abs(residuals) <= (fit * deviation if deviation > NO_SPREAD else np.inf)
        if turn == 10 or (turn > 0 and (not deviation > NO_SPREAD or (used == before).all())):
            break
        coefficients = filters.solved(x[used], y[used], z[used], 1.0, filters.form_terms(*heights.shape))
        residuals = z - filters.surface_at(coefficients, x, y)
    out = filters.without(heights, coefficients)
    return np.where(np.abs(out) <= (drop * deviation if deviation > NO_SPREAD else np.inf), out, np.nan)

def face_map(scan: Surface, clip: float) -> FaceMap:
    """The measured part, limited to robust deviations from 0, of mean 0 and variance 1; NaN where not measured."""
    z = scan.heights
    if np.isfinite(z).sum() < 50:
        return FaceMap(np.empty((0, 0)), scan.dx)
    rows, columns = (middle(np.nonzero(np.isfinite(z).any(axis=axis))[0]) for axis in (1, 0))
    limit = clip * DEVIATION * np.nanmedian(np.abs(z[rows, columns]))
    z = np.clip(z[rows, columns], -limit, limit)
    z = z - np.nanmean(z)
    rms = math.sqrt(np.nanmean(z**2))
    return FaceMap(z / rms if rms > 1e-10 else np.empty((0, 0)), scan.dx)

def middle(measured: np.ndarray) -> slice:
    """From the first to the last measured line; of more than 256, the middle ones."""
    count = min(measured[-1] + 1 - measured[0], SIDE)
    first = measured[0] + (measured[-1] + 1 - measured[0] - count) // 2
    return slice(first, first + count)

def on_square(face: FaceMap) -> np.ndarray:
    """As maps are stored: norm 1, in the middle of a square of zeros."""
    pads = [((SIDE - extent) // 2, -(-(SIDE - extent) // 2)) for extent in face.values.shape]
    return np.pad(np.nan_to_num(face.values), pads) / math.sqrt(max(1, np.isfinite(face.values).sum()))
