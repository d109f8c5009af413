"""Runs the notebooks and keeps their output, or checks that it is what it was.

    python3 run.py            runs every notebook of this folder and writes its output into it
    python3 run.py --check    runs them, writes nothing, and ends with 1 where a text is another one or a picture is missing

Needs Debian's python3-nbclient and python3-ipykernel, with NumPy, pandas and matplotlib, or `pip install nbclient ipykernel`.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, List

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).parent


def run(path: Path, folder: str) -> Any:
    """The notebook with the output of a run that begins with nothing, in an empty folder."""
    notebook = nbformat.read(path, as_version=4)
    # the kernel may be started by another interpreter, and imports the packages of this one
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    os.environ.pop("MPLBACKEND", None)  # a notebook shows its figures
    client = NotebookClient(notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": folder}})
    client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times of the run
    notebook.metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    return notebook


def shown(notebook: Any) -> List[str]:
    """What a reader sees below each cell: its texts, and that there is a picture. The bits of a picture depend on matplotlib."""
    return ["\n".join(_texts(cell)) for cell in notebook.cells if cell.cell_type == "code"]


def _texts(cell: Any) -> List[str]:
    texts = []
    for output in cell.outputs:
        data = output.get("data", {})
        if "image/png" in data:
            texts.append("[a picture]")
        elif output.output_type == "stream":
            texts.append(output.text)
        else:
            texts.append(data.get("text/plain", output.output_type))
    return texts


def main() -> int:
    check = "--check" in sys.argv[1:]
    status = 0
    for path in sorted(HERE.glob("*.ipynb")):
        with TemporaryDirectory() as folder:
            made = run(path, folder)
        if not check:
            nbformat.write(made, path)
            print(f"{path.name}: written")
            continue
        for place, (kept, now) in enumerate(zip(shown(nbformat.read(path, as_version=4)), shown(made)), 1):
            if kept != now:
                print(f"{path.name}, code cell {place}: it showed\n{kept}\nand shows now\n{now}", file=sys.stderr)
                status = 1
        print(f"{path.name}: {len(shown(made))} cells run")
    return status


if __name__ == "__main__":
    sys.exit(main())
