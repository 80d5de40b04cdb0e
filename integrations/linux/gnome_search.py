#!/usr/bin/env python3
"""A search provider of GNOME Shell, over D-Bus: https://developer.gnome.org/documentation/tutorials/search-provider.html"""

from equivale_answer import answer

NAME = "app.equivale.Search"
PATH = "/app/equivale/Search"
INTERFACE = """<node><interface name="org.gnome.Shell.SearchProvider2">
<method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
<method name="GetSubsearchResultSet"><arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
<method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
<method name="ActivateResult"><arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
<method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
</interface></node>"""


def result_set(terms):
    """Ids of the results: the question itself, where it is one."""
    question = " ".join(terms)
    return [question] if answer(question) else []


def metas(ids):
    """What the Shell shows of each id; it copies `clipboardText` when a result is chosen."""
    found = [(question, answer(question)) for question in ids]
    return [
        {"id": question, "name": one["title"], "description": one["subtitle"], "clipboardText": one["copy"]}
        for question, one in found
        if one
    ]


def main():
    from gi.repository import Gio, GLib

    def called(_connection, _sender, _path, _interface, method, arguments, invocation):
        given = arguments.unpack()
        if method == "GetInitialResultSet":
            invocation.return_value(GLib.Variant("(as)", (result_set(given[0]),)))
        elif method == "GetSubsearchResultSet":
            invocation.return_value(GLib.Variant("(as)", (result_set(given[1]),)))
        elif method == "GetResultMetas":
            rows = [{key: GLib.Variant("s", text) for key, text in row.items()} for row in metas(given[0])]
            invocation.return_value(GLib.Variant("(aa{sv})", (rows,)))
        else:
            invocation.return_value(None)

    description = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]

    def acquired(connection, _name):
        connection.register_object(PATH, description, called, None, None)

    Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, acquired, None, None)
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
