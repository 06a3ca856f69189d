#!/usr/bin/python3
"""Tests of Tools/make-site, on the repository's own pages.

    Tests/Tools/make_site_tests.py
"""

import filecmp
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
from urllib.parse import unquote

ROOT = pathlib.Path(__file__).resolve().parents[2]
MAKER = ROOT / "Tools/make-site"
REPOSITORY = "https://example.com/viewcode/blob/main"
BASE = "https://example.com/site"

COMMANDS = {
    "command": {
        "commandName": "viewcode",
        "subcommands": [
            {
                "commandName": name,
                "abstract": f"{name.capitalize()} the planted screens.",
                "discussion": "One | paragraph.\n\nExamples:\n  viewcode " + name + " MyApp --planted 3",
                "arguments": [
                    {"kind": "positional", "valueName": "path", "isOptional": True, "abstract": "The planted path."},
                    {
                        "kind": "option",
                        "valueName": "number",
                        "names": [{"kind": "long", "name": "planted"}],
                        "preferredName": {"kind": "long", "name": "planted"},
                        "abstract": f"The planted number of {name}.",
                        "defaultValue": "3",
                    },
                    {
                        "kind": "flag",
                        "names": [{"kind": "short", "name": "v"}, {"kind": "long", "name": "verbose"}],
                        "preferredName": {"kind": "long", "name": "verbose"},
                        "abstract": "Print more.",
                    },
                    {
                        "kind": "flag",
                        "names": [{"kind": "long", "name": "secret"}],
                        "preferredName": {"kind": "long", "name": "secret"},
                        "abstract": "Not for readers.",
                        "shouldDisplay": False,
                    },
                ],
            }
            for name in ("draw", "list", "measure")
        ]
        + [{"commandName": "internal", "shouldDisplay": False, "arguments": []}],
    }
}

VOID = {"meta", "link", "img", "br", "hr", "input", "wbr"}


