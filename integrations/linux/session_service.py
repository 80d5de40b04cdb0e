"""Serves an interface on the session bus until nobody has asked for a while; the bus starts it again."""

from gi.repository import Gio, GLib

IDLE_S = 300


def texts(row):
    """A dictionary of texts as D-Bus has it, a{sv}."""
    return {key: GLib.Variant("s", text) for key, text in row.items()}


def serve(name, path, description, methods):
    """Answers the calls of an interface; each method takes the arguments and gives the values of the reply."""
    interface = Gio.DBusNodeInfo.new_for_xml(description).interfaces[0]
    loop = GLib.MainLoop()
    idle = GLib.timeout_add_seconds(IDLE_S, loop.quit)

    def called(_connection, _sender, _path, _interface, method, arguments, invocation):
        nonlocal idle
        GLib.source_remove(idle)
        idle = GLib.timeout_add_seconds(IDLE_S, loop.quit)
        signature = "".join(value.signature for value in interface.lookup_method(method).out_args)
        try:
            reply = methods[method](*arguments.unpack())
        except GLib.Error as error:
            invocation.return_dbus_error("app.equivale.Error", error.message)
            return
        invocation.return_value(GLib.Variant(f"({signature})", reply))

    def acquired(connection, _name):
        connection.register_object(path, interface, called, None, None)

    Gio.bus_own_name(Gio.BusType.SESSION, name, Gio.BusNameOwnerFlags.NONE, acquired, None, lambda *_: loop.quit())
    loop.run()
