"""Toolmarks: signature, congruence, chance and score cmr-1d (method.md, "How are toolmarks compared?")."""

import math

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from scipy.signal import correlate

from .filters import fill_gaps, gaussian_line, local_amplitude, resample
from .randomness import Streams
from .values import Signature, Surface

FINE_SIGMA, POWER_SIGMA = 30e-6, 50e-6  # metres
FINE_WEIGHT, POWER_WEIGHT = 0.5, 0.3
FLAT = 1e-9  # variance below which a piece has no relief
MOST = 0.999  # a higher correlation counts as this one
FEWEST_MEASURED = 16  # samples

def signature(profile: Surface, pitch: float, amplitude_sigma: float, amplitude_floor: float) -> Signature:
    row = profile.heights[0]
    if np.isfinite(row).sum() < FEWEST_MEASURED:
        return Signature(np.empty(0), pitch)
    values = resample(fill_gaps(row), profile.dx, pitch)
    return Signature(local_amplitude(values, amplitude_sigma / pitch, amplitude_floor), pitch)

def samples(length: float, dx: float) -> int:
    """A length in samples, halves rounded up."""
    return math.floor(length / dx + 0.5)

class Parts:
    """What of a signature is compared: itself, its fine part and its power, all less their means."""

    def __init__(self, values: np.ndarray, dx: float):
        power = np.log(gaussian_line(values**2, POWER_SIGMA / dx) + 0.01 * np.mean(values**2))
        fine = values - gaussian_line(values, FINE_SIGMA / dx)
        self.whole, self.fine, self.power = (one - one.mean() for one in (values, fine, power))

def pearson(sx, sy, sxx, syy, sxy, n, flat_x, flat_y, flat=0.0):
    """Correlations from sums over n samples; `flat` where a sum of squares about the mean is not above its limit."""
    xx, yy = sxx - sx * sx / n, syy - sy * sy / n
    relief = (xx > flat_x) & (yy > flat_y)
    return np.where(relief, np.clip((sxy - sx * sy / n) / np.sqrt(np.where(relief, xx * yy, 1)), -1, 1), flat)

def overlapping(a: np.ndarray, b: np.ndarray, lag: int) -> tuple[int, np.ndarray, np.ndarray]:
    """The first sample of a that meets b where a[i + lag] lies over b[i], and what meets."""
    start, end = max(0, lag), max(0, lag, min(a.size, b.size + lag))
    return start, a[start:end], b[start - lag : end - lag]

def correlations(a: np.ndarray, b: np.ndarray, min_overlap: float):
    """First lag, and at every lag with enough overlap the correlation over it and its share of the shorter signal."""
    na, nb, shorter = a.size, b.size, min(a.size, b.size)
    enough = max(2, math.ceil(min_overlap * shorter))
    lags = np.arange(enough - nb, na - enough + 1)
    start, end = np.maximum(0, lags), np.minimum(na, nb + lags)
    def sums(values: np.ndarray, moved) -> np.ndarray:
        total = np.concatenate(([0.0], np.cumsum(values)))
        return total[end - moved] - total[start - moved]
    products = correlate(a, b, "full", method="fft")[lags + nb - 1]
    both = sums(a, 0), sums(b, lags), sums(a * a, 0), sums(b * b, lags), products
    return int(lags[0]), pearson(*both, end - start, 1e-9 * (a @ a), 1e-9 * (b @ b)), (end - start) / shorter

def peaks(v: np.ndarray, distance: int, count: int) -> list[int]:
    """Places where v is at least what it is anywhere within `distance`, the highest first."""
    highest = sliding_window_view(np.pad(v, distance, constant_values=-np.inf), 2 * distance + 1).max(axis=1)
    return sorted((int(i) for i in np.nonzero(v >= highest)[0]), key=lambda i: (-v[i], i))[:count]

def information(r) -> np.ndarray:
    return -np.log1p(-np.clip(r, 0, MOST) ** 2)

def window_correlations(a: np.ndarray, b: np.ndarray, lag: int, window: int) -> tuple[int, np.ndarray]:
    """The first sample on a, and the correlation of the window at every sample of the overlap from there on."""
    start, x, y = overlapping(a, b, lag)
    if x.size < window:
        return start, np.empty(0)
    sums = (sliding_window_view(one, window).sum(axis=1) for one in (x, y, x * x, y * y, x * y))
    return start, pearson(*sums, window, FLAT * window, FLAT * window)

