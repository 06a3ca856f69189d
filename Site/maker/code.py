"""Colors code when the site is made, so that pages need no script for it."""

import html
import re

from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Literal, Name, Number, String
from pygments.util import ClassNotFound

# The first word of a line that is a command.
COMMAND = re.compile(
    r"(\$ )?([A-Z_]+=\S+ )*(viewcode|make|swift|claude|git|cp|cd|export|npm|code|podman|docker|apt-get|brew|python3"
    r"|(Tools|Benchmarks|Fuzzing|\.build)/\S+)(\s|$)"
)
WORDS = re.compile(r"""(?P<space>\s+)|(?P<string>"[^"]*"|'[^']*')|(?P<option>--?[A-Za-z][\w-]*)|(?P<word>[^\s"']+)""")


def block(code, language):
    """Returns the HTML of a code block. A block of commands has each description in an element of its own."""
    lines = code.rstrip("\n").split("\n")
    if language in ("", "sh") and lines[0].startswith("$ "):
        return wrapped("session", "\n".join(session_line(line) for line in lines))
    if language in ("", "sh") and is_commands(lines):
        return wrapped("commands", "".join(command_line(line) for line in lines))
    if not language:
        return wrapped("plain", html.escape("\n".join(lines), quote=False))
    return wrapped(language, colored("\n".join(lines), language))


def wrapped(kind, text):
    return f'<pre class="{html.escape(kind)}"><code>{text}</code></pre>\n'


def is_commands(lines):
    return all(COMMAND.match(line) or not line.strip() or line.startswith((" ", "#")) for line in lines) and any(
        COMMAND.match(line) for line in lines
    )


def session_line(line):
    if line.startswith("$ "):
        return f'<span class="prompt">$ </span><span class="command">{command(line[2:])}</span>'
    return html.escape(line, quote=False)


def command_line(line):
    """Returns a line of commands. Two spaces, or a number sign, separate a command from its description."""
    match = re.match(r"(?P<command>\S.*?)(?P<gap>\s{2,}|\s+(?=# ))(?P<text>\S.*)$", line)
    if not COMMAND.match(line):
        return f'<span class="c alone">{html.escape(line, quote=False)}\n</span>'
    if not match:
        return f'<span class="command alone">{command(line)}\n</span>'
    # Commands and descriptions are two columns. The end of the line is part of the description.
    text = html.escape(match["text"], quote=False)
    gap = f'<span class="gap">{match["gap"]}</span>'
    return f'<span class="command">{command(match["command"])}</span>{gap}<span class="c">{text}\n</span>'


def command(text):
    parts = []
    is_first = True
    for match in WORDS.finditer(text):
        part = html.escape(match.group(), quote=False)
        kind = match.lastgroup
        if kind == "string":
            part = f'<span class="s">{part}</span>'
        elif kind == "option":
            part = f'<span class="a">{part}</span>'
        elif kind == "word" and is_first and "=" not in part:
            part = f'<span class="k">{part}</span>'
            is_first = False
        parts.append(part)
    return "".join(parts)


def colored(code, language):
    try:
        lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    except ClassNotFound:
        return html.escape(code, quote=False)
    tokens = [(kind, text) for kind, text in lexer.get_tokens(code) if text]
    spans = []
    for index, (kind, text) in enumerate(tokens):
        before = tokens[index - 1][1] if index else ""
        after = tokens[index + 1][1] if index + 1 < len(tokens) else ""
        name = token_class(kind, text, before, after, language)
        if spans and spans[-1][0] == name:
            spans[-1][1].append(text)
        else:
            spans.append((name, [text]))
    result = []
    for name, texts in spans:
        text = html.escape("".join(texts), quote=False)
        result.append(f'<span class="{name}">{text}</span>' if name else text)
    return "".join(result)


def token_class(kind, text, before, after, language):
    if kind in Comment:
        return "c"
    if kind in String:
        return "s"
    if kind in Number or kind in Literal:
        return "n"
    if language == "swift":
        if text in "@#" and after[:1].isalpha():
            return "a"
        if before in ("@", "#") and text.isidentifier():
            return "a"
        if kind in Keyword:
            return "k"
        if kind in Name:
            if text[:1].isupper():
                return "t"
            return "f" if after.startswith("(") else ""
        return ""
    if kind in Keyword:
        return "k"
    if kind in Name.Tag or kind in Name.Attribute:
        return "t"
    if kind in Name.Builtin or kind in Name.Function:
        return "f"
    return ""
