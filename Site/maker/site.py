"""Reads the list of pages, renders them, checks their links and writes the site."""

import html
import json
import pathlib
import posixpath
import re
import shutil
from urllib.parse import quote

from . import archive, articles, commands
from .diagram import Diagram
from .text import LinkError, Text, plain_text

MARKER = ".viewcode-site"
FILES = ["site.css", "site.js", "search.js", "style.js", "icon.svg"]


class Page:
    """A page of the site: its place, and its text once it is rendered."""

    def __init__(self, source, address, section, group="", title="", markdown=None):
        self.source, self.address, self.section, self.group = source, address, section, group
        self.short_title, self.markdown = title, markdown
        self.text = None
        self.before = self.after = None
        self.is_listed = True

    @property
    def folder(self):
        return posixpath.dirname(self.address)

    @property
    def name(self):
        return self.short_title or self.text.title

    def link_to(self, address):
        """Returns the relative address of another file of the site."""
        return posixpath.relpath(address, self.folder or ".")


class Section:
    """A part of the site, with its own folder and list of pages."""

    def __init__(self, record):
        self.name, self.folder, self.description = record["name"], record["folder"], record["description"]
        self.groups = []

    @property
    def address(self):
        return f"{self.folder}/index.html"

    @property
    def pages(self):
        return [page for _, pages in self.groups for page in pages]


