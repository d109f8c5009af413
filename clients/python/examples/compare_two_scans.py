"""From two scans to a figure.

    python3 compare_two_scans.py                                    two simulated toolmarks of one edge
    python3 compare_two_scans.py a.x3p b.x3p --domain toolmark      your own scans
    python3 compare_two_scans.py --at http://127.0.0.1:8000         a service that runs already

Without --at, a server is started on the folder markgraph-data and ended again. Needs NumPy and matplotlib.
"""

import argparse

from markgraph import Markgraph


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two marks and draw the result.")
    parser.add_argument("scans", nargs="*", help="X3P file, or folder of lands, of mark A and of mark B")
    parser.add_argument("--domain", choices=["striated", "impressed", "toolmark"])
    parser.add_argument("--at", default="markgraph-data", help="address of a service, or folder for a server of your own")
    parser.add_argument("--out", default="comparison.png", help="where the figure goes")
    given = parser.parse_args()
    if len(given.scans) not in (0, 2):
        parser.error("give both marks, or none for a simulated pair")

    with Markgraph(given.at) as markgraph:
        if given.scans:
            (a, b), domain = given.scans, given.domain
        else:
            pair = markgraph.example("toolmarks-one-edge")
            a, b, domain = pair.mark_a, pair.mark_b, pair.domain
        report = markgraph.compare(a, b, domain=domain, progress=True).report()
        print(report)
        print()
        print(report.explain())
        report.plot().savefig(given.out, dpi=150)
        print(f"\nThe figure is in {given.out}; the report is {report.report_handle}.")


if __name__ == "__main__":
    main()