def local_information(a: np.ndarray, b: np.ndarray, lag: int, window: int) -> float:
    """Windows of a by their best correlation within a sample of the lag, and windows of b: the mean of both sums."""
    on_a, on_b = np.zeros(a.size - window + 1), np.zeros(b.size - window + 1)
    for beside in (lag - 1, lag, lag + 1):
        start, r = window_correlations(a, b, beside, window)
        for part in (on_a[start : start + r.size], on_b[start - beside : start - beside + r.size]):
            np.maximum(part, r, out=part)
    return float(information(on_a).sum() + information(on_b).sum()) / 2

def whole_information(a: np.ndarray, b: np.ndarray, lags) -> float:
    """The information over the whole overlap, at the best of some lags."""
    pieces = [overlapping(a, b, lag)[1:] for lag in lags]
    sums = [(x.sum(), y.sum(), x @ x, y @ y, x @ y, x.size, FLAT * x.size, FLAT * x.size) for x, y in pieces]
    return float(information(max((pearson(*one) for one in sums if one[5] > 1), default=0.0)))

def congruence(a: Parts, b: Parts, dx: float, params: dict) -> dict | None:
    """The candidate lag with the most information. None when a signature is shorter than two windows."""
    window, shorter = samples(params["window"], dx), min(a.whole.size, b.whole.size)
    if shorter < 2 * window:
        return None
    first, r, share = correlations(a.whole, b.whole, params["min_overlap"])
    found = []
    for i in peaks(r * share, samples(params["candidate_distance"], dx), params["candidates"]):
        beside = range(first + i - 1, first + i + 2)
        whole = whole_information(a.whole, b.whole, [lag for lag in beside if first <= lag < first + r.size])
        whole += FINE_WEIGHT * whole_information(a.fine, b.fine, beside)
        whole += POWER_WEIGHT * whole_information(a.power, b.power, beside)
        score = local_information(a.fine, b.fine, first + i, window) / (shorter - window + 1) + whole * share[i]
        found.append({"score": score, "lag": first + i, "ccf": r[i], "overlap": share[i]})
    return max(found, key=lambda one: one["score"])

def cmr_1d(a: Signature, b: Signature, params: dict) -> dict:
    """The congruence of two signatures, with the number of the regions that are shown."""
    found = congruence(Parts(*a), Parts(*b), a.dx, params)
    if found is None:
        return dict.fromkeys(("score", "lag", "ccf", "overlap", "n_windows", "n_congruent"), 0)
    window = samples(params["region_window"], a.dx)
    regions = window_correlations(a.values, b.values, found["lag"], window)[1][:: window // 2]
    return {**found, "n_windows": regions.size, "n_congruent": int((regions >= params["region_corr"]).sum())}

def surrogates(values: np.ndarray, sigma: float, count: int) -> np.ndarray:
    """Noise with the texture of a signature: its spectrum smoothed by fading its autocorrelation."""
    power = 2 ** math.ceil(math.log2(4 * values.size))
    size = 3 * power // 4 if 3 * power // 4 >= 4 * values.size else power
    lag = np.minimum(np.arange(size), size - np.arange(size)) / sigma
    faded = np.fft.ifft(np.abs(np.fft.fft(values - values.mean(), size)) ** 2).real * np.exp(-(lag**2) / 2)
    gain = np.sqrt(np.maximum(0, np.fft.fft(faded).real))
    # uniform in [-1, 1), real and imaginary parts in turn; every seed makes two surrogates
    noise = 2 * Streams(np.arange(count // 2)).uniform(2 * size) - 1
    made = np.fft.ifft(np.fft.fft(noise[:, ::2] + 1j * noise[:, 1::2]) * gain)[:, : values.size]
    return np.stack((made.real, made.imag), axis=1).reshape(count, -1)

def chance(signature: Signature, params: dict) -> dict:
    """Mean and deviation of the root of the congruence with surrogates."""
    values, dx = signature
    others = surrogates(values, params["texture_sigma"] / dx, params["surrogates"])
    found = [congruence(Parts(values, dx), Parts(other, dx), dx, params) for other in others]
    roots = [math.sqrt(one["score"]) if one else 0.0 for one in found]
    return {"mean": float(np.mean(roots)), "sd": float(np.std(roots, ddof=1))}

def score(congruence: dict, a: Signature, b: Signature, chance_a: dict, chance_b: dict, params: dict) -> dict:
    """The root of the congruence in deviations of chance, drawn towards the neutral score for short marks."""
    mean, sd = (max(one[name] for one in (chance_a, chance_b)) for name in ("mean", "sd"))
    above = (math.sqrt(congruence["score"]) - mean) / sd if sd > 0 else 0.0
    length = min(a.values.size, b.values.size) * a.dx
    reach = min(1.0, math.sqrt(length / params["reference_length"]))
    return {"score": params["neutral"] + reach * (above - params["neutral"])}