class Site:
    """All pages, with their links, pictures and the search's index."""

    def __init__(self, root, output, repository="", base="", program=None, help_file=None, docc=None):
        self.root, self.output, self.base = root, output, base.rstrip("/")
        self.repository = repository.rstrip("/")
        self.templates = root / "Site"
        self.record = json.loads((self.templates / "pages.json").read_text(encoding="utf-8"))
        self.pictures, self.pages, self.by_source = {}, [], {}
        self.commands = commands.read(program, help_file)
        self.docc = docc if docc and (docc / "index.html").is_file() else None
        self.read_pages()
        self.diagrams = [Diagram(path) for path in sorted((self.templates / "diagrams").glob("*.txt"))]

    # Pages

    def read_pages(self):
        self.front = self.add(Page(pathlib.PurePosixPath(self.record["front"]), "index.html", None))
        self.sections = []
        for record in self.record["sections"]:
            section = Section(record)
            self.sections.append(section)
            for group in record["groups"]:
                pages = []
                for entry in group["pages"]:
                    source = pathlib.PurePosixPath(entry["source"])
                    address = f"{section.folder}/{entry.get('slug', source.stem.lower())}.html"
                    pages.append(self.add(Page(source, address, section, group["name"], entry.get("title", ""))))
                    if entry.get("commands"):
                        pages += self.command_pages(section, group["name"])
                section.groups.append((group["name"], pages))
            for page, other in zip(section.pages, section.pages[1:]):
                page.after, other.before = other, page
        missing = sorted(set((self.root / "docs").glob("*.md")) - {self.root / page.source for page in self.pages})
        if missing:
            names = ", ".join(path.relative_to(self.root).as_posix() for path in missing)
            raise LinkError(f"Site/pages.json does not list {names}")

    def command_pages(self, section, group):
        pages = []
        for command in self.commands:
            source = pathlib.PurePosixPath("Sources/CLI")
            page = Page(source, f"{section.folder}/commands/{command.name}.html", section, group, command.name)
            page.markdown = commands.markdown(command)
            page.is_listed = False
            self.pages.append(page)
            pages.append(page)
        return pages

    def add(self, page):
        if page.source in self.by_source:
            raise LinkError(f"Site/pages.json lists {page.source} twice")
        self.by_source[page.source] = page
        self.pages.append(page)
        return page

    def markdown_of(self, page):
        if page.markdown is not None:
            return page.markdown
        path = self.root / page.source
        if path.is_dir():
            return articles.module_markdown(path)
        text = articles.markdown(path) if path.parent.suffix == ".docc" else path.read_text(encoding="utf-8")
        if page.source.as_posix() == "docs/command-line.md" and self.commands:
            rows = [f"| [`{it.name}`](command:{it.name}) | {commands.escaped(it.abstract)} |" for it in self.commands]
            text += "\n## All commands\n\n| command | description |\n| --- | --- |\n" + "\n".join(rows) + "\n"
        if self.docc and page.source.name == "ViewCode.md":
            note = f"[The archive of DocC](docc:{archive.FIRST_PAGE}) has all members, and needs a server."
            text = text.replace("\n## Topics\n", f"\n{note}\n\n## Topics\n")
        return text

    # Links

    def resolved(self, target, text):
        """Returns the address of a link, relative to the page that has it."""
        page = text.page
        if target.startswith("command:"):
            return page.link_to(f"reference/commands/{target.removeprefix('command:')}.html")
        if target.startswith("docc:"):
            return page.link_to(target.removeprefix("docc:")) + "/"
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            return target
        path, _, fragment = target.partition("#")
        suffix = f"#{fragment}" if fragment else ""
        if not path:
            text.links.append((page, fragment))
            return suffix
        source = pathlib.PurePosixPath(posixpath.normpath(posixpath.join(text.source.parent.as_posix(), path)))
        other = self.by_source.get(source)
        if other:
            text.links.append((other, fragment))
            return page.link_to(other.address) + suffix
        if not (self.root / source).exists():
            raise LinkError(f"{text.source} links to {target}, which does not exist")
        return self.source_address(source, page) + suffix

    def source_address(self, source, page):
        """Returns the address of a file of the repository."""
        if self.repository:
            return f"{self.repository}/{quote(source.as_posix())}"
        folder = self.output / page.folder
        return quote(pathlib.Path(posixpath.relpath(self.root / source, folder)).as_posix())

    def picture(self, file, page):
        self.pictures[file.name] = file
        return page.link_to(f"pictures/{file.name}")

    def check_links(self):
        for page in self.pages:
            for other, fragment in page.text.links:
                if fragment and fragment not in {name for _, name, _, _ in other.text.headings}:
                    raise LinkError(f"{page.source} links to #{fragment}, which {other.source} does not have")

    # Writing

    def write(self):
        self.prepare_output()
        for page in self.pages:
            page.text = Text(self.markdown_of(page), page.source, self, page)
        files = {}
        for page in self.pages:
            files[page.address] = self.front_html(page) if page is self.front else self.page_html(page)
        for section in self.sections:
            files[section.address] = self.section_html(section)
        self.check_links()
        files["search-index.js"] = self.search_index()
        if self.base:
            files["sitemap.xml"] = self.sitemap(sorted(files))
        for name in FILES:
            files[name] = (self.templates / name).read_text(encoding="utf-8")
        styles = [(self.templates / name).read_text(encoding="utf-8") for name in ("design.css", "icons.css", "site.css")]
        files["site.css"] = "".join(styles)
        for address, content in sorted(files.items()):
            path = self.output / address
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        for name, file in sorted(self.pictures.items()):
            (self.output / "pictures").mkdir(exist_ok=True)
            shutil.copyfile(file, self.output / "pictures" / name)
        if self.docc:
            archive.copy(self.docc, self.output)
        return len([address for address in files if address.endswith(".html")])

    def prepare_output(self):
        """Removes an earlier site. Another folder with files is an error."""
        if self.output.exists() and any(self.output.iterdir()):
            if not (self.output / MARKER).exists():
                raise LinkError(f"{self.output} has files that are not a site's")
            shutil.rmtree(self.output)
        self.output.mkdir(parents=True, exist_ok=True)
        (self.output / MARKER).write_text("Tools/make-site replaces this folder.\n", encoding="utf-8")

    def template(self, name, values):
        text = (self.templates / name).read_text(encoding="utf-8")
        return re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], text)

    def framed(self, page, title, description, body, kind, section=None):
        root = page.link_to(".") + "/"
        root = "" if root == "./" else root
        tabs = []
        for other in self.sections:
            current = ' aria-current="true"' if other is section else ""
            tabs.append(f'<li><a href="{page.link_to(other.address)}"{current}>{other.name}</a></li>')
        canonical = f'<link rel="canonical" href="{self.base}/{page.address}">\n' if self.base else ""
        return self.template(
            "page.html",
            {
                "title": html.escape(title),
                "description": html.escape(description),
                "canonical": canonical,
                "root": root,
                "home": root + "index.html",
                "kind": kind,
                "tabs": "".join(tabs),
                "body": body,
                "repository": html.escape(self.source_address(pathlib.PurePosixPath("README.md"), page)),
                "license": html.escape(self.source_address(pathlib.PurePosixPath("LICENSE"), page)),
                "licenses": page.link_to("reference/licences.html"),
                "changes": page.link_to("reference/changes.html"),
                "contributing": page.link_to("internals/contributing.html"),
            },
        )

    def page_html(self, page):
        text = page.text
        body = self.with_diagrams(text.html(), page)
        for paragraph in re.findall(r'<p>(?:<img [^>]*>\s*)+</p>', body):
            body = body.replace(paragraph, '<p class="pictures">' + paragraph[3:])
        source = html.escape(self.source_address(page.source, page))
        origin = "Generated from the command's own help." if page.markdown else f'<a href="{source}">Source of this page</a>'
        turns = ""
        for other, kind, label in ((page.before, "before", "Previous"), (page.after, "after", "Next")):
            if other:
                name = html.escape(other.name if other.is_listed else f"viewcode {other.name}")
                turns += (
                    f'<a class="{kind}" rel="{"prev" if kind == "before" else "next"}" href="{page.link_to(other.address)}">'
                    f"<small>{label}</small> {name}</a>"
                )
        article = self.template(
            "article.html",
            {
                "section": page.section.name,
                "section_address": page.link_to(page.section.address),
                "group": html.escape(page.group),
                "title": text.title_html,
                "body": body,
                "pages": self.list_of_pages(page),
                "contents": self.contents(text),
                "turns": turns,
                "source": origin,
            },
        )
        title = f"{text.title} · {self.record['name']}"
        return self.framed(page, title, text.description, article, "page", page.section)

    def with_diagrams(self, body, page):
        """Inserts each diagram of a page after its heading, or after the first paragraph."""
        for number, diagram in enumerate(self.diagrams):
            if diagram.page != page.source.as_posix():
                continue
            figure = diagram.svg(f"diagram-{number}")
            if not diagram.anchor:
                start, end, rest = body.partition("</p>\n")
                body = start + end + figure + rest
                continue
            pattern = re.compile(rf'(<h\d id="{re.escape(diagram.anchor)}">.*?</h\d>\n)')
            body, count = pattern.subn(lambda match: match[1] + figure, body, count=1)
            if not count:
                raise LinkError(f"{page.source} has no heading #{diagram.anchor} for a diagram")
        return body

    def list_of_pages(self, page):
        """Returns the pages of a section. The commands are listed beside each other only."""
        shows_commands = not page.is_listed or (page.after and not page.after.is_listed)
        groups = []
        for name, pages in page.section.groups:
            items = []
            for other in pages:
                if not other.is_listed and not shows_commands:
                    continue
                current = ' aria-current="page"' if other is page else ""
                kind = "" if other.is_listed else ' class="command"'
                items.append(f'<li{kind}><a href="{page.link_to(other.address)}"{current}>{html.escape(other.name)}</a></li>')
            groups.append(f"<h2>{html.escape(name)}</h2>\n<ul>{''.join(items)}</ul>")
        return "\n".join(groups)

    @staticmethod
    def contents(text):
        headings = [heading for heading in text.headings if heading[0] in (2, 3)]
        if sum(heading[0] == 3 for heading in headings) > 40:
            headings = [heading for heading in headings if heading[0] == 2]
        if len(headings) < 2:
            return ""
        items = "".join(
            f'<li class="level-{level}"><a href="#{html.escape(name)}">{re.sub(r"</?a[^>]*>", "", title)}</a></li>'
            for level, name, _, title in headings
        )
        return (
            '<nav id="site-contents" aria-label="On this page"><details open><summary>On this page</summary>\n'
            f"<ol>{items}</ol></details></nav>"
        )

    def section_html(self, section):
        page = Page(pathlib.PurePosixPath("Site"), section.address, section)
        parts = []
        for name, pages in section.groups:
            cards = "".join(
                f'<li><a href="{page.link_to(other.address)}"><b>{html.escape(other.name)}</b>'
                f"<span>{html.escape(other.text.description)}</span></a></li>"
                for other in pages
                if other.is_listed
            )
            parts.append(f'<section><h2>{html.escape(name)}</h2>\n<ul class="cards">{cards}</ul></section>')
        body = (
            f'<main id="site-main" class="section" tabindex="-1"><h1>{section.name}</h1>'
            f'<p class="lead">{section.description}</p>\n' + "\n".join(parts) + "</main>"
        )
        return self.framed(page, f"{section.name} · {self.record['name']}", section.description, body, "list", section)

    def front_html(self, page):
        """Makes the front page from README.md: its sentence, picture, commands, table and sections."""
        text = page.text
        parts = text.parts()
        sentence = next(plain_text(token) for token in parts[0] if token.type == "inline")
        head, _, tail = sentence.partition(": ")
        images = [blocks for blocks in split(parts[0]) if any(token.type == "image" for token in inner(blocks))]
        captions = [b for b in split(parts[0])[1:] if b not in images]
        steps = split(parts[1][3:])
        code_block = next(blocks for blocks in steps if blocks[0].type == "fence")
        table = next(blocks for blocks in steps if blocks[0].type == "table_open")
        others = [blocks for blocks in steps if blocks is not code_block and blocks is not table]
        sections = []
        for part in parts[2:]:
            kind = ' class="pictured"' if any(token.type == "image" for token in inner(part)) else ""
            sections.append(f"<section{kind}>{text.html(part)}</section>")
        body = self.template(
            "front.html",
            {
                "name": self.record["name"],
                "head": re.sub(r'"([^"]*)"', r"“\1”", head.strip().rstrip(".")),
                "tail": html.escape(tail[:1].upper() + tail[1:]),
                "picture": "".join(text.html(blocks) for blocks in images).replace(' loading="lazy"', ""),
                "caption": "".join(text.html(blocks) for blocks in captions),
                "commands": text.html(code_block),
                "commands_title": text.html(parts[1][:3]),
                "requirement": text.html(others[0]),
                "notes": "".join(text.html(blocks) for blocks in others[1:]),
                "cards": self.cards(text, table, page),
                "sections": "\n".join(sections),
                "first": page.link_to("guides/first-screen.html"),
            },
        )
        return self.framed(page, f"{self.record['name']}: {head.strip()}", sentence, body, "front")

    @staticmethod
    def cards(text, table, page):
        """Returns the rows of a table as cards. A card leads to the first link of its row, or to the command line."""
        rows, cells = [], []
        for token in table:
            if token.type == "tr_open":
                cells = []
            elif token.type == "inline":
                cells.append(token)
            elif token.type == "tr_close":
                rows.append(cells)
        cards = []
        for name, description in rows[1:]:
            title = text.html([name])
            link = re.search(r'href="([^"]+)"', title)
            address = link[1] if link else page.link_to("reference/command-line.html")
            title = re.sub(r"</?a[^>]*>", "", title)
            words = re.sub(r"</?a[^>]*>", "", text.html([description]))
            cards.append(f'<li><a href="{address}"><b>{title}</b><span>{words[:1].upper() + words[1:]}</span></a></li>')
        return "".join(cards)

    # Search and the map of the site

    def search_index(self):
        """Returns a script, because pages that are files cannot fetch data."""
        entries = []
        for page in self.pages:
            if page is self.front:
                continue
            name = page.name if page.is_listed else f"viewcode {page.name}"
            for anchor, heading, words in page.text.search_sections():
                if heading == "Options of most commands" and page.short_title != "build":
                    continue
                address = page.address + (f"#{anchor}" if anchor else "")
                entries.append([name, heading, address, page.section.name, words[:4000]])
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries)
        return f"window.searchEntries = [\n{lines}\n];\n"

    def sitemap(self, addresses):
        lines = [f"<url><loc>{self.base}/{quote(address)}</loc></url>" for address in addresses if address.endswith(".html")]
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
            + "\n".join(lines)
            + "\n</urlset>\n"
        )


def split(tokens):
    """Returns the blocks of the top level."""
    blocks, depth = [], 0
    for token in tokens:
        if depth == 0:
            blocks.append([])
        blocks[-1].append(token)
        depth += token.nesting
    return blocks


def inner(tokens):
    return [child for token in tokens for child in token.children or []]
