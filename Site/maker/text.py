"""Turns Markdown into HTML, with links between the site's pages, anchors, colored code and text for the search."""

import html
import posixpath
import re

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML

from . import code, pictures


class LinkError(Exception):
    """A link to a file, page or heading that does not exist."""


class Text:
    """A page's Markdown, rendered for its place in the site."""

    def __init__(self, markdown, source, site, page):
        self.source, self.site, self.page = source, site, page
        self.headings, self.links = [], []
        self.parser = MarkdownIt("commonmark", {"html": False}, renderer_cls=Renderer).enable("table")
        self.env = {"text": self}
        self.tokens = [token for token in self.parser.parse(without_comments(markdown), self.env)]
        self.title = ""
        self.prepare()

    def prepare(self):
        """Takes the title from the tokens, and gives headings their anchors."""
        counts = {}
        tokens = []
        index = 0
        while index < len(self.tokens):
            token = self.tokens[index]
            if token.type == "heading_open":
                inline = self.tokens[index + 1]
                plain = plain_text(inline)
                if token.tag == "h1" and not self.title:
                    self.title, self.title_html = plain, self.html([inline])
                    index += 3
                    continue
                name = anchor(plain)
                count = counts.get(name, 0)
                counts[name] = count + 1
                token.attrSet("id", f"{name}-{count}" if count else name)
                self.headings.append((int(token.tag[1]), token.attrGet("id"), plain, self.html([inline])))
            tokens.append(token)
            index += 1
        self.tokens = tokens

    def html(self, tokens=None):
        return self.parser.renderer.render(self.tokens if tokens is None else tokens, self.parser.options, self.env)

    @property
    def description(self):
        """The first sentences of the first paragraph, up to the length that search engines show."""
        for index, token in enumerate(self.tokens):
            if token.type == "paragraph_open" and token.level == 0:
                text = plain_text(self.tokens[index + 1])
                if text:
                    return shortened(text)
        return self.title

    def parts(self):
        """Returns the tokens of each part: those before the first heading of level 2, and those from each one on."""
        parts = [[]]
        for token in self.tokens:
            if token.type == "heading_open" and token.tag == "h2":
                parts.append([])
            parts[-1].append(token)
        return parts

    def search_sections(self):
        """Returns the anchor, heading and words of each section."""
        sections = [("", "", [])]
        headings = {name: plain for _, name, plain, _ in self.headings}
        is_heading = False
        for token in self.tokens:
            if token.type == "heading_open" and token.tag in ("h2", "h3"):
                name = token.attrGet("id")
                sections.append((name, headings[name], []))
                is_heading = True
            elif token.type == "heading_close":
                is_heading = False
            elif token.type == "inline" and not is_heading:
                sections[-1][2].append(plain_text(token))
            elif token.type in ("fence", "code_block"):
                sections[-1][2].append(token.content)
        return [(name, heading, " ".join(" ".join(words).split())) for name, heading, words in sections]


class Renderer(RendererHTML):
    """Adds the site's own attributes and elements."""

    def heading_open(self, tokens, idx, options, env):
        token = tokens[idx]
        return f'<{token.tag} id="{html.escape(token.attrGet("id"))}">'

    def heading_close(self, tokens, idx, options, env):
        token = tokens[idx]
        name = next(other.attrGet("id") for other in reversed(tokens[:idx]) if other.type == "heading_open")
        link = f'<a class="anchor" href="#{html.escape(name)}" aria-label="Link to this section">#</a>'
        return f"{link}</{token.tag}>\n"

    def fence(self, tokens, idx, options, env):
        return code.block(tokens[idx].content, tokens[idx].info.strip().split(" ")[0])

    def code_block(self, tokens, idx, options, env):
        return code.block(tokens[idx].content, "")

    def table_open(self, tokens, idx, options, env):
        columns = sum(token.type == "th_open" for token in tokens[idx : end_of_row(tokens, idx)])
        return f'<div class="table{" wide" if columns > 4 else ""}"><table>\n'

    def table_close(self, tokens, idx, options, env):
        return "</table></div>\n"

    def thead_open(self, tokens, idx, options, env):
        return "<thead>\n" if has_header(tokens, idx) else "<thead hidden>\n"

    def th_open(self, tokens, idx, options, env):
        style = tokens[idx].attrGet("style")
        tag = "th" if tokens[idx + 1].content.strip() else "td"
        scope = ' scope="col"' if tag == "th" else ""
        return f"<{tag}{scope}{alignment(style)}>"

    def th_close(self, tokens, idx, options, env):
        return "</th>\n" if tokens[idx - 1].content.strip() else "</td>\n"

    def td_open(self, tokens, idx, options, env):
        return f"<td{alignment(tokens[idx].attrGet('style'))}>"

    def link_open(self, tokens, idx, options, env):
        text = env["text"]
        address = text.site.resolved(tokens[idx].attrGet("href"), text)
        kind = ' class="external"' if ":" in address.split("/")[0] else ""
        return f'<a{kind} href="{html.escape(address)}">'

    def image(self, tokens, idx, options, env):
        token, text = tokens[idx], env["text"]
        picture = pictures.found(token.attrGet("src"), text.source, text.site.root)
        if not picture:
            return ""
        width, height = pictures.size(picture)
        scale = pictures.scale(picture)
        address = text.site.picture(picture, text.page)
        alternative = html.escape(self.renderInlineAsText(token.children, options, env))
        kind = ' class="small"' if width / scale < 240 else ""
        return (
            f'<img{kind} src="{address}" alt="{alternative}" width="{round(width / scale)}" height="{round(height / scale)}"'
            ' loading="lazy">'
        )


def has_header(tokens, idx):
    """Returns whether a header of a table has any text."""
    for token in tokens[idx:]:
        if token.type == "thead_close":
            return False
        if token.type == "inline" and token.content.strip():
            return True
    return False


def end_of_row(tokens, idx):
    return next(index for index in range(idx, len(tokens)) if tokens[index].type == "tr_close")


def alignment(style):
    return ' class="number"' if style and "right" in style else ""


def without_comments(markdown):
    """Removes comments outside of code."""
    lines, is_code, is_comment = [], False, False
    for line in markdown.split("\n"):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        if not is_code and (is_comment or line.startswith("<!--")):
            is_comment = "-->" not in line
            continue
        lines.append(line)
    return "\n".join(lines)


def plain_text(inline):
    """Returns the text of an inline token without markup."""
    parts = []
    for token in inline.children or []:
        if token.type in ("text", "code_inline"):
            parts.append(token.content)
        elif token.type in ("softbreak", "hardbreak"):
            parts.append(" ")
    return "".join(parts)


def anchor(heading):
    """Returns the anchor that GitHub gives a heading, as Tests/ArchitectureTests/PageTests.swift has it."""
    return "".join(
        "-" if character == " " else character
        for character in heading.lower()
        if character == " " or character.isalpha() or character.isnumeric() or character in "-_"
    )


def shortened(text, limit=170):
    """Returns whole sentences up to a length, or words and an ellipsis."""
    sentences = re.findall(r".+?(?:[.!?](?=\s|$)|$)\s*", text)
    result = ""
    for sentence in sentences:
        if result and len(result) + len(sentence.rstrip()) > limit:
            break
        result += sentence
    result = result.strip().rstrip(":") + ("." if result.strip().endswith(":") else "")
    if len(result) > limit + 60:
        result = result[:limit].rsplit(" ", 1)[0].rstrip(",;:") + " …"
    return result


def joined(folder, path):
    return posixpath.normpath(posixpath.join(folder, path))
