#!/usr/bin/python3
"""A script mode of rofi, which says by ROFI_RETV what happened: https://man.archlinux.org/man/rofi-script.5"""

import os
import shutil
import subprocess
import sys
from html import escape

from equivale_answer import answer

CHOSEN = "1"
TYPED = "2"
COPIERS = (("wl-copy",), ("xclip", "-selection", "clipboard"), ("xsel", "--clipboard", "--input"))


def copy(text):
    """Copies by the first tool that can: that of Wayland fails on X."""
    for command in COPIERS:
        # What stays to hold the selection must not hold rofi's pipe.
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        if shutil.which(command[0]) and subprocess.run(command, input=text, text=True, check=False, **quiet).returncode == 0:
            return


def rows(question):
    """A message and a row, with the whole result as what is copied."""
    found = answer(question)
    if found is None:
        return [f"? {question}\0nonselectable\x1ftrue"]
    return [f"\0message\x1f{escape(found['subtitle'])}", f"{found['title']}\0info\x1f{found['copy']}"]


def main():
    state = os.environ.get("ROFI_RETV")
    if state == CHOSEN:
        copy(os.environ.get("ROFI_INFO", ""))
        return
    print("\0prompt\x1fEquivale")
    if state == TYPED:
        print("\n".join(rows(sys.argv[1])))


if __name__ == "__main__":
    main()
