"""A session of its own with the service, a few sample apps and some days of their donations.

Runs in a private session (session.sh); needs INKLING_BIN, the folder of the programs.
"""
import json
import os
import plistlib
import shutil
import signal
import subprocess
import time

from gi.repository import Gio, GLib

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = "/usr/bin/python3"
SERVICE = "org.inkling.Shortcuts1"

ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="4" y="4" width="56" height="56" rx="14" fill="{color}"/>{drawing}</svg>"""

APPS = {
    "org.example.Kitchen": (
        "Soup Kitchen", "#e66100",
        '<path d="M12 30h40a20 20 0 0 1-40 0z" fill="#fff"/><path d="M24 24q-4-5 0-10M34 24q-4-5 0-10" stroke="#fff" '
        'stroke-width="3" fill="none" stroke-linecap="round"/>'),
    "org.example.Notebook": (
        "Notebook", "#1a5fb4",
        '<path d="M18 14h28v36H18z" fill="#fff"/><path d="M24 24h16M24 32h16M24 40h10" stroke="#1a5fb4" '
        'stroke-width="3" stroke-linecap="round"/>'),
    "org.example.Radio": (
        "Radio", "#813d9c",
        '<circle cx="24" cy="42" r="6" fill="#fff"/><circle cx="44" cy="38" r="6" fill="#fff"/>'
        '<path d="M30 42V18l20-4v24" stroke="#fff" stroke-width="4" fill="none"/>'),
}

# App, activity, title, hours at which it is done, weekdays on which it is done (0 is Monday).
HABITS = [
    ("org.example.Radio", "play", "Play the morning news", (7,), range(7)),
    ("org.example.Radio", "play", "Play quiet piano", (22,), range(7)),
    ("org.example.Notebook", "open-note", "Open the shopping list", (17, 18), (1, 4, 5)),
    ("org.example.Notebook", "open-note", "Open the meeting notes", (9, 14), range(5)),
    ("org.example.Notebook", "new-note", "Write in the journal", (21,), range(7)),
]


def definition():
    """The definition of the one intent of the sample apps."""
    parameters = [
        {"INIntentParameterName": name, "INIntentParameterDisplayName": title,
         "INIntentParameterDisplayPriority": number, "INIntentParameterType": "String",
         "INIntentParameterSupportsResolution": True, "INIntentParameterTag": number}
        for number, (name, title) in enumerate((("soup", "Soup"), ("bread", "Bread")), 1)]
    combination = {"INIntentParameterCombinationSupportsBackgroundExecution": True,
                   "INIntentParameterCombinationIsPrimary": True, "INIntentParameterCombinationTitle": "Order ${soup}"}
    with_bread = {"INIntentParameterCombinationSupportsBackgroundExecution": True,
                  "INIntentParameterCombinationTitle": "Order ${soup} with ${bread}"}
    codes = [
        {"INIntentResponseCodeName": "success", "INIntentResponseCodeSuccess": True,
         "INIntentResponseCodeFormatString": "Your ${soup} will be ready in ${minutes} minutes."},
        {"INIntentResponseCodeName": "failure", "INIntentResponseCodeFormatString": "The kitchen is closed."}]
    minutes = {"INIntentResponseParameterName": "minutes", "INIntentResponseParameterDisplayName": "Minutes",
               "INIntentResponseParameterDisplayPriority": 1, "INIntentResponseParameterTag": 1,
               "INIntentResponseParameterType": "Integer"}
    return {"INIntentDefinitionModelVersion": "1.2", "INIntents": [
        {"INIntentName": "OrderSoup", "INIntentTitle": "Order Soup", "INIntentCategory": "order",
         "INIntentType": "Custom", "INIntentVerb": "Order", "INIntentConfigurable": True,
         "INIntentEligibleForVoiceShortcut": True, "INIntentParameters": parameters,
         "INIntentParameterCombinations": {"soup": combination, "soup,bread": with_bread},
         "INIntentManagedParameterCombinations": {"soup": combination, "soup,bread": with_bread},
         "INIntentResponse": {"INIntentResponseCodes": codes, "INIntentResponseParameters": [minutes],
                              "INIntentResponseLastParameterTag": 1}}]}


def order(soup, bread):
    values = {"soup": soup, "bread": bread} if bread else {"soup": soup}
    return {"intent": {"class": "OrderSoupIntent", "parameters": values, "phrase": f"{soup.split()[0]} time"}}


def activity(app, kind, title):
    return {"activity": {"type": f"{app}.{kind}", "title": title, "user-info": {"name": title},
                         "eligible-for-prediction": True, "phrase": title}}


def wait_for(what, condition, seconds=60, situation=lambda: ""):
    """Waits until a condition holds, and returns what it found; the failure tells the situation."""
    deadline = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"Not within {seconds} s: {what}\n{situation()}")
        # What the other side announces arrives through the main loop.
        for _ in range(4):
            time.sleep(0.005)
            while GLib.MainContext.default().iteration(False):
                pass


class SampleSession:
    """The processes of a session. Everything ends with `end()`."""

    def __init__(self, language="C.UTF-8"):
        self.bin = os.environ["INKLING_BIN"]
        self.environment = dict(os.environ, LANG=language, LANGUAGE="")
        self.environment.pop("LC_ALL", None)
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.children = []
        self.service = None

    def start(self, *command, environment=None, **options):
        child = subprocess.Popen(command, env=environment or self.environment, **options)
        self.children.append(child)
        return child

    def stop(self, child):
        if child.poll() is None:
            child.send_signal(signal.SIGTERM)
        child.wait(20)
        self.children.remove(child)

    def end(self):
        for child in list(reversed(self.children)):
            self.stop(child)

    def owner(self, name):
        return self.bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
            GLib.Variant("(s)", (name,)), None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]

    def start_service(self):
        self.service = self.start(os.path.join(self.bin, "inklingd"), stderr=subprocess.DEVNULL)
        wait_for("the service is there", lambda: self.owner(SERVICE))

    def stop_service(self):
        self.stop(self.service)

    def kill_service(self):
        """Ends the service in the middle of whatever it does."""
        self.service.kill()
        self.stop(self.service)
        wait_for("the service is gone", lambda: not self.owner(SERVICE))

    def shortcuts(self, *arguments):
        """What the command line prints."""
        return subprocess.run([os.path.join(self.bin, "shortcuts"), *arguments], env=self.environment, check=True,
                              stdout=subprocess.PIPE, text=True).stdout

    def app_folder(self, app):
        return os.path.join(self.environment["XDG_DATA_HOME"], "inkling/apps", app)

    def install_apps(self):
        for app, (name, color, drawing) in APPS.items():
            folder = self.app_folder(app)
            os.makedirs(folder)
            program = os.path.join(folder, "program.py")
            shutil.copy(os.path.join(HERE, "sample_app.py"), program)
            with open(os.path.join(folder, "icon.svg"), "w") as file:
                file.write(ICON.format(color=color, drawing=drawing))
            kinds = sorted({f"{app}.{kind}" for owner, kind, *_ in HABITS if owner == app})
            manifest = {"CFBundleIdentifier": app, "CFBundleName": name, "CFBundleExecutable": program,
                        "CFBundleIconFile": "icon.svg", "NSUserActivityTypes": kinds}
            if app.endswith("Kitchen"):
                manifest.update(INIntentsSupported=["OrderSoupIntent"], INExtensionExecutable=program)
                with open(os.path.join(folder, "Kitchen.intentdefinition"), "wb") as file:
                    plistlib.dump(definition(), file)
            with open(os.path.join(folder, "Info.plist"), "wb") as file:
                plistlib.dump(manifest, file)

    def tell(self, app, verb, values):
        """Lets an app donate or offer."""
        subprocess.run([PYTHON, os.path.join(self.app_folder(app), "program.py"), app, verb], env=self.environment,
                       input=json.dumps(values), text=True, check=True)

    def serve(self, app):
        child = self.start(PYTHON, os.path.join(self.app_folder(app), "program.py"), app, "serve",
                           stdout=subprocess.PIPE, text=True)
        child.stdout.readline()

    def donate_habits(self, days):
        """So many days up to now, the newest last."""
        now = time.time()
        donations = {app: [] for app in APPS}
        for day in range(days, -1, -1):
            for number, (app, kind, title, hours, weekdays) in enumerate(HABITS):
                for hour in hours:
                    moment = time.localtime(now - day * 86400)
                    date = time.mktime(moment[:3] + (hour, (day * 7 + number * 11) % 50, 0, 0, 0, -1))
                    if moment.tm_wday in weekdays and date < now:
                        donations[app].append(dict(activity(app, kind, title), date=date))
            noon = now - day * 86400 - 900 - (day * 137) % 1500
            donations["org.example.Kitchen"].append(
                dict(order("Tomato soup" if day % 3 else "Clam chowder", "Rye"), date=noon, direction=1))
        for app, list_ in donations.items():
            self.tell(app, "donate", sorted(list_, key=lambda donation: donation["date"]))

    def offer(self):
        self.tell("org.example.Kitchen", "offer", [order("Tomato soup", None), order("Clam chowder", "Sourdough")])
        self.tell("org.example.Notebook", "offer", [
            activity("org.example.Notebook", "new-note", "Write in the journal"),
            activity("org.example.Notebook", "open-note", "Open the shopping list")])
        self.tell("org.example.Radio", "offer", [
            activity("org.example.Radio", "play", title) for title in ("Play quiet piano", "Play the morning news")])

    def add_phrases(self):
        for title, phrase in (("Play the morning news", "Good morning"), ("Order Tomato soup", "Soup time"),
                              ("Open the shopping list", "What do we need")):
            self.shortcuts("phrase", "add", title, phrase)

    def wait_until_learnt(self):
        """Learning goes on after a donation was acknowledged, for a while where programs are built for debugging."""
        command = [os.path.join(self.bin, "shortcuts"), "suggest", "--limit", "1"]
        unavailable = 5
        wait_for("all is learnt", lambda: subprocess.run(
            command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ).returncode != unavailable, 300)

    def fill(self, days=10):
        """Everything: apps, habits, offers and phrases. The service must run."""
        for app in APPS:
            wait_for(f"{app} is known", lambda app=app: app in self.shortcuts("app", "list"))
        self.donate_habits(days)
        self.offer()
        self.wait_until_learnt()
        self.add_phrases()
