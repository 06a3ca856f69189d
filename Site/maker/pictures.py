"""Finds the pictures of pages and reads their sizes."""

import struct

# Pictures that are drawn with more than one pixel for each point, by name. Articles of DocC have three.
SCALES = {"ProfileView.png": 3, "storyboard-app-before.png": 3, "storyboard-app-after.png": 3, "symbols.png": 2}


def found(name, source, root):
    """Returns a picture's file, or nothing if it is one that `make docs` draws and has not drawn."""
    file = root / source.parent / name
    if file.is_file():
        return file.resolve()
    if "/" not in name and "." not in name:
        for folder in (".build/docs/pictures", "docs/pictures"):
            file = root / folder / f"{name}.png"
            if file.is_file():
                return file
    return None


def size(file):
    with file.open("rb") as stream:
        header = stream.read(24)
    if header[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError(f"{file} is not a PNG file")
    return struct.unpack(">II", header[16:24])


def scale(file):
    if file.name in SCALES:
        return SCALES[file.name]
    return 3 if "docs/pictures" in file.as_posix() and ".build" in file.parts else 1
