"""Runs an evaluator of a kit as a program, once for each submission, in one process: to start Python and NumPy takes longer.

python3 evaluations-in-turn.py evaluate.py submission.csv ...; prints what each run came to, as JSON.
"""

import contextlib
import io
import json
import runpy
import sys

evaluator, *submissions = sys.argv[1:]
ended = []
for submission in submissions:
    out, err, code = io.StringIO(), io.StringIO(), 0
    sys.argv = [evaluator, submission]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            runpy.run_path(evaluator, run_name="__main__")
        except SystemExit as end:
            code = end.code or 0
            if isinstance(code, str):
                print(code, file=sys.stderr)
                code = 1
    ended.append({"code": code, "out": out.getvalue(), "err": err.getvalue()})
print(json.dumps(ended))
