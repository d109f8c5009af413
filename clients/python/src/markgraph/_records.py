"""JSON objects as dataclasses: fields by name, nested dataclasses by their type. Further members are left out."""

from __future__ import annotations

import dataclasses
import sys
import typing
from typing import Any, Dict, Mapping, Type, TypeVar, Union

T = TypeVar("T")
_HINTS: Dict[type, Dict[str, Any]] = {}


def record(cls: Type[T], members: Mapping[str, Any], **more: Any) -> T:
    """`cls` from the members of a JSON object. `more` are fields that are not in it. Raises `KeyError` if one is missing."""
    hints = _hints(cls)
    values: Dict[str, Any] = dict(more)
    for field in dataclasses.fields(cls):  # type: ignore[arg-type,unused-ignore]
        if field.name in values or not field.init:
            continue
        if field.name in members:
            values[field.name] = _converted(hints[field.name], members[field.name])
        elif _required(field):
            raise KeyError(f"{cls.__name__} needs {field.name}, which the answer does not have")
    return cls(**values)


def _required(field: "dataclasses.Field[Any]") -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


def _hints(cls: type) -> Dict[str, Any]:
    """The type of every field, or its text where that names something only type checkers import."""
    if cls not in _HINTS:
        names: Dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            names.update(vars(sys.modules[base.__module__]))
        fields = dataclasses.fields(cls)  # type: ignore[arg-type,unused-ignore]
        _HINTS[cls] = {field.name: _evaluated(field.type, names) for field in fields}
    return _HINTS[cls]


def _evaluated(hint: Any, names: Dict[str, Any]) -> Any:
    try:
        return eval(hint, names) if isinstance(hint, str) else hint
    except NameError:
        return hint


def _converted(hint: Any, value: Any) -> Any:
    if value is None:
        return None
    origin = typing.get_origin(hint)
    arguments = typing.get_args(hint)
    if origin is Union:
        return _converted(next(one for one in arguments if one is not type(None)), value)
    if origin is tuple:
        items = value if isinstance(value, list) else [value]
        return tuple(_converted(arguments[0], item) for item in items)
    if origin is dict:
        return dict(value)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return record(hint, value)
    return value
