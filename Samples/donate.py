#!/usr/bin/python3
"""An app in another language: donates, and reads suggestions, over D-Bus alone.

usage: shortcuts app install Samples/donate     once, so that the service knows this script
       Samples/donate.py NOTE                   opens the note NOTE: donates that, and prints what is suggested next
"""
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

APP = "org.inkling.Notes"
BUS = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(interface, method, arguments):
    """Calls the service; its answers and errors are described in the interface files."""
    return BUS.call_sync(
        "org.inkling.Shortcuts1", "/org/inkling/Shortcuts1", f"org.inkling.Shortcuts1.{interface}", method,
        arguments, None, Gio.DBusCallFlags.NONE, 5000, None).unpack()


def open_note(name):
    """Does what the user asked for, then tells the service."""
    print(f"Here is the note '{name}'.")
    activity = {
        "type": GLib.Variant("s", f"{APP}.open-note"),
        "title": GLib.Variant("s", f"Open the note {name}"),
        "user-info": GLib.Variant("a{sv}", {"note": GLib.Variant("s", name)}),
        "eligible-for-prediction": GLib.Variant("b", True),
    }
    call("Donations", "Donate", GLib.Variant("(a{sv})", ({"activity": GLib.Variant("a{sv}", activity)},)))


def print_suggestions():
    """An app that asks is told of its own shortcuts only."""
    (items,) = call("Shortcuts", "Suggest", GLib.Variant("(a{sv})", ({"limit": GLib.Variant("u", 3)},)))
    for item in items:
        print(f"Suggested: {item['title']} ({item['probability']:.0%}) {item.get('reason', '')}")


def serve():
    """The bus starts the script with --gapplication-service when a shortcut of it is run."""
    app = Gio.Application(application_id=APP, flags=Gio.ApplicationFlags.IS_SERVICE)
    action = Gio.SimpleAction.new("continue-activity", GLib.VariantType("a{sv}"))
    action.connect("activate", lambda _, delivery: open_note(delivery["activity"]["user-info"]["note"]))
    app.add_action(action)
    app.run([])


if len(sys.argv) != 2:
    sys.exit(__doc__.strip())
if sys.argv[1] == "--gapplication-service":
    serve()
else:
    try:
        open_note(sys.argv[1])
        print_suggestions()
    except GLib.Error as error:
        sys.exit(f"{sys.argv[0]}: {error.message}")
