"""From a score to a bounded log10 LR (method.md, "How does a score become a likelihood ratio?")."""

import math

import numpy as np

LN10 = math.log(10)
RIDGE = 1e-6  # of Platt's method, 1 / C

class SourcePairs:
    """Scored pairs by the sources of their two sides; `sets`: the data set of each source, None where there is one."""

    def __init__(self, a: np.ndarray, b: np.ndarray, sets: np.ndarray | None):
        self.a, self.b, self.sets = a, b, sets
        self.same = a == b
        both = np.stack((np.minimum(a, b), np.maximum(a, b)))
        _, group, counts = np.unique(both, axis=1, return_inverse=True, return_counts=True)
        self.shares = 1 / counts[group.ravel()]  # of the unordered pair of sources, which weighs 1

    def weighed(self, weights: np.ndarray) -> list[tuple[np.ndarray, int]]:
        """The weights of both classes, same source first, and the number of data sets that hold some of each."""
        return [shared_out(weights * chosen, self.a, self.b, self.sets) for chosen in (self.same, ~self.same)]

def shared_out(weights: np.ndarray, a, b, sets: np.ndarray | None) -> tuple[np.ndarray, int]:
    """Weights with every data set that holds some weighing the same; a pair of two counts half in each."""
    if sets is None:
        return weights, 1
    held = sum(np.bincount(sets[side], weights, sets.max() + 1) for side in (a, b)) / 2
    present = int((held > 0).sum())
    if present < 2:
        return weights, present
    factor = np.where(held > 0, weights.sum() / (present * np.where(held > 0, held, 1)), 0)
    return weights * (factor[sets[a]] + factor[sets[b]]) / 2, present

class Reference:
    """The pairs of a reference that take part in a fit."""

    def __init__(self, document: dict, left_out):
        marks, names = document["marks"], document["sources"]
        fits = np.array([mark.get("left_out") is None and names[mark["source"]] not in left_out for mark in marks])
        self.source = np.array([mark["source"] for mark in marks])
        table = np.array(document["pairs"], dtype=float)
        used = fits[table[:, :2].astype(int)].all(axis=1)
        self.marks, self.scores = table[used, :2].astype(int), table[used, 2]
        self.n_sources, self.sets = len(names), None
        if document.get("data_sets"):
            of_tag = {tag: k for k, one in enumerate(document["data_sets"]) for tag in one["tags"]}
            self.sets = np.zeros(self.n_sources, int)
            self.sets[self.source] = [of_tag.get(mark.get("tag"), 0) for mark in marks]
        self.pairs = SourcePairs(*self.source[self.marks].T, self.sets)
        self.units = document.get("bounds_by") or {"lower": "source", "upper": "source"}
        self.most = document.get("lr_bounds_at_most_log10") or (-np.inf, np.inf)

def fit(document: dict, left_out) -> dict:
    """The line of the natural log of the LR, and the bounds of the log10 LR."""
    reference = Reference(document, left_out)
    pairs, scores, units = reference.pairs, reference.scores, reference.units
    (km, km_sets), (knm, knm_sets) = pairs.weighed(np.ones(scores.size))
    if document.get("calibration", "platt") == "platt":
        slope, intercept = logistic(scores, km, knm, RIDGE)
    else:
        km_evidence = km_sets if units["lower"] == "data_set" else km.sum()
        knm_evidence = knm_sets if units["upper"] == "data_set" else knm.sum()
        e1, e0 = 1 / (km_evidence + 1), 1 / (knm_evidence + 1)  # the misleading shares of two unit masses
        one = (1 - e1) * km / km.sum() + e1 * knm / knm.sum()
        slope, intercept = logistic(scores, one, (1 - e0) * knm / knm.sum() + e0 * km / km.sum(), 0.0)
    lower, upper = bounds((slope * scores + intercept) / LN10, pairs, units)
    held = max(lower, reference.most[0]), min(upper, reference.most[1])
    return {"slope": slope, "intercept": intercept, "lr_bounds_log10": held, "n_km": pairs.same.sum()}

