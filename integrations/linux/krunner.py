#!/usr/bin/env python3
"""A runner of KRunner, over D-Bus: https://develop.kde.org/docs/plasma/krunner/"""

from equivale_answer import answer

NAME = "app.equivale.krunner"
PATH = "/equivale"
EXACT_MATCH = 100


def matches(question):
    """What Match answers, a(sssida{sv}): the id is the text that Run copies."""
    found = answer(question)
    if found is None:
        return []
    return [(found["copy"], found["title"], "accessories-calculator", EXACT_MATCH, 1.0, {"subtext": found["subtitle"]})]


def main():
    import dbus
    import dbus.service
    from dbus.mainloop.glib import DBusGMainLoop
    from gi.repository import GLib

    class Runner(dbus.service.Object):
        @dbus.service.method("org.kde.krunner1", in_signature="s", out_signature="a(sssida{sv})")
        def Match(self, query):
            return matches(str(query))

        @dbus.service.method("org.kde.krunner1", out_signature="a(sss)")
        def Actions(self):
            return dbus.Array([], signature="(sss)")

        @dbus.service.method("org.kde.krunner1", in_signature="ss")
        def Run(self, match_id, _action_id):
            klipper = dbus.SessionBus().get_object("org.kde.klipper", "/klipper")
            klipper.setClipboardContents(match_id, dbus_interface="org.kde.klipper.klipper")

    DBusGMainLoop(set_as_default=True)
    bus = dbus.SessionBus()
    name = dbus.service.BusName(NAME, bus)
    Runner(name, PATH)
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
