"""`markgraph-check bundle.zip`: computes a likelihood ratio again, and says where it differs."""

import argparse
import math
import sys
import zipfile

from .bundle import Bundle
from .check import RATIO_TOLERANCE, Check
from .stages import STAGES
from .values import CannotCompute

OK, DIFFERS, CANNOT = 0, 1, 3

def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="markgraph-check", description=__doc__)
    parser.add_argument("bundle", help="an evidence bundle with scans")
    given = parser.parse_args(arguments)
    try:
        check = Check(Bundle(given.bundle))
        check.run()
    except (CannotCompute, OSError, zipfile.BadZipFile, KeyError, ValueError) as error:
        why = f"the bundle has no {error}" if isinstance(error, KeyError) else error
        print(f"Cannot be computed: {why}")
        return CANNOT
    print(f"{table(check)}\n\n{conclusion(check)}")
    return OK if check.ok else DIFFERS

def shown(difference: float | None) -> str:
    return "not stored" if difference is None else f"{difference:.1e}" if math.isfinite(difference) else "differs"

def table(check: Check) -> str:
    lines = [("stage", "runs", "greatest relative difference", "tolerance", "ok")]
    for stage, runs in check.runs.items():
        tolerance, found = STAGES[stage].tolerance, check.greatest.get(stage)
        verdict = "-" if found is None else "ok" if found <= tolerance else "NO"
        limit = f"{tolerance:.0e}" if tolerance else "every bit"
        lines += [(stage, str(runs), shown(found), limit, verdict)] if runs else []
    widths = [max(len(line[k]) for line in lines) for k in range(len(lines[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines)

def conclusion(check: Check) -> str:
    names = {"score": "Score", "log10_lr": "log10 LR", "likelihood_ratio": "Likelihood ratio"}
    stated = check.bundle.recipe["result"]
    lines = [f"{name:17} {check.ratio[key]:.10g}, stated {stated[key]:.10g}" for key, name in names.items()]
    lines[-1] += f"; relative difference {shown(check.ratio_difference)}, tolerance {RATIO_TOLERANCE:.0e}"
    lines += [f"Fault: {fault}" for fault in check.faults]
    return "\n".join([*lines, "All is within tolerance." if check.ok else "NOT all is within tolerance."])

if __name__ == "__main__":
    sys.exit(main())
