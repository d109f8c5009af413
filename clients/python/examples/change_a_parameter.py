"""What moves when a parameter of the scorer changes: the steps, the signatures, the score.

    python3 change_a_parameter.py
    python3 change_a_parameter.py --parameter toolmark_lambda_c --values 400e-6 600e-6 1200e-6
    python3 change_a_parameter.py --at http://127.0.0.1:8000

The marks are two simulated toolmarks of one edge. A score under another setting has no likelihood ratio: what the
ratio would be under other defensible settings is in `report.sensitivity()`. Needs NumPy and matplotlib.
"""

import argparse
from typing import Dict

from markgraph import Markgraph, Refusal, Scored
from matplotlib import pyplot

STEP = "toolmark-signature"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two marks under several values of a parameter.")
    parser.add_argument("--parameter", default="toolmark_lambda_c", help="a name of GET /v1/scorer-config")
    parser.add_argument("--values", type=float, nargs="+", default=[400e-6, 1200e-6], help="in metres, for a length")
    parser.add_argument("--at", default="markgraph-data", help="address of a service, or folder for a server of your own")
    parser.add_argument("--out", default="parameter.png", help="where the figure goes")
    given = parser.parse_args()

    with Markgraph(given.at) as markgraph:
        pair = markgraph.example("toolmarks-one-edge")
        usual = markgraph.scorer_config()[given.parameter]
        deployed = markgraph.compare(pair.mark_a, pair.mark_b, domain=pair.domain).report()
        answers: Dict[float, Scored] = {usual: deployed}
        print(f"{given.parameter} = {usual:g} (as deployed): score {deployed.score:.2f}, log10 LR {deployed.log10_lr:.2f}")
        for value in given.values:
            config = {given.parameter: value}
            other = markgraph.compare(pair.mark_a, pair.mark_b, domain=pair.domain, scorer_config=config)
            if isinstance(other, Refusal):
                print(f"{given.parameter} = {value:g}: {other}")
                continue
            answers[value] = other
            print(f"{given.parameter} = {value:g}: score {other.score:.2f}")
            for move in deployed.pipeline().moves(other.pipeline()):
                print(f"  {move}")
        figure, axes = pyplot.subplots(
            len(answers), 1, sharex=True, squeeze=False, figsize=(9, 2.4 * len(answers)), layout="constrained"
        )
        for ax, (value, answer) in zip(axes.flat, sorted(answers.items())):
            answer.pipeline().step(STEP, "A1").plot(ax)
            mark = " (as deployed)" if value == usual else ""
            ax.set_title(f"A1, {given.parameter} = {value:g}{mark}: score {answer.score:.2f}")
        figure.savefig(given.out, dpi=150)
        print(f"The figure is in {given.out}.")


if __name__ == "__main__":
    main()
