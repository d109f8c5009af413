"""Two face maps laid on each other, and their congruent cells (method.md, "How are breech faces compared?", 3 to 6)."""

import math
from collections import namedtuple

import numpy as np
from scipy.ndimage import correlate1d

from .filters import quotient
from .toolmarks import pearson, samples
from .values import FaceMap

NO_CORRELATION = -2.0
FLAT = 1e-6  # variance of a point, of maps of variance 1

# mark B on mark A: turned about the centre, then moved by whole pixels; quality: correlation · √(common points)
Pose = namedtuple("Pose", "quality degrees dy dx")
# how many cells of a mark have enough measured points, have a partner at a pose, and agree there
Agreement = namedtuple("Agreement", "cells comparable congruent")
NOTHING = Pose(0, 0, 0, 0), Agreement(0, 0, 0), Agreement(0, 0, 0)

def cmr_2d(a: FaceMap, b: FaceMap, params: dict) -> dict:
    """Computed in an order that does not depend on how the pair was given, so that swapping marks swaps the answer."""
    in_order = comes_before(a.values, b.values)
    pose, *sides = best_pose(a, b, params) if in_order else best_pose(b, a, params)
    def share(side: Agreement) -> float:
        return (side.congruent + params["prior_congruent"]) / (side.comparable + params["prior_cells"])
    deciding = min(sides, key=share)
    pose, sides = (pose, sides) if in_order else (inverse(pose), sides[::-1])
    found = {"rotation_deg": pose.degrees, "shift_y": pose.dy, "shift_x": pose.dx, "n_comparable": deciding.comparable}
    for name, side in zip("ab", sides):
        found |= {f"n_cells_{name}": side.cells, f"n_congruent_{name}": side.congruent}
    return {"score": params["scale"] * share(deciding), **found}

def comes_before(a: np.ndarray, b: np.ndarray) -> bool:
    one, other = ((*z.shape, int(np.isfinite(z).sum())) for z in (a, b))
    if one != other:
        return one < other
    apart = (np.nan_to_num(b) - np.nan_to_num(a)).ravel()
    return not apart.any() or bool(apart[np.nonzero(apart)][0] > 0)

def best_pose(a: FaceMap, b: FaceMap, params: dict) -> tuple[Pose, Agreement, Agreement]:
    """The pose with the most congruent cells, and the cells of either mark there."""
    if min(a.values.size, b.values.size) == 0:
        return NOTHING
    n = 4 * math.ceil(max(*a.values.shape, *b.values.shape) / 4)
    grids = [canvas(one.values, n) for one in (a, b)]
    cells_a, cells_b = (Cells(one.values.shape, grid, params, a.pitch) for one, grid in zip((a, b), grids))
    best, best_rank = NOTHING, (-2, 0)
    for pose in registration(*grids, params, a.pitch):
        back = inverse(pose)
        of_a = cells_a.congruent(turned(grids[1], pose.degrees), pose)
        of_b = cells_b.congruent(turned(grids[0], back.degrees), back)
        fewer, comparable = min(of_a.congruent, of_b.congruent), min(of_a.comparable, of_b.comparable)
        counts = comparable >= params["fewest"] or (fewer >= 3 and 2 * fewer >= comparable)
        rank = fewer if counts else -1, of_a.congruent + of_b.congruent
        if rank > best_rank:
            best, best_rank = (pose, of_a, of_b), rank
    return best

def inverse(pose: Pose) -> Pose:
    """A on B, given B on A, to the nearest pixel."""
    cos, sin = math.cos(math.radians(pose.degrees)), math.sin(math.radians(pose.degrees))
    dy, dx = -(cos * pose.dy - sin * pose.dx), -(sin * pose.dy + cos * pose.dx)
    return Pose(pose.quality, 0 - pose.degrees, math.floor(dy + 0.5), math.floor(dx + 0.5))

