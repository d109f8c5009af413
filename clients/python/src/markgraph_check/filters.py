"""Form and band of heights (method.md, "What is computed exactly?", filters and forms)."""

import math

import numpy as np
from scipy.ndimage import correlate1d

SIGMA_PER_CUTOFF = math.sqrt(math.log(2) / math.pi) / math.sqrt(2 * math.pi)  # of the ISO 16610 Gaussian
DEVIATION = 1.4826  # robust deviation over median absolute deviation, for striated marks
TERMS = [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]  # exponents of x and y
FIT_POINTS = 20_000
TUKEY = 4.685

def taps(sigma: float) -> np.ndarray:
    """A Gaussian cut at floor(4 sigma + 0.5) samples, its sum 1."""
    radius = math.floor(4 * sigma + 0.5)
    weights = np.exp(-0.5 * (np.arange(-radius, radius + 1) / (sigma or 1)) ** 2)
    return weights / weights.sum()

def smooth(values: np.ndarray, sigmas) -> np.ndarray:
    """Separable Gaussian of a grid, its border extended by the nearest sample; sigmas of y and x in samples."""
    for axis, sigma in enumerate(sigmas):
        if values.shape[axis] > 1:
            values = correlate1d(values, taps(sigma), axis=axis, mode="nearest")
    return values

def quotient(sums: np.ndarray, weights: np.ndarray, enough: np.ndarray) -> np.ndarray:
    """Sums over weights where these are enough, NaN elsewhere."""
    return np.where(enough, sums / np.where(enough, weights, 1), np.nan)

def gaussian(heights: np.ndarray, sigmas) -> np.ndarray:
    """Normalized convolution G(z w) / G(w): points that are not measured have no weight, and stay so."""
    measured = np.isfinite(heights)
    weights = smooth(measured.astype(float), sigmas)
    return quotient(smooth(np.where(measured, heights, 0.0), sigmas), weights, measured & (weights > 1e-9))

def gaussian_line(values: np.ndarray, sigma: float) -> np.ndarray:
    return gaussian(values[None, :], (0, sigma))[0]

def roughness_band(heights, dy, dx, lambda_s, lambda_c):
    """S-filter, minus the L-filter of its result: exact Gaussians."""
    low = gaussian(heights, [SIGMA_PER_CUTOFF * lambda_s / d for d in (dy, dx)])
    return low - gaussian(low, [SIGMA_PER_CUTOFF * lambda_c / d for d in (dy, dx)])

def scaled(n: int) -> np.ndarray:
    """Places 0 … n - 1 as -1 … 1."""
    return 2 * np.arange(n) / (n - 1) - 1 if n > 1 else np.zeros(n)

def form_terms(ny: int, nx: int) -> list[tuple[int, int]]:
    """A single row has terms in x only, a single column terms in y only."""
    return [(i, j) for i, j in TERMS if (i == 0 or nx > 1) and (j == 0 or ny > 1)]

def solved(x, y, z, weights, terms) -> np.ndarray:
    """Weighted least squares; the coefficient of x^i y^j at 3 j + i."""
    powers = np.stack([x**i * y**j for i, j in terms])
    weighted = powers * weights
    coefficients = np.zeros(9)
    coefficients[[3 * j + i for i, j in terms]] = np.linalg.lstsq(weighted @ powers.T, weighted @ z, rcond=1e-13)[0]
    return coefficients

def surface_at(coefficients: np.ndarray, x, y):
    return sum(coefficients[3 * j + i] * x**i * y**j for i, j in TERMS)

def without(heights: np.ndarray, coefficients) -> np.ndarray:
    ny, nx = heights.shape
    return heights - surface_at(np.asarray(coefficients), scaled(nx)[None, :], scaled(ny)[:, None])

def grid_points(heights: np.ndarray, step: int = 1):
    """x, y in [-1, 1] and heights of the measured points in every step-th row and column."""
    r, c = np.nonzero(np.isfinite(heights[::step, ::step]))
    ny, nx = heights.shape
    return scaled(nx)[step * c], scaled(ny)[step * r], heights[step * r, step * c]

def robust_fit(x, y, z, terms) -> dict:
    """Ten reweighted rounds after plain least squares: three with Huber's weights, then Tukey's."""
    weights = 1.0
    for turn in range(11):
        coefficients = solved(x, y, z, weights, terms)
        sizes = np.abs(z - surface_at(coefficients, x, y))
        deviation = DEVIATION * np.median(sizes)
        far = sizes / (deviation + 1e-15)  # metres; a perfect fit keeps every point
        weights = 1 / np.maximum(1, far) if turn < 3 else np.maximum(0, 1 - (far / TUKEY) ** 2) ** 2
    return {"coefficients": coefficients, "deviation": deviation, "rms": math.sqrt(np.mean(sizes**2))}

def robust_form(heights: np.ndarray) -> dict:
    """The form that shoulders and pits do not bend, fitted to at most about 20,000 points."""
    points = grid_points(heights, max(1, math.ceil(math.sqrt(heights.size / FIT_POINTS))))
    if points[2].size == 0:
        points = grid_points(heights)
    return {**robust_fit(*points, form_terms(*heights.shape)), "valid": np.isfinite(heights).mean()}

