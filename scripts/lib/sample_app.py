#!/usr/bin/python3
"""A sample app: it donates what it is told, and serves as app and Intents extension.

usage: sample_app.py BUNDLE-ID donate < donations.json
       sample_app.py BUNDLE-ID offer < shortcuts.json
       sample_app.py BUNDLE-ID serve
"""
import json
import sys

from gi.repository import Gio, GLib

SERVICE = ("org.inkling.Shortcuts1", "/org/inkling/Shortcuts1")

APPLICATION = """<node><interface name="org.freedesktop.Application">
<method name="ActivateAction"><arg type="s" direction="in"/><arg type="av" direction="in"/>
<arg type="a{sv}" direction="in"/></method></interface></node>"""

EXTENSION = """<node><interface name="org.inkling.IntentsExtension1">
<method name="Resolve"><arg type="a{sv}" direction="in"/><arg type="as" direction="in"/>
<arg type="a{sv}" direction="out"/></method>
<method name="Confirm"><arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="out"/></method>
<method name="Handle"><arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="out"/></method>
<method name="Options"><arg type="a{sv}" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="av" direction="out"/></method></interface></node>"""


def variant(value):
    """A Python value as the bus carries it."""
    if isinstance(value, bool):
        return GLib.Variant("b", value)
    if isinstance(value, int):
        return GLib.Variant("x", value)
    if isinstance(value, float):
        return GLib.Variant("d", value)
    if isinstance(value, list):
        return GLib.Variant("as", value)
    if isinstance(value, dict):
        return GLib.Variant("a{sv}", entries(value))
    return GLib.Variant("s", value)


def entries(dictionary):
    return {key: variant(value) for key, value in dictionary.items()}


def object_path(name):
    return "/" + name.replace(".", "/").replace("-", "_")


def call(bus, interface, method, parameters):
    return bus.call_sync(*SERVICE, SERVICE[0] + "." + interface, method, parameters, None, Gio.DBusCallFlags.NONE,
                         30000, None)


def donate(bus):
    for donation in json.load(sys.stdin):
        call(bus, "Donations", "Donate", GLib.Variant("(a{sv})", (entries(donation),)))


def offer(bus):
    shortcuts = [entries(shortcut) for shortcut in json.load(sys.stdin)]
    call(bus, "Center", "SetSuggestions", GLib.Variant("(aa{sv})", (shortcuts,)))


def response(code, name, **parameters):
    return GLib.Variant("(a{sv})", ({"code": GLib.Variant("i", code), "code-name": GLib.Variant("s", name),
                                     "parameters": variant(parameters)},))


def answer_extension(_bus, _sender, _path, _interface, method, parameters, invocation):
    """Asks for the bread when it is missing, then orders."""
    arguments = parameters.unpack()
    intent = arguments[0]
    values = intent.get("parameters", {})
    if method == "Resolve":
        outcome = {"outcome": GLib.Variant("s", "ready"), "intent": variant(intent)}
        if not values.get("bread"):
            choices = [GLib.Variant("s", bread) for bread in ("Rye", "Sourdough", "Focaccia")]
            outcome = {"outcome": GLib.Variant("s", "choose"), "parameter": GLib.Variant("s", "bread"),
                       "choices": GLib.Variant("av", choices), "intent": variant(intent)}
        invocation.return_value(GLib.Variant("(a{sv})", (outcome,)))
    elif method == "Options":
        invocation.return_value(GLib.Variant("(av)", ([],)))
    elif method == "Confirm":
        invocation.return_value(response(1, "ready"))
    else:
        invocation.return_value(response(4, "success", minutes=10))


def answer_application(_bus, _sender, _path, _interface, _method, _parameters, invocation):
    invocation.return_value(None)


def serve(bus, identifier):
    for name, xml, answer in ((identifier, APPLICATION, answer_application),
                              (identifier + ".IntentsExtension", EXTENSION, answer_extension)):
        interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
        bus.register_object(object_path(name), interface, answer, None, None)
        Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, None, None)
    print("serving", flush=True)
    GLib.MainLoop().run()


def main():
    identifier, verb = sys.argv[1:3]
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    if verb == "serve":
        serve(bus, identifier)
    else:
        {"donate": donate, "offer": offer}[verb](bus)


main()
