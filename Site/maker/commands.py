"""Makes a page for each command from the parser's own description (`viewcode --experimental-dump-help`)."""

import html
import json
import re
import subprocess

HIDDEN = {"help", "version"}


class Command:
    def __init__(self, record, shared):
        self.name = record["commandName"]
        self.abstract = record.get("abstract", "")
        self.discussion = record.get("discussion", "")
        arguments = [argument for argument in record.get("arguments", []) if argument.get("shouldDisplay", True)]
        arguments = [argument for argument in arguments if spelled(argument) not in ("--help", "--version")]
        self.positional = [argument for argument in arguments if argument["kind"] == "positional"]
        options = [argument for argument in arguments if argument["kind"] != "positional"]
        self.own = [option for option in options if key(option) not in shared]
        self.shared = [option for option in options if key(option) in shared]

    @property
    def usage(self):
        parts = ["viewcode", self.name]
        if self.own or self.shared:
            parts.append("[options]")
        for argument in self.positional:
            name = argument.get("valueName", "value") + (" ..." if argument.get("isRepeating") else "")
            parts.append(f"[{name}]" if argument.get("isOptional") else f"<{name}>")
        return " ".join(parts)


def read(program, file):
    """Returns the commands, or an empty list if the program is not built."""
    if file:
        text = file.read_text(encoding="utf-8")
    elif program:
        run = subprocess.run([program, "--experimental-dump-help"], capture_output=True, text=True, timeout=60, check=True)
        text = run.stdout
    else:
        return []
    records = [
        record
        for record in json.loads(text)["command"].get("subcommands", [])
        if record.get("shouldDisplay", True) and record["commandName"] not in HIDDEN
    ]
    counts = {}
    for record in records:
        for argument in record.get("arguments", []):
            if argument["kind"] != "positional":
                counts[key(argument)] = counts.get(key(argument), 0) + 1
    shared = {name for name, count in counts.items() if count >= max(3, len(records) // 3)}
    return [Command(record, shared) for record in records]


def key(argument):
    return (spelled(argument), argument.get("abstract", ""))


def spelled(argument):
    name = argument.get("preferredName")
    if not name:
        return argument.get("valueName", "")
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def names(argument):
    """Returns all spellings, with the name of the value."""
    spellings = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument.get("names", [])]
    spellings.sort(key=len)
    value = f" <{argument['valueName']}>" if argument["kind"] == "option" and argument.get("valueName") else ""
    return ", ".join(spellings) + value


def markdown(command):
    """Returns the text of a command's page."""
    parts = [f"# viewcode {command.name}", command.abstract, f"```\n{command.usage}\n```"]
    parts += discussion(command.discussion)
    described = [argument for argument in command.positional if argument.get("abstract")]
    if described:
        parts += ["## Arguments", table((argument.get("valueName", ""), argument) for argument in described)]
    if command.own:
        parts += ["## Options", table((names(option), option) for option in command.own)]
    if command.shared:
        parts += ["## Options of most commands", table((names(option), option) for option in command.shared)]
    return "\n\n".join(part for part in parts if part) + "\n"


def discussion(text):
    """Returns paragraphs. Indented lines are code."""
    parts = []
    for paragraph in re.split(r"\n\s*\n", text.strip("\n")):
        lines = paragraph.split("\n")
        prose = [line for line in lines if line and not line.startswith("  ")]
        code = [line[2:] for line in lines if line.startswith("  ")]
        if prose:
            parts.append(escaped(" ".join(line.strip() for line in prose)))
        if code:
            parts.append("```\n" + "\n".join(code) + "\n```")
    return parts


def table(rows):
    lines = ["| | |", "| --- | --- |"]
    for name, argument in rows:
        text = argument.get("abstract", "")
        default = argument.get("defaultValue")
        if default and "Default" not in text:
            text += f" Default: {default}."
        values = argument.get("allValues") or argument.get("allValueStrings")
        if values:
            text += " Values: " + ", ".join(values) + "."
        lines.append(f"| `{name.replace('|', chr(92) + '|')}` | {escaped(' '.join(text.split()))} |")
    return "\n".join(lines)


def escaped(text):
    return re.sub(r"([\\`*_\[\]|#])", r"\\\1", html.escape(text, quote=False))
