#!/usr/bin/python3
# @vicinae.schemaVersion 1
# @vicinae.title Convert with Equivale
# @vicinae.mode fullOutput
# @vicinae.icon 🔁
# @vicinae.argument1 { "type": "text", "placeholder": "100 usd to eur" }
# @vicinae.keywords ["currency", "units", "money"]
# @vicinae.description Exact units and money, with the day of the rate
"""A script command of Vicinae: https://docs.vicinae.com/scripts/directives"""

import sys

from equivale_answer import answer

found = answer(sys.argv[1])
print("\n".join(found.values()) if found else f"? {sys.argv[1]}")
sys.exit(0 if found else 1)
