"""Writes the accessibility tree of every page that browsers show, as a screen reader gets it over AT-SPI, as JSON.

In Python, for which alone Debian has the bindings.
"""
import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def children_of(node):
    children = (node.get_child_at_index(i) for i in range(node.get_child_count()))
    # One that goes away while the tree is read is none.
    return [child for child in children if child]


def read(node):
    interfaces = node.get_interfaces()
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "states": [state.value_nick for state in node.get_state_set().get_states()],
        "attributes": dict(node.get_attributes() or {}),
        "value": Atspi.Value.get_current_value(node) if "Value" in interfaces else None,
        "text": Atspi.Text.get_text(node, 0, -1) if "Text" in interfaces else "",
        "children": [read(child) for child in children_of(node)],
    }


def pages_in(node):
    if node.get_role_name() != "document web":
        for child in children_of(node):
            yield from pages_in(child)
    elif node.get_state_set().contains(Atspi.StateType.SHOWING):
        yield read(node)


Atspi.init()
json.dump(list(pages_in(Atspi.get_desktop(0))), sys.stdout)
