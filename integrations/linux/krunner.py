#!/usr/bin/python3
"""A runner of KRunner, over D-Bus: https://develop.kde.org/docs/plasma/krunner/"""

from equivale_answer import answer

NAME = "app.equivale.krunner"
PATH = "/equivale"
INTERFACE = """<node><interface name="org.kde.krunner1">
<method name="Actions"><arg type="a(sss)" direction="out"/></method>
<method name="Match"><arg type="s" direction="in"/><arg type="a(sssida{sv})" direction="out"/></method>
<method name="Run"><arg type="s" direction="in"/><arg type="s" direction="in"/></method>
</interface></node>"""
EXACT_MATCH = 100


def matches(question):
    """What Match answers, a(sssida{sv}): the id is the text that Run copies."""
    found = answer(question)
    if found is None:
        return []
    return [(found["copy"], found["title"], "accessories-calculator", EXACT_MATCH, 1.0, {"subtext": found["subtitle"]})]


def main():
    from gi.repository import Gio, GLib
    from session_service import serve, texts

    def copy(text, _action):
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        clipboard = ("org.kde.klipper", "/klipper", "org.kde.klipper.klipper", "setClipboardContents")
        bus.call_sync(*clipboard, GLib.Variant("(s)", (text,)), None, Gio.DBusCallFlags.NONE, -1)
        return ()

    methods = {
        "Actions": lambda: ([],),
        "Match": lambda question: ([(*match[:-1], texts(match[-1])) for match in matches(question)],),
        "Run": copy,
    }
    serve(NAME, PATH, INTERFACE, methods)


if __name__ == "__main__":
    main()
