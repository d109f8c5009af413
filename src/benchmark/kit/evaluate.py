"""Scores a submission as the leaderboard does: python3 evaluate.py submission.csv

Needs Python 3.8 or later and NumPy. Reads pairs.csv and split.json beside this file, checks that they are what the split
hash says, and prints the metrics as JSON. Follows scoring.mjs operation by operation: only operations that IEEE 754
rounds correctly, in one fixed order (a cumulative sum adds from the left), so that the figures are the same doubles.
"""

import csv
import hashlib
import json
import math
import re
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
SQRT_HALF = 0.7071067811865476
LOG2_E = 1.4426950408889634
TERMS = 12


def log2(x):
    """log2 of doubles above 0, by the series of artanh."""
    m, exponent = np.frexp(x)
    small = m < SQRT_HALF
    m = np.where(small, 2 * m, m)
    exponent = exponent - small
    s = (m - 1) / (m + 1)
    z = s * s
    total = np.full_like(s, 2 / (2 * TERMS + 1))
    for k in range(TERMS - 1, -1, -1):
        total = 2 / (2 * k + 1) + z * total
    return exponent + s * total * LOG2_E


def in_order(values):
    """The sum of doubles, added one by one from the left."""
    return float(np.cumsum(values)[-1]) if len(values) else 0.0


def costs(lrs, labels, odds):
    """Summed costs of the KM and the KNM pairs at prior odds."""
    with np.errstate(over="ignore", divide="ignore", under="ignore"):
        x = lrs * odds
        log2_x = log2(lrs) + log2(np.float64(odds))
        below = x < 1
        part = log2(1 + np.where(below, x, 1 / x))
    km = labels == 1
    cost = np.where(below & km, part - log2_x, np.where(~below & ~km, part + log2_x, part))
    return in_order(cost[km]), in_order(cost[~km])


def levels(lrs, labels):
    """Numbers of KM and KNM pairs at each distinct LR, ascending."""
    _, at = np.unique(lrs, return_inverse=True)
    km = np.bincount(at, weights=labels == 1).astype(int).tolist()
    knm = np.bincount(at, weights=labels == 0).astype(int).tolist()
    return list(zip(km, knm))


def minimum_cost(ascending, n_km, n_knm):
    """Cllr after pool adjacent violators, not clipped."""
    blocks = []
    for km, knm in ascending:
        while blocks and blocks[-1][0] * knm >= km * blocks[-1][1]:
            last = blocks.pop()
            km += last[0]
            knm += last[1]
        blocks.append((km, knm))
    km_cost = 0.0
    knm_cost = 0.0
    for km, knm in blocks:
        if km == 0 or knm == 0:
            continue
        km_cost = km_cost + km * float(log2(np.float64(1 + (knm * n_km) / (km * n_knm))))
        knm_cost = knm_cost + knm * float(log2(np.float64(1 + (km * n_knm) / (knm * n_km))))
    return (km_cost / n_km + knm_cost / n_knm) / 2


def area_under_curve(ascending, n_km, n_knm):
    below = 0
    twice = 0
    for km, knm in ascending:
        twice += km * (2 * below + knm)
        below += knm
    return twice / (2 * n_km * n_knm)


def figures(lrs, labels):
    n_km = int(np.sum(labels == 1))
    n_knm = len(labels) - n_km
    km, knm = costs(lrs, labels, 1.0)
    ascending = levels(lrs, labels)
    cllr = (km / n_km + knm / n_knm) / 2
    cllr_min = minimum_cost(ascending, n_km, n_knm)
    auc = area_under_curve(ascending, n_km, n_knm)
    return {"cllr": cllr, "cllr_min": cllr_min, "auc": auc, "calibration_loss": cllr - cllr_min}


def cross_entropy(lrs, labels):
    """Empirical cross-entropy in bits at the split's own prior (Ramos and Gonzalez-Rodriguez 2013)."""
    n_km = int(np.sum(labels == 1))
    km, knm = costs(lrs, labels, n_km / (len(labels) - n_km))
    return {"ece": (km + knm) / len(labels), "ece_prior": n_km / len(labels)}


def mean_and_deviation(values):
    mean = in_order(np.array(values)) / len(values)
    squares = in_order(np.array([(value - mean) * (value - mean) for value in values]))
    return mean, math.sqrt(squares / len(values))


def metrics_of(lrs, labels, folds):
    per_fold = [figures(lrs[fold], labels[fold]) for fold in folds]
    metrics = {}
    for name in ("cllr", "cllr_min", "auc", "calibration_loss"):
        metrics[name], metrics[name + "_std"] = mean_and_deviation([fold[name] for fold in per_fold])
    metrics["pooled"] = {**figures(lrs, labels), **cross_entropy(lrs, labels)}
    metrics["folds"] = per_fold
    return metrics


def rows(path, header):
    """Rows of a CSV file without its header."""
    try:
        with open(path, newline="", encoding="utf-8-sig") as file:
            cells = [[cell.strip() for cell in row] for row in csv.reader(file)]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        sys.exit(f"{path} cannot be read: {error}")
    cells = [row for row in cells if row not in ([], [""])]
    if not cells or ",".join(cells[0]) != header:
        sys.exit(f"the first line of {path} must be {header}")
    return cells[1:]


def frozen():
    """The split, its pair ids, their labels, and the pairs that each fold tests."""
    split = json.loads((HERE / "split.json").read_text(encoding="utf-8"))
    table = rows(HERE / "pairs.csv", "pair_id,label,folds,source_a,source_b,mark_a,mark_b")
    pairs = [[row[0], int(row[1]), [int(fold) for fold in row[2].split()]] for row in table]
    text = json.dumps(
        {"pairs": pairs, "protocol_version": split["protocol_version"], "split": split["name"]},
        separators=(",", ":"),
    )
    found = hashlib.sha256(text.encode()).hexdigest()
    if found != split["split_hash"]:
        sys.exit(f"pairs.csv has the hash {found}, but the split is {split['split_hash']}")
    folds = [
        np.array([i for i, pair in enumerate(pairs) if fold in pair[2]], dtype=int)
        for fold in range(split["n_folds"])
    ]
    return split, [pair[0] for pair in pairs], np.array([pair[1] for pair in pairs]), folds


def submitted(path, ids):
    """The LRs in the order of the pairs; stops at the first fault."""
    place = {pair_id: i for i, pair_id in enumerate(ids)}
    lrs = np.zeros(len(ids))
    for i, row in enumerate(rows(path, "pair_id,lr")):
        if len(row) != 2:
            sys.exit(f"row {i + 1} has {len(row)} fields, but needs two: pair_id,lr")
        pair_id, text = row
        if pair_id not in place:
            sys.exit(f"row {i + 1}: {pair_id} is not a pair of this split")
        if lrs[place[pair_id]] != 0:
            sys.exit(f"row {i + 1}: {pair_id} is listed a second time")
        lr = float(text) if NUMBER.fullmatch(text) else math.nan
        if not 0 < lr < math.inf:
            sys.exit(f"row {i + 1}: the LR {text} is not finite and positive")
        lrs[place[pair_id]] = lr
    missing = np.flatnonzero(lrs == 0)
    if len(missing):
        sys.exit(f"{ids[missing[0]]} is missing")
    return lrs


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: python3 evaluate.py submission.csv")
    split, ids, labels, folds = frozen()
    metrics = metrics_of(submitted(sys.argv[1], ids), labels, folds)
    print(json.dumps({"split": split["name"], "split_hash": split["split_hash"], "metrics": metrics}, indent=2))


if __name__ == "__main__":
    main()
