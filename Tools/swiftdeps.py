"""Reads the interface of a Swift file, which the compiler writes next to the file's object (`.swiftdeps`)."""

# A reader of LLVM's bitstream (llvm.org/docs/BitCodeFormat.html), with blocks of one level.
FIXED, VARIABLE, ARRAY, CHARACTER, BLOB, LITERAL = 1, 2, 3, 4, 5, 6
METADATA, NODE, FINGERPRINT, DEPENDENCY, IDENTIFIER = 1, 2, 3, 4, 5


class Bits:
    def __init__(self, data):
        self.data, self.bits, self.at = data, int.from_bytes(data, "little"), 0

    def fixed(self, width):
        if self.at + width > len(self.data) * 8:
            raise ValueError("cut short")
        # A slice of the bytes is used, because the time of shifting the entire number would grow with it.
        first, last = self.at // 8, (self.at + width + 7) // 8
        value = int.from_bytes(self.data[first:last], "little") >> (self.at % 8) & (1 << width) - 1
        self.at += width
        return value

    def variable(self, width):
        value, shift, more = 0, 0, 1 << (width - 1)
        while True:
            piece = self.fixed(width)
            value |= (piece & more - 1) << shift
            if not piece & more:
                return value
            shift += width - 1

    def align(self):
        self.at = (self.at + 31) & ~31

    def form(self):
        """The layout of a kind of record."""
        operands = []
        for _ in range(self.variable(5)):
            if self.fixed(1):
                operands.append((LITERAL, self.variable(8)))
            else:
                kind = self.fixed(3)
                operands.append((kind, self.variable(5) if kind in (FIXED, VARIABLE) else 0))
        return operands

    def scalar(self, operand):
        kind, value = operand
        if kind == LITERAL:
            return value
        return self.variable(value) if kind == VARIABLE else self.fixed(6 if kind == CHARACTER else value)

    def record(self, form):
        values, blob, rest = [], b"", iter(form)
        for operand in rest:
            if operand[0] == ARRAY:
                element = next(rest)
                values += [self.scalar(element) for _ in range(self.variable(6))]
            elif operand[0] == BLOB:
                length = self.variable(6)
                self.align()
                blob = self.data[self.at // 8:self.at // 8 + length]
                self.at += length * 8
                self.align()
            else:
                values.append(self.scalar(operand))
        return values, blob

    def plain(self):
        code = self.variable(6)
        return [code] + [self.variable(6) for _ in range(self.variable(6))], b""


def records(data):
    if data[:4] != b"DEPS":
        raise ValueError("not a file of dependencies")
    bits, known, result = Bits(data), {}, []
    bits.at = 32
    while bits.at + 32 <= len(data) * 8:
        if bits.fixed(2) != 1:
            raise ValueError("a block was expected")
        kind, width = bits.variable(8), bits.variable(4)
        bits.align()
        bits.fixed(32)
        forms, subject = list(known.get(kind, [])), None
        while (number := bits.fixed(width)) != 0:
            if number == 1:
                raise ValueError("blocks in blocks")
            elif number == 2:
                form = bits.form()
                if kind == 0:
                    known.setdefault(subject, []).append(form)
                else:
                    forms.append(form)
            else:
                record = bits.plain() if number == 3 else bits.record(forms[number - 4])
                if kind == 0:
                    subject = record[0][1]
                else:
                    result.append(record)
        bits.align()
    return result


def provided(data):
    """Returns the names of each kind that a file provides, with fingerprints. If one changes, other files must be compiled again.

    Raises ValueError, IndexError or KeyError for an invalid file.
    """
    names, nodes, node = [""], {}, None
    for values, blob in records(data):
        code = values[0]
        if code == IDENTIFIER:
            names.append(blob)
        elif code == NODE:
            kind, aspect, context, name, is_provided = values[1:6]
            node = (kind, aspect, names[context], names[name]) if is_provided == 1 else None
            if node:
                nodes[node] = b""
        elif code == FINGERPRINT and node:
            nodes[node] = blob
    return nodes