def canvas(values: np.ndarray, n: int) -> np.ndarray:
    """A map in the middle of a square of NaN."""
    return np.pad(values, [((n - extent) // 2, -(-(n - extent) // 2)) for extent in values.shape], constant_values=np.nan)

def in_twos(grid: np.ndarray) -> np.ndarray:
    """Sums over 2 x 2 points."""
    n = grid.shape[0] // 2
    return grid.reshape(n, 2, n, 2).sum(axis=(1, 3))

def halved(grid: np.ndarray) -> np.ndarray:
    """Half the resolution: weights 1, 3, 3, 1 both ways, where two of the inner four points are measured."""
    measured = np.isfinite(grid).astype(float)
    sums = [np.pad(one, 1) for one in (np.nan_to_num(grid), measured)]
    for axis in (0, 1):  # a kernel of four has its origin on the third tap
        sums = [correlate1d(one, [1.0, 3.0, 3.0, 1.0], axis=axis, mode="constant") for one in sums]
    return quotient(*(one[2::2, 2::2] for one in sums), in_twos(measured) >= 2)

def turned(grid: np.ndarray, degrees: float) -> np.ndarray:
    """Turned about its centre, bilinear over measured neighbours; NaN where these have less than half of the weight."""
    n = grid.shape[0]
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    away = np.arange(n) - (n - 1) / 2
    y = (n - 1) / 2 + cos * away[:, None] - sin * away[None, :]
    x = (n - 1) / 2 + sin * away[:, None] + cos * away[None, :]
    y0, x0 = np.floor(y).astype(int), np.floor(x).astype(int)
    padded = np.pad(grid, n, constant_values=np.nan)  # no corner leaves the square by more
    sums, weights = np.zeros((n, n)), np.zeros((n, n))
    for i, j in ((0, 0), (0, 1), (1, 0), (1, 1)):
        value = padded[y0 + i + n, x0 + j + n]
        weight = np.isfinite(value) * np.abs(1 - i - (y - y0)) * np.abs(1 - j - (x - x0))
        sums += weight * np.nan_to_num(value)
        weights += weight
    return quotient(sums, weights, weights >= 0.5)

class Correlator:
    """Sums of a(p) b(p - d) for every shift d up to the largest one, by transforms. Corners may wrap around a little."""

    def __init__(self, n: int, min_overlap: float):
        reach = min(n - 1, math.ceil((1 - min_overlap) * n))
        self.shifts = np.arange(-reach, reach + 1)
        least = math.ceil(0.9 * n) + reach
        self.size = min(base * 2 ** max(0, math.ceil(math.log2(least / base))) for base in (2, 6, 18))

    def spectrum(self, grid: np.ndarray) -> np.ndarray:
        return np.fft.rfft2(np.nan_to_num(grid), (self.size, self.size))

    def correlate(self, a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return np.fft.irfft2(a * b.conj(), (self.size, self.size))[np.ix_(self.shifts, self.shifts)]

def coarse_poses(a: np.ndarray, b: np.ndarray, params: dict, enough: float) -> list[tuple[Pose, float]]:
    """For every angle the best shift with the smallest overlap, and the best one with `enough` points in common."""
    n, step, min_overlap = len(a), params["rotation_step"], params["min_overlap"]
    fewest = max(1.0, min_overlap * min(np.isfinite(one).sum() for one in (a, b))) + 1e-6
    full, half = Correlator(n, min_overlap), Correlator(n // 2, min_overlap)
    near = np.clip((full.shifts + 1) // 2, half.shifts[0], half.shifts[-1]) - half.shifts[0]  # at half the resolution
    def points_and_energy(grid: np.ndarray) -> list[np.ndarray]:
        return [half.spectrum(in_twos(one)) for one in (np.isfinite(grid).astype(float), np.nan_to_num(grid) ** 2)]
    of_a, (points_a, energy_a) = full.spectrum(a), points_and_energy(a)
    pairs, found = math.floor(params["rotation_max"] / step + 1e-9), []
    for first in (np.arange(pairs) * 2 - pairs + 0.5) * step:
        laid = [turned(b, first), turned(b, first + step)]
        points_b, energy_b = points_and_energy(laid[0])  # they change slowly, so that one angle serves for two
        common = np.round(half.correlate(points_a, points_b)) / 4
        on_b, on_a = half.correlate(points_a, energy_b) / 4, half.correlate(energy_a, points_b) / 4
        used = (on_a > FLAT * common) & (on_b > FLAT * common) & (common >= fewest)
        weight = np.sqrt(np.where(used, common, 0) / np.where(used, on_a * on_b, 1))
        for degrees, grid in zip((first, first + step), laid):
            products = full.correlate(of_a, full.spectrum(grid))
            for least in (fewest, enough):
                quality = products * np.where(common >= least, weight, 0)[np.ix_(near, near)]
                y, x = np.unravel_index(np.argmax(quality), quality.shape)
                if quality[y, x] > FLAT:
                    found.append((Pose(quality[y, x], degrees, int(full.shifts[y]), int(full.shifts[x])), least))
    return sorted(found, key=lambda one: -one[0].quality)

def registration(a: np.ndarray, b: np.ndarray, params: dict, pitch: float) -> list[Pose]:
    """The poses at which cells are compared, best first: some with enough in common are always among them."""
    half_a, half_b = halved(a), halved(b)
    smaller = min(np.isfinite(one).sum() for one in (half_a, half_b))
    enough = min(params["fewest"] * samples(params["cell"], pitch) ** 2 / 4, 0.85 * smaller)
    coarse = coarse_poses(half_a, half_b, params, enough)
    finalists, candidates, reach = params["finalists"], params["candidates"], samples(params["candidate_shift"], pitch)
    def apart(poses: list[Pose], count: float) -> list[Pose]:
        """The first poses at half resolution that differ in angle or in shift."""
        kept: list[Pose] = []
        for pose in poses:
            turns = [abs(one.degrees - pose.degrees) for one in kept]
            moves = [2 * max(abs(one.dy - pose.dy), abs(one.dx - pose.dx)) for one in kept]
            limit = params["candidate_rotation"] + 1e-9
            near = any(min(t, 360 - t) <= limit and move <= reach for t, move in zip(turns, moves))
            kept += [pose] if not near and len(kept) < count else []
        return kept
    def best_first(poses: list[Pose], *marks_and_rounds) -> list[Pose]:
        found = [refined(*marks_and_rounds, pose, params) for pose in poses]
        return sorted((pose for pose in found if pose.quality > 0), key=lambda pose: -pose.quality)
    at_half = half_a, half_b, [((0, -1, 1), 1)]
    every, roomy = [pose for pose, _ in coarse], [pose for pose, common in coarse if common >= enough]
    kept = best_first(apart(every, candidates), *at_half)[:finalists]
    kept += best_first(apart(roomy, candidates / 2), *at_half)[: finalists // 2]
    starts = [pose._replace(dy=2 * pose.dy, dx=2 * pose.dx) for pose in apart(kept, 2 * finalists)]
    return best_first(starts, a, b, [((0, -1, 1), 2), ((-0.5, 0.5), 1)])

def refined(a: np.ndarray, b: np.ndarray, rounds, start: Pose, params: dict) -> Pose:
    """The best of the angles and shifts about the best one so far, round by round, by the exact correlation."""
    fewest = max(20, params["min_overlap"] * min(np.isfinite(one).sum() for one in (a, b)))
    best = start._replace(quality=-np.inf)
    for angles, reach in rounds:
        centre = best
        for degrees in (centre.degrees + angle for angle in angles):
            every = np.where(np.isfinite(a), 0, -1)
            r, count = list_correlations(a, every, 1, turned(b, degrees), centre, reach, np.array([fewest]))
            quality = np.where(r > NO_CORRELATION, r * np.sqrt(count), -np.inf)[0]
            y, x = (int(place) for place in np.unravel_index(np.argmax(quality), quality.shape))
            if quality[y, x] > best.quality:
                best = Pose(quality[y, x], degrees, centre.dy - reach + y, centre.dx - reach + x)
    return best

def list_correlations(a, lists, count: int, laid, pose: Pose, reach: int, fewest):
    """Correlations of lists of points of a (their numbers on its grid, -1 for none) with the laid grid where both are
    measured, at every shift about a pose, and how many points that are: (lists, shifts, shifts)."""
    y, x = np.nonzero(lists >= 0)
    own, values, side = lists[y, x], a[y, x], 2 * reach + 1
    margin = len(a) + max(abs(pose.dy), abs(pose.dx)) + reach
    padded = np.pad(laid, margin, constant_values=np.nan)
    r, counts = np.full((count, side, side), NO_CORRELATION), np.zeros((count, side, side))
    for i, j in np.ndindex(side, side):
        other = padded[y - (pose.dy - reach + i) + margin, x - (pose.dx - reach + j) + margin]
        known = np.isfinite(other)
        p, q, which = values[known], other[known], own[known]
        n, sp, sq, spp, sqq, spq = (np.bincount(which, one, count) for one in (None, p, q, p * p, q * q, p * q))
        found = pearson(sp, sq, spp, sqq, spq, np.maximum(n, 1), FLAT * n, FLAT * n, NO_CORRELATION)
        r[:, i, j], counts[:, i, j] = np.where((n >= fewest) & (n >= 2), found, NO_CORRELATION), n
    return r, counts

class Cells:
    """The cells that tile a mark's own map, those with enough measured points."""

    def __init__(self, shape: tuple[int, int], grid: np.ndarray, params: dict, pitch: float):
        side, n = samples(params["cell"], pitch), len(grid)
        self.grid, self.relative = grid, params["relative_corr"]
        lengths = (params[name] for name in ("search", "tolerance", "home"))
        self.search, self.tolerance, self.home = (samples(length, pitch) for length in lengths)
        counts = [math.ceil(extent / side) for extent in shape]
        firsts = [(n - extent) // 2 - (count * side - extent) // 2 for extent, count in zip(shape, counts)]
        self.lists = np.full((n, n), -1)
        points, independent = [], []
        for row, column in np.ndindex(*counts):
            y, x = firsts[0] + side * row, firsts[1] + side * column
            part = np.s_[max(0, y) : y + side, max(0, x) : x + side]
            measured = np.isfinite(grid[part])
            if measured.sum() >= params["cell_valid"] * side * side:
                self.lists[part] = np.where(measured, len(points), -1)
                points.append(measured.sum())
                independent.append(independent_samples(grid[part]))
        self.count, self.fewest = len(points), params["cell_overlap"] * np.array(points)
        by_chance = np.tanh(params["z"] / np.sqrt(np.maximum(np.array(independent) - 3, 0.5)))
        self.least = np.maximum(params["corr"], by_chance)

    def congruent(self, laid: np.ndarray, pose: Pose) -> Agreement:
        """Cells that agree with one common displacement: the one with most of them, then with the largest sum."""
        r, _ = list_correlations(self.grid, self.lists, self.count, laid, pose, self.search, self.fewest)
        limit = np.maximum(self.least, self.relative * r.max(axis=(1, 2)) - 1e-9)
        best, best_sum = Agreement(self.count, -1, 0), 0.0
        middle = self.search - self.home
        for place in np.ndindex(2 * self.home + 1, 2 * self.home + 1):
            rows, columns = (slice(max(0, middle + k - self.tolerance), middle + k + self.tolerance + 1) for k in place)
            corr = r[:, rows, columns].max(axis=(1, 2))
            members = corr >= limit
            found = Agreement(self.count, int((corr > NO_CORRELATION).sum()), int(members.sum()))
            total = float(corr[members].sum())
            tie = total - best_sum - 1e-9 if members.any() else found.comparable - best.comparable
            if (found.congruent - best.congruent or tie) > 0:
                best, best_sum = found, total
        return best._replace(comparable=max(best.comparable, 0))

def independent_samples(cell: np.ndarray) -> float:
    """2 v A(0)² / Σ A(d)² of the autocorrelation A of a cell's v points about their mean (Bartlett 1946)."""
    count = np.isfinite(cell).sum()
    power = np.abs(np.fft.fft2(np.nan_to_num(cell - np.nanmean(cell)), [2 * n for n in cell.shape])) ** 2
    variance = power.mean()
    return 2 * count * variance**2 / (power**2).mean() if variance > 1e-6 * count else 0.0
