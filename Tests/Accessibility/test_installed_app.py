"""What is installed: the bus starts the service and the app from there, and nothing stays after it was taken away."""
import os
import subprocess
import unittest

from gi.repository import Gio, GLib

from window_test import ROOT, WindowTest

PREFIX = os.path.join(os.environ["HOME"], "usr")


def install(*arguments):
    subprocess.run([os.path.join(ROOT, "scripts/install"), *arguments], check=True, stdout=subprocess.DEVNULL)


def files():
    return sorted(os.path.relpath(os.path.join(folder, name), PREFIX)
                  for folder, _, names in os.walk(PREFIX) for name in names)


class InstalledApp(WindowTest):
    program = "shortcuts-app"

    @classmethod
    def prepare(cls):
        cls.session.stop_service()
        install(cls.session.bin, "", PREFIX)
        cls.session.bin = os.path.join(PREFIX, "bin")
        # The bus reads the service files of this folder.
        os.symlink(os.path.join(PREFIX, "share/dbus-1"), os.path.join(os.environ["XDG_DATA_HOME"], "dbus-1"))
        cls.ask_bus("ReloadConfig")

    @classmethod
    def ask_bus(cls, method, *arguments):
        parameters = GLib.Variant("(s)", arguments) if arguments else None
        return cls.session.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method, parameters, None,
            Gio.DBusCallFlags.NONE, -1, None).unpack()

    def end_owner(self, name):
        process = self.ask_bus("GetConnectionUnixProcessID", name)[0]
        self.assertEqual(os.path.dirname(os.readlink(f"/proc/{process}/exe")), os.path.join(PREFIX, "bin"))
        os.kill(process, 15)
        self.driver.wait(f"{name} ends", lambda: not self.session.owner(name))

    def test_1_the_bus_starts_the_service(self):
        self.assertFalse(self.session.owner("org.inkling.Shortcuts1"))
        self.shortcuts("app", "list")
        self.end_owner("org.inkling.Shortcuts1")

    def test_2_the_bus_starts_the_app(self):
        self.session.bus.call_sync(
            "org.inkling.Shortcuts", "/org/inkling/Shortcuts", "org.freedesktop.Application", "ActivateAction",
            GLib.Variant("(sava{sv})", ("privacy", [], {})), None, Gio.DBusCallFlags.NONE, 60_000, None)
        self.driver.find("label", "Learning")
        self.end_owner("org.inkling.Shortcuts")
        self.end_owner("org.inkling.Shortcuts1")

    def test_3_the_desktop_finds_what_it_looks_for(self):
        found = files()
        for name in ("share/applications/org.inkling.Shortcuts.desktop",
                     "share/metainfo/org.inkling.Shortcuts.metainfo.xml",
                     "share/icons/hicolor/scalable/apps/org.inkling.Shortcuts.svg",
                     "share/locale/de/LC_MESSAGES/inkling.mo", "share/dbus-1/services/org.inkling.Shortcuts1.service"):
            self.assertIn(name, found)
        subprocess.run(["desktop-file-validate",
                        os.path.join(PREFIX, "share/applications/org.inkling.Shortcuts.desktop")], check=True)

    def test_4_nothing_stays(self):
        install("--uninstall", "", PREFIX)
        self.assertEqual(os.listdir(PREFIX), [])


if __name__ == "__main__":
    unittest.main()
