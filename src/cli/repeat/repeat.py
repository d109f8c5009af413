"""Repeats one comparison of Markgraph step by step through its HTTP API and checks every handle.

Needs Python 3.9 or later and nothing else:  python3 repeat.py http://127.0.0.1:8000 [folder with the scans]

Scans are found in the folder by their SHA-256. Without a folder they are downloaded from the service, if it keeps them.
A key goes into the environment as MARKGRAPH_API_KEY. Exit code: 0 everything is equal, 1 something differs.
"""

import hashlib
import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

PLAN = json.loads(r"""@PLAN@""")


def call(method, path, fields=None, files=()):
    """The bytes of an answer; waits when the service asks for it."""
    headers, body = {}, None
    key = os.environ.get("MARKGRAPH_API_KEY")
    if key:
        headers["authorization"] = f"Bearer {key}"
    if fields is not None:
        boundary = uuid.uuid4().hex
        headers["content-type"] = f"multipart/form-data; boundary={boundary}"
        parts = [
            f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{text}\r\n'.encode()
            for name, text in fields.items()
        ]
        for name, data in files:
            head = f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"; filename="scan.x3p"\r\n\r\n'
            parts.append(head.encode() + data + b"\r\n")
        body = b"".join(parts) + f"--{boundary}--\r\n".encode()
    while True:
        request = urllib.request.Request(BASE + path, data=body, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            wait = error.headers.get("retry-after")
            if error.code in (429, 503) and wait:
                time.sleep(int(wait))
                continue
            sys.exit(f"{method} {path}: {error.code} {error.read().decode()}")


def post(path, fields, files=()):
    return json.loads(call("POST", path, fields, files))


def check(what, expected, found):
    if expected != found:
        sys.exit(f"DIFFERENT  {what}: {expected} is recorded, this service gives {found}")
    print(f"equal      {what}: {found}")


def bytes_of(scan, folder):
    """The file of a scan: from the folder by its SHA-256, or from the service."""
    for path in sorted(folder.rglob("*")) if folder else []:
        if path.is_file():
            data = path.read_bytes()
            if hashlib.sha256(data).hexdigest() == scan["sha256"]:
                return data
    data = call("GET", f"/v1/artifacts/{scan['handle']}/data")
    check("downloaded scan", scan["sha256"], hashlib.sha256(data).hexdigest())
    return data


def repeat(folder):
    files = []
    for scan in PLAN["scans"]:
        data = bytes_of(scan, folder)
        files.append((scan["side"], data))
        record = post("/v1/artifacts", PLAN["reading"], [("scan", data)])
        if scan["surface"]:
            check(f"decode {scan['name']}", scan["surface"], record["handle"])
    for step in PLAN["steps"]:
        check(step["name"], step["output"], post(step["route"], step["fields"])["handle"])
    for step in PLAN["calibrate"]:
        answer = post("/v1/steps/calibrate", step["fields"])
        check("log10 LR of the step", step["log10_lr"], answer["log10_lr"])
        check("interval of the step", step["log10_lr_ci"], answer["log10_lr_ci"])
    answer = post("/v1/compare", {**PLAN["compare"], **PLAN["reading"]}, files)
    if "recipe" not in answer:
        sys.exit(f"DIFFERENT  the service answers without a likelihood ratio: {answer.get('reason')}")
    for expected, found in zip(PLAN["recipe_steps"], answer["recipe"]["steps"]):
        for run, again in zip(expected["runs"], found["runs"]):
            code = f"{again['node']}@{again['version']}"
            check(f"{expected['step']}: {run['code']}", [run["code"], run["output"]], [code, again["output"]])
    check("recipe", PLAN["recipe"], answer["recipe_handle"])
    if PLAN["report"]:
        check("report", PLAN["report"], answer["report_handle"])
    print("Everything is equal.")


if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
BASE = sys.argv[1].rstrip("/")
repeat(pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else None)
