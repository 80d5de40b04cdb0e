"""What a launcher shows of one question, asked of the command line tool `equivale`."""

import json
import os
import shlex
import subprocess
from decimal import Context, Decimal

DIGITS = 8
TIMEOUT_S = 5


def answer(question):
    """Title, subtitle and the whole result; None where the question is not understood or the tool is not there."""
    if not any(sign.isdigit() for sign in question) or not any(sign.isalpha() for sign in question):
        return None
    command = shlex.split(os.environ.get("EQUIVALE", "equivale"))
    try:
        done = subprocess.run(
            [*command, "--json", question], capture_output=True, text=True, timeout=TIMEOUT_S, check=False
        )
        line = json.loads(done.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    if not line["ok"]:
        return None
    subtitle = " · ".join(part for part in (line["query"], line.get("ratesDate")) if part)
    return {"title": _title(line), "subtitle": subtitle, "copy": line["result"]}


def _title(line):
    # Of a recipe the parts are what was asked.
    if "parts" in line and line["category"] != "kitchen":
        return " ".join(f"{part['value']} {part['unit']}" for part in line["parts"])
    rounded = Context(prec=DIGITS).create_decimal(Decimal(line["result"]))
    figure = f"{rounded:f}"
    return " ".join(part for part in (figure, line.get("to")) if part)
