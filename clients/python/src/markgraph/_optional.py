"""Packages that are used where they are installed."""

from __future__ import annotations

import importlib
from typing import Any

from .errors import NotInstalled


def optional(name: str, needed_for: str) -> Any:
    """The module `name`. Raises `NotInstalled` with the command that installs it."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        package = name.split(".")[0]
        raise NotInstalled(f"{needed_for} needs {package}: pip install {package}") from error
