"""Reads the articles of DocC catalogs as Markdown: links between articles, symbols, pictures, lists of topics."""

import re

DECLARATION = re.compile(
    r"\s*(@\S+ )*(public|open|package)\b[^=(:{]*?\b(class|struct|enum|protocol|actor|typealias|func) (?P<name>\w+)"
)


def markdown(path):
    """Returns the text of an article with ordinary links and code."""
    module = path.parents[1]
    texts = {article.stem: article.read_text(encoding="utf-8") for article in sorted(path.parent.glob("*.md"))}
    text = texts[path.stem]
    text = re.sub(r"\A# ``(\w+)``", r"# \1", text)
    text = re.sub(r"^## Overview\n+(.*?)(?=^## |\Z)", overview, text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"<doc:(\w+)>", lambda match: f"[{title(texts[match[1]])}]({match[1]}.md)", text)
    if "\n## Topics\n" in text:
        summaries = summaries_of_types(module)
        text = re.sub(r"^- ``([^`]+)``$", lambda match: topic(match[1], summaries), text, flags=re.MULTILINE)
    return re.sub(r"(?<!`)``([^`\n]+)``(?!`)", lambda match: f"`{match[1].split('/')[-1]}`", text)


def overview(match):
    """Returns a page's main part without its heading, and with its parts one level higher."""
    return re.sub(r"^###(?=#* )", "##", match[1], flags=re.MULTILINE)


def title(text):
    return re.match(r"# (.*)", text)[1].strip("`")


def topic(symbol, summaries):
    """Returns a list item with a link to the declaration and the summary of its comment."""
    name = symbol.split("/")[-1]
    if name not in summaries:
        return f"- `{name}`"
    file, summary = summaries[name]
    return f"- [`{name}`](../{file}): {summary}" if summary else f"- [`{name}`](../{file})"


def summaries_of_types(module):
    """Returns the file, relative to the module's folder, and the summary of each declaration with a comment."""
    result = {}
    for file in sorted(module.rglob("*.swift")):
        comment = []
        for line in file.read_text(encoding="utf-8").splitlines():
            text = line.strip()
            if text.startswith("///"):
                comment.append(text[3:].strip())
            elif match := DECLARATION.match(line):
                result.setdefault(match["name"], (file.relative_to(module).as_posix(), summary(comment)))
                comment = []
            elif not text.startswith("@"):
                comment = []
    return result


def summary(comment):
    """Returns the first paragraph of a comment."""
    lines = []
    for line in comment:
        if not line or line.startswith(("- ", "```")):
            break
        lines.append(line)
    return " ".join(lines)