class Reader(html.parser.HTMLParser):
    """The elements of a page, and its mistakes of nesting."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.open, self.mistakes, self.texts = [], [], [], {}
        self.feed(text)
        if self.open:
            self.mistakes.append(f"not closed: {self.open}")

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if len(names) != len(set(names)):
            self.mistakes.append(f"{tag} has an attribute twice")
        self.elements.append((tag, dict(attributes), list(self.open)))
        if tag in ("p", "h1", "h2", "h3", "h4") and any(one in ("p", "h1", "h2", "h3", "h4") for one in self.open):
            self.mistakes.append(f"{tag} in {self.open}")
        if tag == "a" and "a" in self.open:
            self.mistakes.append("a link in a link")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.elements.append((tag, dict(attributes), list(self.open)))

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            self.mistakes.append(f"</{tag}> in {self.open}")
        elif self.open:
            self.open.pop()

    def handle_data(self, data):
        if self.open:
            self.texts[self.open[-1]] = self.texts.get(self.open[-1], "") + data

    def all(self, tag):
        return [attributes for name, attributes, _ in self.elements if name == tag]

    @property
    def ids(self):
        return [attributes["id"] for _, attributes, _ in self.elements if "id" in attributes]


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp())
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        commands = cls.folder / "commands.json"
        commands.write_text(json.dumps(COMMANDS))
        cls.sites = [cls.folder / "one", cls.folder / "two"]
        for site in cls.sites:
            options = ["--repository", REPOSITORY, "--base", BASE, "--commands", commands, "--docc", cls.folder]
            subprocess.run([MAKER, site, *options], check=True, capture_output=True)
        cls.site = cls.sites[0]
        cls.pages = {
            path.relative_to(cls.site).as_posix(): Reader(path.read_text()) for path in sorted(cls.site.rglob("*.html"))
        }
        cls.entries = json.loads(re.search(r"= (\[.*\]);", (cls.site / "search-index.js").read_text(), re.DOTALL)[1])

    def test_two_runs_give_equal_bytes(self):
        names = [sorted(path.relative_to(site) for path in site.rglob("*") if path.is_file()) for site in self.sites]
        self.assertEqual(names[0], names[1])
        _, different, errors = filecmp.cmpfiles(*self.sites, [name.as_posix() for name in names[0]], shallow=False)
        self.assertEqual((different, errors), ([], []))

    def test_each_page_of_docs_is_listed_once(self):
        record = json.loads((ROOT / "Site/pages.json").read_text())
        sources = [
            page["source"] for section in record["sections"] for group in section["groups"] for page in group["pages"]
        ]
        self.assertEqual(len(sources), len(set(sources)))
        docs = {f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")}
        self.assertEqual(docs - set(sources), set())
        self.assertIn("ARCHITECTURE.md", sources)

    def test_each_page_is_reached_from_the_front_page(self):
        reached, waiting = set(), ["index.html"]
        while waiting:
            page = waiting.pop()
            if page in reached:
                continue
            reached.add(page)
            for target, _ in self.links(page):
                if target in self.pages:
                    waiting.append(target)
        self.assertEqual(set(self.pages) - reached, set())

    def links(self, page):
        """Returns the file and the anchor of each link to the site."""
        folder = pathlib.PurePosixPath(page).parent
        for attributes in self.pages[page].all("a"):
            address = attributes["href"]
            if ":" in address.split("/")[0]:
                continue
            path, _, anchor = address.partition("#")
            target = page if not path else self.normal(folder / path)
            yield target, unquote(anchor)

    @staticmethod
    def normal(path):
        parts = []
        for part in path.parts:
            if part == "..":
                parts.pop()
            elif part != ".":
                parts.append(part)
        return "/".join(parts)

    def test_links_lead_to_pages_and_headings(self):
        count = 0
        for page in self.pages:
            for target, anchor in self.links(page):
                self.assertIn(target, self.pages, f"{page} links to it")
                if anchor:
                    self.assertIn(anchor, self.pages[target].ids, f"{page} links to {target}")
                count += 1
        self.assertGreater(count, 1000)

    def test_links_to_sources_lead_to_files(self):
        count = 0
        for page, reader in self.pages.items():
            for attributes in reader.all("a"):
                if attributes["href"].startswith(REPOSITORY):
                    path = unquote(attributes["href"][len(REPOSITORY) + 1 :].partition("#")[0])
                    self.assertTrue((ROOT / path).exists(), f"{page} links to {path}")
                    count += 1
        self.assertGreater(count, 100)

    def test_pages_are_well_formed(self):
        for page, reader in self.pages.items():
            self.assertEqual(reader.mistakes, [], page)
            self.assertEqual(len(reader.ids), len(set(reader.ids)), page)
            self.assertEqual(len(reader.all("h1")), 1, page)
            level = 1
            for tag, _, parents in reader.elements:
                if re.fullmatch(r"h[1-6]", tag) and "nav" not in parents:
                    self.assertLessEqual(int(tag[1]), level + 1, f"{page} skips a level before {tag}")
                    level = int(tag[1])

    def test_pages_have_titles_descriptions_and_landmarks(self):
        titles = []
        for page, reader in self.pages.items():
            titles.append(reader.texts["title"])
            description = next(one["content"] for one in reader.all("meta") if one.get("name") == "description")
            self.assertTrue(5 < len(description) < 240, f"{page}: {description}")
            tags = [tag for tag, _, _ in reader.elements]
            self.assertEqual([tags.count("main"), tags.count("header")], [1, 1], page)
            self.assertEqual(reader.all("html")[0]["lang"], "en")
            self.assertEqual(reader.all("a")[0], {"class": "skip", "href": "#site-main"}, page)
            self.assertIn("site-main", reader.ids)
            for attributes in reader.all("nav"):
                self.assertTrue(attributes.get("aria-label"), page)
        self.assertEqual(len(titles), len(set(titles)), "titles are unique")

    def test_controls_have_names(self):
        for page, reader in self.pages.items():
            for attributes in reader.all("img"):
                self.assertIn("alt", attributes, page)
                self.assertTrue(attributes["width"].isdigit() and attributes["height"].isdigit(), page)
            for attributes in reader.all("input"):
                self.assertTrue(attributes.get("aria-label"), page)

    def test_no_page_requests_anything_from_elsewhere(self):
        for page, reader in self.pages.items():
            folder = (self.site / page).parent
            for tag, attributes, _ in reader.elements:
                address = attributes.get("src") or (attributes.get("href") if tag == "link" else None)
                if tag == "link" and attributes["rel"] == "canonical":
                    continue
                if address:
                    self.assertNotRegex(address, r"^[a-z]*:?//", page)
                    self.assertTrue((folder / address).is_file(), f"{page}: {address}")
        for name in ("site.css", "site.js", "search.js", "style.js", "icon.svg"):
            text = (self.site / name).read_text()
            self.assertNotRegex(text.replace("http://www.w3.org/2000/svg", ""), r"https?:|//[a-z]+\.|@import", name)
            self.assertNotRegex(text, r"url\((?!\"data:)", name)

    def test_the_site_map_has_all_pages(self):
        addresses = set(re.findall(r"<loc>(.*?)</loc>", (self.site / "sitemap.xml").read_text()))
        self.assertEqual(addresses, {f"{BASE}/{page}" for page in self.pages})

    def test_commands_have_pages(self):
        page = (self.site / "reference/commands/measure.html").read_text()
        for text in ("The planted path.", "The planted number of measure. Default: 3.", "One | paragraph."):
            self.assertIn(text, page)
        self.assertIn("--planted &lt;number&gt;", page)
        self.assertIn("-v, --verbose", page)
        self.assertNotIn("--secret", page)
        self.assertNotIn("reference/commands/internal.html", self.pages)
        self.assertIn("commands/draw.html", (self.site / "reference/command-line.html").read_text())

    def test_diagrams_have_only_names_of_their_pages(self):
        count = 0
        for path in sorted((ROOT / "Site/diagrams").glob("*.txt")):
            lines = path.read_text().splitlines()
            place = next(line for line in lines if line.startswith("place: "))[7:]
            text = (ROOT / place.partition("#")[0]).read_text()
            for line in lines:
                if line.startswith("  "):
                    name = line.strip().partition(" | ")[0]
                    self.assertIn(name, text, path.name)
                    count += 1
        self.assertGreater(count, 60)

    def test_code_is_colored_without_a_change_of_its_text(self):
        page = (self.site / "guides/in-your-package.html").read_text()
        blocks = [re.sub(r"<[^>]+>", "", block) for block in re.findall(r"<pre.*?</pre>", page, re.DOTALL)]
        sources = re.findall(r"```(?:swift)?\n(.*?)```", (ROOT / "docs/in-your-package.md").read_text(), re.DOTALL)
        texts = [html.unescape(block).strip("\n") for block in blocks]
        self.assertEqual(texts, [source.strip("\n") for source in sources])
        self.assertIn('<span class="k">let</span>', page)
        self.assertIn('<span class="t">ViewHost</span>', page)

    def test_an_archive_of_docc_is_copied_with_relative_addresses(self):
        archive = self.folder / "planted.doccarchive"
        page = archive / "documentation/viewcode/index.html"
        page.parent.mkdir(parents=True)
        text = '<script>var baseUrl = "/"</script><script src="/js/index.js"></script><link href="/css/index.css">'
        for path in (page, archive / "index.html"):
            path.write_text(text)
        site = self.folder / "with-archive"
        subprocess.run([MAKER, site, "--docc", archive], check=True, capture_output=True)
        copied = (site / "docc/documentation/viewcode/index.html").read_text()
        self.assertIn('src="../../js/index.js"', copied)
        self.assertIn('href="../../css/index.css"', copied)
        self.assertNotIn('baseUrl = "/"', copied)
        self.assertIn('src="./js/index.js"', (site / "docc/index.html").read_text())
        self.assertIn('href="../docc/documentation/viewcode/"', (site / "reference/viewcode.html").read_text())

    # Search

    def test_the_index_has_each_page(self):
        addresses = {entry[2].partition("#")[0] for entry in self.entries}
        lists = {page for page in self.pages if page.endswith("index.html")}
        self.assertEqual(addresses, set(self.pages) - lists)

    @unittest.skipUnless(shutil.which("node"), "node is not installed")
    def test_search_finds_words_on_the_right_page(self):
        expected = {
            "write-baseline": "guides/lint.html",
            "perceptual": "guides/snapshots.html",
            "mcp": "guides/agents.html",
            "storyboards": "guides/convert.html",
            "swift-snapshot-testing": "guides/from-swift-snapshot-testing.html",
            "inotify": "guides/preview.html",
            "kiwi": "internals/solver.html",
            "planted number of measure": "reference/commands/measure.html",
            "SF Symbols": "research/symbols.html",
            "exit status": "reference/projects.html",
        }
        script = (
            "const api = require(process.argv[1]); const fs = require('fs'); const window = {};"
            "eval(fs.readFileSync(process.argv[2], 'utf8'));"
            "const found = JSON.parse(process.argv[3]).map(text => ["
            "  api.search(window.searchEntries, text, 12).map(entry => entry[2]), ]);"
            "console.log(JSON.stringify(found));"
        )
        files = [self.site / "search.js", self.site / "search-index.js"]
        run = subprocess.run(
            ["node", "-e", script, *files, json.dumps([*expected, "zzzyx", ""])], check=True, capture_output=True, text=True
        )
        results = [found for found, in json.loads(run.stdout)]
        for (text, page), found in zip(expected.items(), results):
            self.assertIn(page, [address.partition("#")[0] for address in found[:3]], text)
        self.assertEqual(results[-2:], [[], []])

    def test_words_of_a_section_are_in_its_entry(self):
        entry = next(entry for entry in self.entries if entry[2].startswith("guides/lint.html#settings"))
        self.assertEqual(entry[:2] + [entry[3]], ["Lint", "Settings", "Guides"])
        self.assertIn("--write-baseline FILE", entry[4])

    # Design

    def test_text_has_enough_contrast(self):
        for style, colors in self.styles().items():
            surfaces = ["ground", "card", "page", "well"]
            texts = ["text", "quiet", "accent", "good", "warn", "bad", "removed", "mark"]
            texts += [name for name in colors if name.startswith("code-")]
            pairs = [(text, surface) for text in texts for surface in surfaces]
            pairs += [("on-accent", "accent"), ("on-accent", "on-tint"), ("on-tint", "tint"), ("text", "tint")]
            for text, surface in pairs:
                value = contrast(colors[text], colors[surface])
                self.assertGreaterEqual(value, 4.5, f"{style}: {text} on {surface}")
            for surface in surfaces:
                self.assertGreaterEqual(contrast(colors["edge"], colors[surface]), 3, f"{style}: edge on {surface}")
                self.assertGreaterEqual(contrast(colors["accent"], colors[surface]), 3, f"{style}: focus on {surface}")

    def styles(self):
        """Returns the colors of both styles. The dark ones are declared twice, for the system's style and the reader's."""
        blocks = re.findall(r"\{([^{}]*--ground:[^{}]*)\}", (ROOT / "Site/design.css").read_text())
        colors = [dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,8});", block)) for block in blocks]
        self.assertEqual(len(colors), 3)
        self.assertEqual(colors[1], colors[2])
        self.assertEqual(set(colors[0]), set(colors[1]))
        return {"light": colors[0], "dark": colors[1]}

    def test_the_styles_have_only_the_colors_of_the_design(self):
        text = re.sub(r"#[\w-]+(?=[^;{}]*\{)", "", (ROOT / "Site/site.css").read_text())
        self.assertEqual(re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(", text), [])
        declared = set(re.findall(r"(--[\w-]+):", (self.site / "site.css").read_text()))
        self.assertEqual(set(re.findall(r"var\((--[\w-]+)", (self.site / "site.css").read_text())) - declared, set())

    def test_embedded_styles_have_the_design(self):
        run = subprocess.run([ROOT / "Tools/update-design", "--check"], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        paths = [path for folder in ("CLI", "Screens") for path in (ROOT / "Sources" / folder).glob("*/Resources/*.css")]
        self.assertEqual(len(paths), 5)
        for path in paths:
            text = path.read_text()
            declared = set(re.findall(r"(--[\w-]+):", text)) | {"--zoom"}
            self.assertEqual(set(re.findall(r"var\((--[\w-]+)", text)) - declared, set(), path.name)

    def test_styles_respect_print_and_motion(self):
        text = (self.site / "site.css").read_text()
        for query in ("@media print", "prefers-reduced-motion", "prefers-color-scheme", ":focus-visible"):
            self.assertIn(query, text)

    # Mistakes

    def test_mistakes_stop_the_program(self):
        mistakes = {
            "docs/a.md links to b.md, which does not exist": {"docs/a.md": "# A\n\n[b](b.md)\n"},
            "docs/a.md links to #c, which README.md does not have": {"docs/a.md": "# A\n\n[b](../README.md#c)\n"},
            "Site/pages.json does not list docs/b.md": {"docs/a.md": "# A\n", "docs/b.md": "# B\n"},
        }
        readme = "# N\n\nA: b.\n\n## C in commands\n\nText.\n\n```\nmake\n```\n\n| a | b |\n| - | - |\n| `c` | d |\n"
        record = {
            "name": "N",
            "front": "README.md",
            "sections": [
                {
                    "name": "Guides",
                    "folder": "guides",
                    "description": "All.",
                    "groups": [{"name": "G", "pages": [{"source": "docs/a.md"}]}],
                }
            ],
        }
        for message, files in mistakes.items():
            with tempfile.TemporaryDirectory() as folder:
                root = pathlib.Path(folder)
                shutil.copytree(ROOT / "Site", root / "Site", ignore=shutil.ignore_patterns("diagrams", "__pycache__"))
                (root / "Tools").mkdir()
                (root / "docs").mkdir()
                shutil.copy(MAKER, root / "Tools/make-site")
                (root / "README.md").write_text(readme)
                (root / "Site/pages.json").write_text(json.dumps(record))
                for name, text in files.items():
                    (root / name).write_text(text)
                run = subprocess.run([root / "Tools/make-site"], capture_output=True, text=True)
                self.assertEqual((run.returncode, run.stderr), (1, f"make-site: {message}\n"))

    def test_a_folder_with_other_files_is_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "letter.txt").write_text("Dear")
            run = subprocess.run([MAKER, folder], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1)
            self.assertIn("has files that are not a site's", run.stderr)
            self.assertEqual([path.name for path in pathlib.Path(folder).iterdir()], ["letter.txt"])


def contrast(one, other):
    """Returns the contrast of two colors, as the Web Content Accessibility Guidelines define it."""
    values = sorted(luminance(color) for color in (one, other))
    return (values[1] + 0.05) / (values[0] + 0.05)


def luminance(color):
    digits = color[1:]
    if len(digits) < 6:
        digits = "".join(2 * digit for digit in digits)
    parts = [int(digits[index : index + 2], 16) / 255 for index in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


if __name__ == "__main__":
    unittest.main()
