"""What a launcher shows of one question, asked of the command line tool `equivale`."""

import json
import os
import select
import shlex
import subprocess
import time
from decimal import Context, Decimal

DIGITS = 8
TIMEOUT_S = 30
# The tool reads rates and the day when it starts.
MAX_AGE_S = 3600

_tool = None
_started = 0.0


def answer(question):
    """Title, subtitle and the whole result; None where the question is not understood or the tool is not there."""
    if not any(sign.isdigit() for sign in question) or not any(sign.isalpha() for sign in question):
        return None
    try:
        line = json.loads(_ask(" ".join(question.split())))
    except (OSError, ValueError):
        return None
    if not line["ok"]:
        return None
    subtitle = " · ".join(part for part in (line["query"], line.get("ratesDate")) if part)
    return {"title": _title(line), "subtitle": subtitle, "copy": line["result"]}


def _ask(question):
    """A line of the tool, which stays for the next question: launchers ask at every key."""
    global _tool, _started
    if _tool is None or _tool.poll() is not None or time.monotonic() - _started > MAX_AGE_S:
        _end()
        command = shlex.split(os.environ.get("EQUIVALE", "equivale"))
        _tool = subprocess.Popen([*command, "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        _started = time.monotonic()
    print(question, file=_tool.stdin, flush=True)
    if not select.select([_tool.stdout], [], [], TIMEOUT_S)[0]:
        _end()
        return ""
    return _tool.stdout.readline()


def _end():
    global _tool
    if _tool is not None:
        _tool.kill()
        _tool.communicate()
    _tool = None


def _title(line):
    # Of a recipe the parts are what was asked.
    if "parts" in line and line["category"] != "kitchen":
        return " ".join(f"{part['value']} {part['unit']}" for part in line["parts"])
    rounded = Context(prec=DIGITS).create_decimal(Decimal(line["result"]))
    figure = f"{rounded.normalize():f}"
    return " ".join(part for part in (figure, line.get("to")) if part)
