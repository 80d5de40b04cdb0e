"""Asks the providers of KRunner and GNOME Shell over the session bus as both shells do, with the types that they expect.

Questions come as JSON on the standard input; what is answered goes out as JSON.
"""

import json
import sys

from gi.repository import Gio, GLib

TIMEOUT_MS = 120_000
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def caller(name, path, interface):
    def call(method, signature, values, reply):
        arguments = GLib.Variant(signature, values)
        expected = GLib.VariantType(reply)
        answer = bus.call_sync(name, path, interface, method, arguments, expected, Gio.DBusCallFlags.NONE, TIMEOUT_MS)
        return answer.unpack()

    return call


def ask_krunner(questions):
    call = caller("app.equivale.krunner", "/equivale", "org.kde.krunner1")
    (actions,) = call("Actions", "()", (), "(a(sss))")
    found = [call("Match", "(s)", (question,), "(a(sssida{sv}))")[0] for question in questions]
    return {"actions": actions, "matches": found}


def ask_gnome(questions):
    call = caller("app.equivale.Search", "/app/equivale/Search", "org.gnome.Shell.SearchProvider2")
    found = []
    ids = []
    for question in questions:
        terms = question.split(" ")
        (ids,) = call("GetInitialResultSet", "(as)", (terms,), "(as)")
        (narrowed,) = call("GetSubsearchResultSet", "(asas)", (ids, terms), "(as)")
        (metas,) = call("GetResultMetas", "(as)", (narrowed,), "(aa{sv})")
        found.append(metas)
    call("ActivateResult", "(sasu)", (questions[0], questions[0].split(" "), 0), "()")
    return found


def run_krunner(text):
    """What Plasma's clipboard is given when a match is chosen."""
    description = """<node><interface name="org.kde.klipper.klipper">
<method name="setClipboardContents"><arg type="s" direction="in"/></method></interface></node>"""
    copied = []

    def called(_connection, _sender, _path, _interface, _method, arguments, invocation):
        copied.append(arguments.unpack()[0])
        invocation.return_value(None)

    Gio.bus_own_name_on_connection(bus, "org.kde.klipper", Gio.BusNameOwnerFlags.NONE, None, None)
    bus.register_object("/klipper", Gio.DBusNodeInfo.new_for_xml(description).interfaces[0], called, None, None)
    loop = GLib.MainLoop()
    arguments = GLib.Variant("(ss)", (text, ""))
    target = ("app.equivale.krunner", "/equivale", "org.kde.krunner1", "Run")
    bus.call(*target, arguments, None, Gio.DBusCallFlags.NONE, TIMEOUT_MS, None, lambda *_: loop.quit())
    loop.run()
    return copied


asked = json.load(sys.stdin)
answers = {"krunner": ask_krunner(asked), "gnome": ask_gnome(asked), "copied": run_krunner("42.1648128")}
json.dump(answers, sys.stdout)
