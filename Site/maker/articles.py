"""Reads the articles of DocC catalogs as Markdown: links between articles, symbols, pictures, lists of topics."""

import re

TYPES = ("class", "struct", "enum", "protocol", "actor", "typealias")
KINDS = "|".join(TYPES) + "|func"


def markdown(path):
    """Returns the text of an article with ordinary links and code."""
    module = path.parents[1]
    texts = {article.stem: article.read_text(encoding="utf-8") for article in sorted(path.parent.glob("*.md"))}
    text = texts[path.stem]
    text = re.sub(r"\A# ``(\w+)``", r"# \1", text)
    text = re.sub(r"^## Overview\n+(.*?)(?=^## |\Z)", overview, text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"<doc:(\w+)>", lambda match: f"[{title(texts[match[1]])}]({match[1]}.md)", text)
    if "\n## Topics\n" in text:
        summaries = declarations_of(module, "public|open|package")
        text = re.sub(r"^- ``([^`]+)``$", lambda match: topic(match[1], summaries), text, flags=re.MULTILINE)
    return re.sub(r"(?<!`)``([^`\n]+)``(?!`)", lambda match: f"`{match[1].split('/')[-1]}`", text)


def module_markdown(module):
    """Returns the text of a page for a module without a catalog: its public declarations and their comments."""
    lines = [f"# {module.name}", "", f"The public declarations of the module `{module.name}`.", ""]
    declarations = declarations_of(module, "public|open")
    for heading, kinds in (("Functions", ("func",)), ("Types", TYPES)):
        items = [(name, file, text) for name, (file, text, kind) in declarations.items() if kind in kinds]
        if items:
            lines += [f"## {heading}", ""] + [item(name, f"{module.name}/{file}", text) for name, file, text in items] + [""]
    return "\n".join(lines)


def overview(match):
    """Returns a page's main part without its heading, and with its parts one level higher."""
    return re.sub(r"^###(?=#* )", "##", match[1], flags=re.MULTILINE)


def title(text):
    return re.match(r"# (.*)", text)[1].strip("`")


def topic(symbol, declarations):
    """Returns a list item for a symbol, with a link to its declaration if that is found."""
    name = symbol.split("/")[-1]
    if name not in declarations:
        return f"- `{name}`"
    file, text, _ = declarations[name]
    return item(name, f"../{file}", text)


def item(name, address, text):
    return f"- [`{name}`]({address}): {text}" if text else f"- [`{name}`]({address})"


def declarations_of(module, access):
    """Returns the file, relative to the module's folder, the summary and the kind of each declaration at a file's top."""
    pattern = re.compile(rf"(@\S+ )*({access})\b[^=(:{{]*?\b(?P<kind>{KINDS}) (?P<name>\w+)")
    result = {}
    for file in sorted(module.rglob("*.swift")):
        comment = []
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("///"):
                comment.append(line[3:].strip())
            elif "@_spi" in line:
                comment = []
            elif match := pattern.match(line):
                place = file.relative_to(module).as_posix()
                result.setdefault(match["name"], (place, summary(comment), match["kind"]))
                comment = []
            elif not line.startswith("@"):
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
