// OSLog: the module of this name for code that imports it; all of it is in os.

@_exported import os
