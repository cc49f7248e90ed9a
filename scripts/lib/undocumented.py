"""Lists the public symbols of a module that have no documentation comment.

usage: undocumented.py SYMBOLGRAPH.json

Left out is what others document: members that override one of a superclass, those the compiler makes, and the requirements
of NSObject, NSCoding, NSCopying and the standard library's protocols.
"""

import json
import sys

DOCUMENTED_ELSEWHERE = {
    "init(coder:)", "encode(with:)", "copy(with:)", "supportsSecureCoding", "isEqual(_:)", "hash", "hash(into:)",
    "==(_:_:)", "!=(_:_:)", "description", "debugDescription", "init(rawValue:)", "rawValue", "errorDescription",
    "errorCode", "errorUserInfo", "errorDomain", "localizedDescription", "hashValue",
}


def undocumented(graph):
    overrides = {r["source"] for r in graph["relationships"] if r["kind"] == "overrides"}
    for symbol in graph["symbols"]:
        if "docComment" in symbol or symbol["identifier"]["precise"] in overrides or "location" not in symbol:
            continue
        if symbol["pathComponents"][-1] in DOCUMENTED_ELSEWHERE:
            continue
        yield symbol


def main():
    graph = json.load(open(sys.argv[1]))
    lines = sorted(".".join(s["pathComponents"]) + " (" + s["kind"]["displayName"] + ")" for s in undocumented(graph))
    print("\n".join(lines))
    sys.exit(1 if lines else 0)


main()
