"""Lands of bullets: edges, signatures, correlation and contrast (method.md, "How are bullets compared?")."""

import math

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from . import filters
from .striae import covered_means, straightened
from .toolmarks import correlations, samples
from .values import Signature, Surface

ALONG = 8e-6  # metres along the striae that are averaged
EDGES_COVERED, SIGNATURE_COVERED = 0.5, 0.3  # of the measured rows, for a column to count
SHORTEST = 100  # samples of a signature that is correlated
NO_RELIEF = 1e-12  # metres

def signature(scan: Surface, coefficients, direction: dict, params: dict) -> Signature:
    """The mean profile across the striae between the groove edges, in the band."""
    land = straightened(scan, coefficients, direction)
    rows = min(len(land.heights), max(1, math.floor(ALONG / land.dy)))
    means = filters.block_means(land.heights, rows, 1)
    if params["edges"]:
        first, end = given_edges(params["edges"], means.shape[1], land.dx, direction["turned"])
    else:
        first, end = groove_edges(covered_means(means, EDGES_COVERED), land.dx, params)
    pitch, cutoffs = (land.dy, land.dx), (params["lambda_s"], params["lambda_c"])
    relief = filters.clip_robust(filters.fast_band(means[:, first:end], pitch, cutoffs, (rows, 1)), params["clip"])
    profile = covered_means(relief, SIGNATURE_COVERED)
    profile = filters.fill_gaps(profile if np.isfinite(profile).any() else covered_means(relief, 0))
    if (np.abs(profile) < NO_RELIEF).all():
        profile = np.zeros_like(profile)
    across = land.dx * math.cos(math.radians(direction["shear_deg"]))
    return Signature(filters.resample(profile, across, params["pitch"]), params["pitch"])

def groove_edges(columns: np.ndarray, dx: float, params: dict) -> tuple[int, int]:
    """Columns of the land: a robust parabola grows outwards from the middle half until a shoulder stops it."""
    profile = filters.gaussian_line(columns, filters.SIGMA_PER_CUTOFF * 10e-6 / dx)
    places = np.nonzero(np.isfinite(profile))[0]
    if places.size < 32:
        return 0, profile.size
    first, end = places[0], places[-1] + 1
    middle = first + int(0.25 * (end - first)), first + int(0.75 * (end - first))
    growth = int(0.05 * (end - first))
    run = max(1, samples(params["groove_run"], dx))
    x = filters.scaled(profile.size)
    low, high = middle
    for _ in range(20):
        inner = low + np.nonzero(np.isfinite(profile[low:high]))[0]
        if inner.size < 16:
            return 0, profile.size
        found = filters.robust_fit(x[inner], 0 * x[inner], profile[inner], [(0, 0), (1, 0), (2, 0)])
        limit = max(params["groove_deviations"] * found["deviation"], params["groove_floor"])
        on_land = np.abs(profile - filters.surface_at(found["coefficients"], x, 0 * x)) <= limit  # not where unmeasured
        left = max(middle[0] - reach(on_land[first : middle[0]][::-1], run), low - growth)
        right = min(middle[1] + reach(on_land[middle[1] : end], run), high + growth)
        if (left, right) == (low, high):
            break
        low, high = left, right
    return low, high

def reach(on_land: np.ndarray, run: int) -> int:
    """Samples outwards before the first run of samples off the land; all of them without such a run."""
    runs = sliding_window_view(~on_land, run).all(axis=1) if on_land.size >= run else np.zeros(0, bool)
    return int(np.argmax(runs)) if runs.any() else on_land.size

def given_edges(edges: dict, nx: int, dx: float, turned: bool) -> tuple[int, int]:
    """Edges count from the first sample of the stored scan, which a quarter turn or a mirror image puts last."""
    first = min(nx - 1, math.ceil(edges["left"] / dx - 1e-9))
    last = max(first, min(nx - 1, math.floor(edges["right"] / dx + 1e-9)))
    return (nx - 1 - last, nx - first) if turned or edges["mirrored"] else (first, last + 1)

def comparable(signature: Signature, overlap: dict) -> np.ndarray:
    """At local amplitude 1, less its mean."""
    values, dx = signature
    even = filters.local_amplitude(values, overlap["amplitude_sigma"] / dx, overlap["amplitude_floor"])
    return even - even.mean()

def land_correlation(a: np.ndarray, b: np.ndarray, overlap: dict, dx: float) -> tuple[float, int]:
    """The largest product of correlation, overlapping share and nearness of the ends, and its lag."""
    if min(a.size, b.size) < SHORTEST or not (a @ a > 0 and b @ b > 0):
        return 0.0, 0
    first, r, share = correlations(a, b, overlap["min_overlap"])
    lags = first + np.arange(r.size)
    apart = np.minimum(np.abs(lags), np.abs(lags + b.size - a.size)) ** 2
    ccf = r * share * (1 - overlap["edge_loss"] * apart / (apart + (overlap["edge_reach"] / dx) ** 2))
    return float(ccf.max()), int(lags[np.argmax(ccf)])

def align(a: Signature, b: Signature, params: dict) -> dict:
    both = (comparable(one, params["overlap"]) for one in (a, b))
    return dict(zip(("ccf", "lag"), land_correlation(*both, params["overlap"], a.dx)))

def features(a: list[Signature], b: list[Signature], params: dict) -> dict:
    """The matrix of lands and its best diagonal, of bullet B as given or upside down."""
    overlap, count = params["overlap"], params["n_lands"]
    on_a, on_b = ([comparable(one, overlap) for one in lands] for lands in (a, b))
    slots_a, slots_b = np.array(params["lands_a"]) - 1, np.array(params["lands_b"]) - 1
    def matrix(others: list[np.ndarray]) -> np.ndarray:
        return np.array([[land_correlation(one, other, overlap, a[0].dx) for other in others] for one in on_a])
    given = diagonal(matrix(on_b), slots_a, slots_b, count)
    if not params["both_ways"]:
        return {**given, "upside_down": False}
    turned = diagonal(matrix([one[::-1] for one in on_b]), slots_a, count - 1 - slots_b, count)
    is_turned = turned["diag_contrast"] > given["diag_contrast"]
    return {**(turned if is_turned else given), "upside_down": is_turned}

def diagonal(pairs: np.ndarray, slots_a: np.ndarray, slots_b: np.ndarray, count: int) -> dict:
    """The cyclic offset with the largest mean; places that were not scanned are gaps."""
    ccf, lag = pairs[..., 0], pairs[..., 1]
    offsets = (slots_b[None, :] - slots_a[:, None]) % count
    means = [ccf[offsets == k].mean() if (offsets == k).any() else -np.inf for k in range(count)]
    offset = int(np.argmax(means))
    rest = ccf[offsets != offset]
    contrast = means[offset] - rest.mean() if rest.size else 0.0
    coherence = 1 / (1 + lag[offsets == offset].std())
    found = {"offset": offset, "diag_mean": means[offset], "diag_contrast": contrast, "lag_coherence": coherence}
    return {**found, "land_ccf_matrix": ccf, "land_lag_matrix": lag}
