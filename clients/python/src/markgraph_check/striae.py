"""Direction of the striae, and heights straightened along them (method.md, "What is computed exactly?", striae)."""

import math

import numpy as np

from .filters import block_means, clip_robust, fast_band, quotient, without
from .values import Surface

COVERED = 0.3  # of the measured rows, for a column to count

def direction(surface: Surface, coefficients, lambda_s: float, lambda_c: float, clip: float) -> dict:
    """Axis and angle of the striae. A profile runs across them already."""
    dy, dx = surface.dy, surface.dx
    flat = without(surface.heights, coefficients)
    ny, nx = flat.shape
    if ny == 1:
        return {"turned": False, "shear_deg": 0.0, "tilt_deg": 0.0, "striae_angle_deg": 90.0}
    def relief(rows: int, columns: int) -> Surface:
        rows, columns = min(ny, rows), min(nx, columns)
        band = fast_band(block_means(flat, rows, columns), (dy, dx), (lambda_s, lambda_c), (rows, columns))
        return Surface(clip_robust(band, clip), dx * columns, dy * rows)
    def points(length: float) -> list[int]:
        return [max(1, math.floor(length / d)) for d in (dy, dx)]
    square = relief(*points(lambda_s / 1.6))
    along = 0.2 * lambda_s / math.tan(math.radians(10))  # smears striae 10 degrees off by a fifth of the shortest wave
    turned = striae_along_x(square)
    fine = relief(1, points(along)[1]) if turned else relief(points(along)[0], 1)
    angle = shear_angle(*(quarter_turn(one) if turned else one for one in (square, fine)))
    tilt = angle - 90 if turned else angle
    upright = 90 - tilt if tilt > -90 else -90 - tilt
    return {"turned": turned, "shear_deg": angle, "tilt_deg": tilt, "striae_angle_deg": upright}

def striae_along_x(relief: Surface) -> bool:
    """Whether the median slope over the inner 60 % x 60 % is steeper along y."""
    (top, bottom), (left, right) = ((int(0.2 * n), int((1 - 0.2) * n) - 1) for n in relief.heights.shape)
    z = relief.heights[top : bottom + 1, left : right + 1]
    along_x, along_y = np.abs(z[:-1, 1:] - z[:-1, :-1]), np.abs(z[1:, :-1] - z[:-1, :-1])
    both = np.isfinite(along_x + along_y)
    return bool(both.any() and np.median(along_y[both]) / relief.dy > np.median(along_x[both]) / relief.dx)

def quarter_turn(surface: Surface) -> Surface:
    """Clockwise; the pitches change places with the axes."""
    return Surface(np.rot90(surface.heights, -1), surface.dy, surface.dx)

def sheared(surface: Surface, degrees: float, step: int = 1) -> np.ndarray:
    """Every step-th row, shifted so that striae at this angle run along y; the middle row stays."""
    ny, nx = surface.heights.shape
    rows = np.arange(0, ny, step)[:, None]
    shift = (rows - (ny - 1) / 2) * (surface.dy * math.tan(math.radians(degrees)) / surface.dx)
    whole = np.floor(shift).astype(int)
    share = np.where(shift - whole < 1e-9, 0.0, shift - whole)
    place = np.arange(nx)[None, :] + whole
    near, far = (surface.heights[rows, np.clip(place + k, 0, nx - 1)] for k in (0, 1))
    inside = (place >= 0) & (place < nx - (share > 0))
    return np.where(inside, np.where(share > 0, near * (1 - share) + far * share, near), np.nan)

def covered_means(values: np.ndarray, least: float, measured: float | None = None) -> np.ndarray:
    """Means of the columns with values in a share of the rows that have any, whose number may be given; NaN elsewhere."""
    present = np.isfinite(values)
    if measured is None:
        measured = max(1, present.any(axis=1).sum())
    count = present.sum(axis=0)
    # compared as shares of all rows, so that ties fall as they do in the service
    enough = (count / len(values) >= least * (measured / len(values))) & (count > 0)
    return quotient(np.where(present, values, 0).sum(axis=0), count, enough)

def shear_angle(coarse: Surface, fine: Surface) -> float:
    """The shear in degrees at which the mean profile varies most: whole degrees, quarters, then a parabola."""
    if fine.heights.shape[0] == 1:
        return 0.0
    step = max(1, coarse.heights.shape[0] // 64)
    best, most = 0, spread(coarse, 0, step)
    for degrees in (sign * size for size in range(1, 11) for sign in (-1, 1)):
        found = spread(coarse, degrees, step)
        if found > most:
            best, most = degrees, found
    outwards = 1 if best > 0 else -1
    while 10 <= abs(best) < 25 and (found := spread(coarse, best + outwards, step)) > most:
        best, most = best + outwards, found
    if not most > 0:
        return 0.0
    angles = [best + (k - 4) * 0.25 for k in range(9)]
    spreads = [spread(fine, degrees, 1) for degrees in angles]
    k = int(np.argmax(spreads))
    outwards = -0.25 if k == 0 else 0.25
    while k in (0, len(angles) - 1):  # the whole degree was not the nearest one
        if abs(angles[k] + outwards) > 25:
            return angles[k]
        end = len(angles) if outwards > 0 else 0
        angles.insert(end, angles[k] + outwards)
        spreads.insert(end, spread(fine, angles[end], 1))
        k = int(np.argmax(spreads))
    before, peak, after = spreads[k - 1 : k + 2]
    bend = before - 2 * peak + after
    return angles[k] + 0.125 * (before - after) / bend if bend < 0 else angles[k]

def spread(surface: Surface, degrees: float, step: int) -> float:
    """Variance of the mean profile of every step-th row over the inner columns; -1 with 10 covered columns or fewer."""
    nx = surface.heights.shape[1]
    left = int(0.2 * nx)  # groove shoulders at the ends would decide the angle
    measured = max(1, np.isfinite(surface.heights[::step]).any(axis=1).sum())
    means = covered_means(sheared(surface, degrees, step)[:, left : nx - left], COVERED, measured)
    means = means[np.isfinite(means)]
    return float(np.var(means)) if means.size > 10 else -1.0

def straightened(surface: Surface, coefficients, direction: dict) -> Surface:
    """Without its form, turned by a quarter if the striae run along x, and sheared until they run along y."""
    flat = surface._replace(heights=without(surface.heights, coefficients))
    flat = quarter_turn(flat) if direction["turned"] else flat
    return flat._replace(heights=sheared(flat, direction["shear_deg"]))

def collapse(surface: Surface, direction: dict) -> Surface:
    """The mean profile across the striae; a column of a sheared surface is cos(angle) times as wide across them."""
    across = surface.dx * math.cos(math.radians(direction["shear_deg"]))
    return Surface(covered_means(surface.heights, COVERED)[None, :], across, surface.dy)