def block_means(heights: np.ndarray, rows: int, columns: int) -> np.ndarray:
    """Means over blocks; NaN where less than half of one is measured. What fills no block is left out."""
    ny, nx = heights.shape[0] // rows, heights.shape[1] // columns
    blocks = heights[: ny * rows, : nx * columns].reshape(ny, rows, nx, columns)
    count = np.isfinite(blocks).sum(axis=(1, 3))
    return quotient(np.nansum(blocks, axis=(1, 3)), count, 2 * count >= rows * columns)

def left_sigma(cutoff: float, pitch: float, count: int) -> float:
    """Sigma in blocks of what is left to filter when means over `count` points are given: they smooth already."""
    points = SIGMA_PER_CUTOFF * cutoff / pitch
    return math.sqrt(max(0.0, points * points - (count * count - 1) / 12)) / count

def fast_band(means, pitch, band, block):
    """The band of means over blocks of points; pitch (dy, dx) of the points, band (lambda_s, lambda_c)."""
    short, long = ([left_sigma(cutoff, d, n) for d, n in zip(pitch, block)] for cutoff in band)
    low = gaussian(means, short)
    if any(n > 1 and sigma < 1.5 for n, sigma in zip(means.shape, long)):
        return low - gaussian(low, long)  # a cubic spline would be wider than the Gaussian
    return low - long_waves(low, long)

def long_waves(heights: np.ndarray, sigmas) -> np.ndarray:
    """Block sums, a Gaussian on them, and cubic B-splines back to the samples."""
    measured = np.isfinite(heights)
    (gather_y, spread_y), (gather_x, spread_x) = (spline_axis(n, sigma) for n, sigma in zip(heights.shape, sigmas))
    both = np.where(measured, heights, 0), measured
    sums, weights = (spread_y @ (gather_y @ one @ gather_x.T) @ spread_x.T for one in both)
    return quotient(sums, weights, weights > 0)

def spline_axis(n: int, sigma: float) -> tuple[np.ndarray, np.ndarray]:
    """Matrices from samples to smoothed block sums, and from these to the spline at each sample."""
    if n == 1:
        return np.ones((1, 1)), np.ones((1, 1))
    block = max(1, math.floor(sigma / 2))
    # a box of b samples has the variance (b² - 1) / 12, a cubic B-spline on that pitch b² / 3
    kernel = taps(math.sqrt(sigma**2 - (block**2 - 1) / 12 - block**2 / 3) / block)
    pad = kernel.size // 2 + 2
    count = math.ceil(n / block) + 2 * pad
    gather = np.zeros((count, n))
    place = np.arange(count * block)
    np.add.at(gather, (place // block, np.clip(place - pad * block, 0, n - 1)), 1.0)  # the outermost samples repeat
    at = (np.arange(n) % block - (block - 1) / 2) / block
    first = pad - 1 + np.arange(n) // block - (at < 0)
    t = at % 1
    u = 1 - t
    spread = np.zeros((n, count))
    for k, weights in enumerate((u**3, 4 + t * t * (3 * t - 6), 4 + u * u * (3 * u - 6), t**3)):
        spread[np.arange(n), first + k] = weights / 6
    return correlate1d(gather, kernel, axis=0, mode="nearest"), spread

def clip_robust(values: np.ndarray, deviations: float) -> np.ndarray:
    """Values held within robust deviations of their median, both taken from every k-th row of a large grid."""
    some = values[:: max(1, values.size // 40_000)]
    some = some[np.isfinite(some)] if np.isfinite(some).any() else values[np.isfinite(values)]
    centre = np.median(some)
    reach = deviations * DEVIATION * np.median(np.abs(some - centre))
    return np.clip(values, centre - reach, centre + reach)

def fill_gaps(values: np.ndarray) -> np.ndarray:
    """Gaps at the ends cut off, those inside joined by straight lines."""
    places = np.nonzero(np.isfinite(values))[0]
    return np.interp(np.arange(places[0], places[-1] + 1), places, values[places])

def resample(values: np.ndarray, pitch: float, new: float) -> np.ndarray:
    """Cubic convolution (Keys 1981, a = -1/2) to another pitch, from the first sample on."""
    last = values.size - 1
    if abs(pitch - new) <= 1e-12 * pitch or last < 1:
        return values
    at = np.arange(math.floor(last * pitch / new + 1e-9) + 1) * (new / pitch)
    below = np.minimum(np.floor(at).astype(int), last - 1)
    t = at - below
    near = [values[np.clip(below + k, 0, last)] for k in (-1, 0, 1, 2)]
    middle = (1 - 2.5 * t**2 + 1.5 * t**3, 0.5 * t + 2 * t**2 - 1.5 * t**3)
    weights = (-0.5 * t + t**2 - 0.5 * t**3, *middle, -0.5 * t**2 + 0.5 * t**3)
    return sum(w * v for w, v in zip(weights, near))

def local_amplitude(values: np.ndarray, sigma: float, floor: float) -> np.ndarray:
    """A profile over its own local amplitude; a floor limits how far faint stretches are raised."""
    mean = np.mean(values**2)
    return values / np.sqrt(gaussian_line(values**2, sigma) + floor**2 * mean) if mean > 0 else values
