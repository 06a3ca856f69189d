"""Draws the diagrams in Site/diagrams as SVG. Their colors are those of the page.

A file has a line for each box, `Name | note`, below the name of its band. `place:` is the heading that the diagram
follows, `title:` describes it, and `arrows: no` leaves out the arrows from each box to the next.
"""

import html

WIDTH = 780
LABEL = 112
BOX_HEIGHT = 44
GAP, ROW_GAP = 26, 30
CLOSE_GAP = 10  # without arrows
CHARACTER = 7.3
NOTE_CHARACTER = 6.1


class Diagram:
    def __init__(self, path):
        self.values = {"arrows": "yes"}
        self.bands = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.strip():
                continue
            if line.startswith("  "):
                name, _, note = line.strip().partition(" | ")
                self.bands[-1][1].append((name, note))
            elif ": " in line:
                key, _, value = line.partition(": ")
                self.values[key] = value
            else:
                self.bands.append((line.strip(), []))

    @property
    def page(self):
        return self.values["place"].partition("#")[0]

    @property
    def anchor(self):
        return self.values["place"].partition("#")[2]

    @property
    def names(self):
        return [name for _, boxes in self.bands for name, _ in boxes]

    def svg(self, identifier):
        with_arrows = self.values["arrows"] == "yes"
        gap, row_gap = (GAP, ROW_GAP) if with_arrows else (CLOSE_GAP, CLOSE_GAP)
        row_height = BOX_HEIGHT + row_gap
        shapes, places, top = [], [], 0
        for label, boxes in self.bands:
            rows = self.rows(boxes, gap)
            height = len(rows) * row_height - row_gap + 36
            shapes.append(f'<rect class="band" x="0.5" y="{top + 0.5}" width="{WIDTH - 1}" height="{height - 1}" rx="10"/>')
            lines = label.split(" / ")
            for index, line in enumerate(lines):
                y = top + height / 2 + 5 + (index - (len(lines) - 1) / 2) * 16
                shapes.append(f'<text class="label" x="16" y="{y:g}">{html.escape(line)}</text>')
            for number, row in enumerate(rows):
                y = top + 18 + number * row_height
                for x, width, name, note in row:
                    places.append((x, y, width, name, note))
            top += height + (18 if with_arrows else 8)
        height = top - (18 if with_arrows else 8)
        arrows = [self.arrow(a, b) for a, b in zip(places, places[1:])] if with_arrows else []
        for x, y, width, name, note in places:
            middle = x + width / 2
            shapes.append(f'<rect class="box" x="{x:g}" y="{y}" width="{width:g}" height="{BOX_HEIGHT}" rx="7"/>')
            name_y = y + (19 if note else 27)
            shapes.append(f'<text class="name" x="{middle:g}" y="{name_y}">{html.escape(name)}</text>')
            if note:
                shapes.append(f'<text class="note" x="{middle:g}" y="{y + 35}">{html.escape(note)}</text>')
        title = html.escape(self.values["title"])
        return (
            f'<figure class="diagram"><svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="{identifier}">'
            f'<title id="{identifier}">{title}</title>'
            f'<defs><marker id="{identifier}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"'
            f' orient="auto-start-reverse"><path class="tip" d="M0 0 8 4 0 8Z"/></marker></defs>'
            + "".join(shapes)
            + "".join(f'<path class="arrow" d="{path}" marker-end="url(#{identifier}-tip)"/>' for path in arrows)
            + f"</svg><figcaption>{title}</figcaption></figure>\n"
        )

    @staticmethod
    def rows(boxes, gap):
        rows, x = [[]], LABEL
        for name, note in boxes:
            width = max(len(name) * CHARACTER, len(note) * NOTE_CHARACTER) + 22
            if rows[-1] and x + width > WIDTH - 14:
                rows.append([])
                x = LABEL
            rows[-1].append((x, width, name, note))
            x += width + gap
        return rows

    @staticmethod
    def arrow(start, end):
        x, y, width = start[:3]
        other_x, other_y, other_width = end[:3]
        if y == other_y:
            return f"M{x + width + 2:g} {y + BOX_HEIGHT / 2:g}H{other_x - 2:g}"
        bottom, middle, target = y + BOX_HEIGHT + 1, x + width / 2, other_x + min(other_width / 2, 40)
        between = other_y - 16
        return f"M{middle:g} {bottom:g}V{between:g}H{target:g}V{other_y - 2:g}"