def bounds(free: np.ndarray, pairs: SourcePairs, units: dict) -> tuple[float, float]:
    """Bounds of the log10 LR from those of the pairs before any bound: the tightest of three rules on either side."""
    by_pair = (km, km_sets), (knm, knm_sets) = pairs.weighed(np.ones(free.size))
    simple = math.log10(max(10, min(km.sum(), knm.sum())))
    ends = [elub(free, one, other) for (one, _), (other, _) in (by_pair, pairs.weighed(pairs.shares))]
    def limited(unit: str, reach: float, sets: int) -> float:
        """By source never tighter than 1; by data set it ends at log10(n + 1), also where that is tighter."""
        return min(reach, math.log10(sets + 1)) if unit == "data_set" else max(1.0, reach)
    lower = -limited(units["lower"], min(simple, *(-low for low, _ in ends)), km_sets)
    return lower, limited(units["upper"], min(simple, *(high for _, high in ends)), knm_sets)

def logistic(scores, one, zero, ridge: float) -> tuple[float, float]:
    """Slope and intercept at the optimum of both classes' mean losses, by Newton's method with halved steps."""
    centre, scale = scores.mean(), scores.std()
    shrink = np.array([ridge / (one.sum() + zero.sum()) / scale**2, 0.0])
    one, zero = one / (2 * one.sum()), zero / (2 * zero.sum())
    x = np.stack(((scores - centre) / scale, np.ones_like(scores)))
    def loss(line) -> float:
        logits = line @ x
        return one @ np.logaddexp(0, -logits) + zero @ np.logaddexp(0, logits) + shrink @ line**2 / 2
    line, step = np.zeros(2), np.ones(2)
    while np.abs(step).max() > 1e-13 * (1 + np.abs(line).max()):
        chance = 1 / (1 + np.exp(-np.clip(line @ x, -700, 700)))
        gradient = x @ (zero * chance - one * (1 - chance)) + shrink * line
        hessian = (x * ((one + zero) * chance * (1 - chance))) @ x.T + np.diag(shrink)
        step = np.linalg.solve(hessian, gradient)
        while np.abs(step).max() > 1e-6 and loss(line - step) > loss(line):
            step = step / 2
        line = line - step
    return line[0] / scale, line[1] - line[0] * centre / scale

def elub(log10_lr, km, knm) -> tuple[float, float]:
    """Empirical bounds: with one more misleading LR in each class, no evidence would be better beyond (Vergeer 2016)."""
    return -upper_end(-log10_lr, knm, km), upper_end(log10_lr, km, knm)

def upper_end(values, km, knm) -> float:
    """The first crossing above LR 1; between two neighbouring LRs both shares are constant."""
    levels, place = np.unique(values, return_inverse=True)
    at_km, at_knm = np.bincount(place, km), np.bincount(place, knm)
    there = at_km + at_knm > 0
    levels, at_km, at_knm = levels[there], at_km[there], at_knm[there]
    all_km, all_knm = at_km.sum() + 1, at_knm.sum() + 1
    missed = (1 + np.cumsum(at_km) - at_km) / all_km
    alarms = (all_knm - np.cumsum(at_knm) + at_knm) / all_knm
    reached = 0.0
    for level, miss, alarm in zip(levels, missed, alarms):
        if level > 0:
            crossing = math.log10((1 - miss) / alarm)
            if crossing < level:
                return max(reached, crossing)
            reached = level
    return reached

def bounded(score: float, free: float, bounds) -> dict:
    """The likelihood ratio of a score whose free log10 LR is known."""
    log10_lr = min(bounds[1], max(bounds[0], free))
    return {"score": score, "log10_lr": log10_lr, "likelihood_ratio": 10**log10_lr, "lr_bounds_log10": bounds}

def calibrate(score: dict, calibration: dict) -> dict:
    free = (calibration["slope"] * score["score"] + calibration["intercept"]) / LN10
    return bounded(score["score"], free, calibration["lr_bounds_log10"])
