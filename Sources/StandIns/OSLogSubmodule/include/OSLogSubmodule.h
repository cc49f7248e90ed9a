// Empty: what `import os.log` brings is the Swift module os.
