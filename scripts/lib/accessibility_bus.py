"""What programs tell assistive technology about their windows, read from the accessibility bus (AT-SPI).

A window has hundreds of parts, and each answers for itself. All parts of one depth are asked at once: that is many
times as fast as one question after the other.
"""
from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = "/org/a11y/atspi/accessible/root"
# Positions in the set of states.
FOCUSED, SENSITIVE, VISIBLE = 12, 24, 30


class Node:
    """A part of a window, as it was when it was looked at."""

    def __init__(self, bus, owner, path, parent=None):
        self.bus, self.owner, self.path, self.parent = bus, owner, path, parent
        self.role = self.name = ""
        self.states = 0
        self.children = []

    def __eq__(self, other):
        return isinstance(other, Node) and (self.owner, self.path) == (other.owner, other.path)

    def __hash__(self):
        return hash((self.owner, self.path))

    def has(self, state):
        return bool(self.states >> state & 1)

    @property
    def is_enabled(self):
        return self.has(SENSITIVE)

    def descendants(self):
        for child in self.children:
            yield child
            yield from child.descendants()

    def ask(self, interface, method, signature=None, *arguments):
        """One answer; None when the part has gone or can't do that."""
        parameters = GLib.Variant(signature, arguments) if signature else None
        return self.bus.answers([(self, interface, method, parameters)])[0]

    @property
    def interfaces(self):
        return (self.ask(ACCESSIBLE, "GetInterfaces") or [[]])[0]

    @property
    def is_pressable(self):
        return "org.a11y.atspi.Action" in self.interfaces

    @property
    def text(self):
        """The text in a field."""
        count = self.ask("org.freedesktop.DBus.Properties", "Get", "(ss)", "org.a11y.atspi.Text", "CharacterCount")
        return (self.ask("org.a11y.atspi.Text", "GetText", "(ii)", 0, count[0]) or [""])[0] if count else ""

    def press(self):
        """Does what a click would do."""
        if self.ask("org.a11y.atspi.Action", "DoAction", "(i)", 0) != (True,):
            raise AssertionError(f"{self.role} '{self.name}' can't be pressed")

    def enter(self, text):
        """Replaces the text in a field."""
        if self.ask("org.a11y.atspi.EditableText", "SetTextContents", "(s)", text) != (True,):
            raise AssertionError(f"{self.role} '{self.name}' takes no text")


class AccessibilityBus:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                    Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.registry = Node(self, "org.a11y.atspi.Registry", ROOT)

    def answers(self, questions):
        """The answers to (node, interface, method, parameters), in order; None for what has gone."""
        answers = [None] * len(questions)
        pending = len(questions)

        def answered(connection, result, index):
            nonlocal pending
            pending -= 1
            try:
                answers[index] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass

        for index, (node, interface, method, parameters) in enumerate(questions):
            self.connection.call(node.owner, node.path, interface, method, parameters, None,
                                 Gio.DBusCallFlags.NO_AUTO_START, 20_000, None, answered, index)
        while pending:
            GLib.MainContext.default().iteration(True)
        return answers

    def programs(self, name):
        """The running programs of that name."""
        found = [Node(self, *child) for child in (self.registry.ask(ACCESSIBLE, "GetChildren") or [[]])[0]]
        self.look_at(found)
        return [program for program in found if program.name == name]

    def process(self, program):
        """The number of the process of a program."""
        return self.connection.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                         "GetConnectionUnixProcessID", GLib.Variant("(s)", (program.owner,)), None,
                                         Gio.DBusCallFlags.NONE, -1, None).unpack()[0]

    def look_at(self, nodes):
        """Fills in what the nodes are, and which parts they have."""
        questions = []
        for node in nodes:
            questions += [(node, ACCESSIBLE, "GetState", None), (node, ACCESSIBLE, "GetRoleName", None),
                          (node, ACCESSIBLE, "GetChildren", None),
                          (node, "org.freedesktop.DBus.Properties", "Get",
                           GLib.Variant("(ss)", (ACCESSIBLE, "Name")))]
        answers = self.answers(questions)
        for index, node in enumerate(nodes):
            states, role, parts, name = answers[index * 4:index * 4 + 4]
            node.states = states[0][0] | states[0][1] << 32 if states else 0
            node.role = role[0] if role else ""
            node.name = name[0] if name else ""
            node.children = [Node(self, *child, node) for child in parts[0]] if parts else []

    def visible(self, windows):
        """The windows and everything in them that is on screen, depth first."""
        level = windows
        while level:
            self.look_at(level)
            level = [child for node in level if node.has(VISIBLE) for child in node.children]
        found = []
        rest = list(reversed(windows))
        while rest:
            node = rest.pop()
            if node.has(VISIBLE):
                found.append(node)
                rest += reversed(node.children)
        return found
