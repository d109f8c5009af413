"""A questioned mark against several known marks of one source (method.md, "Test fires")."""

import math
from itertools import combinations

import numpy as np
from scipy.special import ndtri

from .calibration import Reference, SourcePairs, bounded, bounds, shared_out
from .randomness import Streams

CHOICES, SEED = 12, 20261124  # of two known marks of a source
LEAST_RATIO, LEAST_RATIO_SOURCES = 0.28, 10  # the ratio is never less, and this counts like ten sources
DEVIATES = ndtri((np.arange(64) + 0.5) / 64)  # 64 equally likely values

def question_score(questioned: list[dict], among: list[dict]) -> dict:
    """The mean score of the questioned mark with each known one, and the scores among these."""
    scores = [one["score"] for one in questioned]
    pairs = combinations(range(1, len(scores) + 1), 2)
    known = [[i, j, one["score"]] for (i, j), one in zip(pairs, among)]
    return {"score": sum(scores) / len(scores), "scores": scores, "scores_among": known}

def anchor(model: dict, among) -> tuple[int, float, bool]:
    """How many known marks there are, their excess over chance, and whether that is beyond chance."""
    known = round((1 + math.sqrt(1 + 8 * len(among))) / 2)
    excess = float(np.mean(among)) - model["mean"]
    return known, excess, excess >= 3 * model["sd"] / math.sqrt(known - 1)

def log10_ratios(model: dict, ratio: float, known: int, excess: float, scores) -> np.ndarray:
    """log10 of the mean of f(s - e) / f(s) over the excesses e, f the logistic density of chance."""
    wide = model["sd"] * math.sqrt(1 + 1 / model["sets"])
    scale = wide * math.sqrt(3) / math.pi
    spread = math.sqrt((ratio * excess) ** 2 + wide**2 / (known - 1))
    raised = np.exp(np.minimum(300, np.maximum(0, excess + spread * DEVIATES) / scale))[:, None]
    t = np.exp((model["mean"] - np.asarray(scores)) / scale)[None, :]
    return np.log10(np.mean(raised * ((1 + t) / (1 + t * raised)) ** 2, axis=0))

def questions_of(reference: Reference) -> list[tuple[int, float, np.ndarray, np.ndarray]]:
    """The source and the score of every two known marks, the marks asked about, and their mean scores with the two."""
    n = reference.source.size
    matrix = np.full((n, n), np.nan)
    i, j = reference.marks.T
    matrix[i, j] = matrix[j, i] = reference.scores
    asked = []
    for source in range(reference.n_sources):
        own = np.nonzero(reference.source == source)[0]
        for first, second in (own[list(known)] for known in choices(own.size, SEED + source)):
            means = (matrix[first] + matrix[second]) / 2  # NaN for the known marks themselves
            marks = np.nonzero(np.isfinite(means))[0]
            if np.isfinite(matrix[first, second]):
                asked.append((source, matrix[first, second], marks, means[marks]))
    return asked

def choices(n: int, seed: int) -> list[tuple[int, ...]]:
    """Every two of n places, or twelve drawn ones where there are more."""
    if n * (n - 1) // 2 <= CHOICES:
        return list(combinations(range(n), 2))
    generator, seen = Streams([seed]), {}
    while len(seen) < CHOICES:
        seen[generator.choice(n, 2)] = True
    return list(seen)

def fit(document: dict, left_out) -> dict:
    """Chance and how questioned marks reproduce, with bounds from the questions that the pairs can ask."""
    reference = Reference(document, left_out)
    knm, sets = reference.pairs.weighed(np.ones(reference.scores.size))[1]
    mean = np.average(reference.scores, weights=knm)
    sd = math.sqrt(np.average((reference.scores - mean) ** 2, weights=knm))
    model = {"mean": mean, "sd": sd, "sets": sets}
    questions = [one for one in questions_of(reference) if anchor(model, [one[1]])[2]]
    ratio = fitted_ratio(reference, questions, model)
    known = np.concatenate([np.full(marks.size, source) for source, _, marks, _ in questions])
    questioned = reference.source[np.concatenate([marks for _, _, marks, _ in questions])]
    free = [log10_ratios(model, ratio["ratio"], 2, among - mean, means) for _, among, _, means in questions]
    lower, upper = bounds(np.concatenate(free), SourcePairs(questioned, known, reference.sets), reference.units)
    if document.get("evidence") == "scores as sent":
        lower, upper = max(lower, reference.most[0]), min(upper, reference.most[1])
    return {**model, **ratio, "lr_bounds_log10": (lower, upper)}

def fitted_ratio(reference: Reference, questions, model: dict) -> dict:
    """Maximum likelihood on a grid: chance does not depend on the ratio, so the largest mean log LR has the greatest."""
    tried = LEAST_RATIO + 0.05 * np.arange(15)
    sums, counts = np.zeros((reference.n_sources, tried.size)), np.zeros(reference.n_sources)
    for source, among, marks, means in questions:
        own = means[reference.source[marks] == source]
        sums[source] += [log10_ratios(model, ratio, 2, among - model["mean"], own).sum() for ratio in tried]
        counts[source] += own.size
    there = np.nonzero(counts)[0]
    weights, sets = shared_out(np.ones(there.size), there, there, reference.sets)
    best = tried[np.argmax(weights @ (sums[there] / counts[there, None]))]
    square = (there.size * best**2 + LEAST_RATIO_SOURCES * LEAST_RATIO**2) / (there.size + LEAST_RATIO_SOURCES)
    return {"ratio": math.sqrt(square), "ratio_sources": there.size, "ratio_sets": sets}

def calibrate(score: dict, calibration: dict) -> dict:
    known, excess, _ = anchor(calibration, [one for _, _, one in score["scores_among"]])
    free = log10_ratios(calibration, calibration["ratio"], known, excess, [score["score"]])[0]
    return bounded(score["score"], float(free), calibration["lr_bounds_log10"])
