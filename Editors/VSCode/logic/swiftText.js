"use strict";

/**
 * Swift code without its comments and the contents of its strings: what is left can be searched for words and braces.
 *
 * What is taken out becomes spaces, so that all places stay. Regular expressions between plain slashes are not recognized.
 *
 * @param {string} text
 * @returns {string} a text of the same length, with the same line breaks
 */
function maskText(text) {
  const result = text.split("");
  const blank = (from, to) => {
    for (let index = from; index < to && index < text.length; index++) if (text[index] !== "\n" && text[index] !== "\r") result[index] = " ";
  };

  let index = 0;
  while (index < text.length) {
    if (text.startsWith("//", index)) {
      const end = text.indexOf("\n", index);
      const to = end < 0 ? text.length : end;
      blank(index, to);
      index = to;
    } else if (text.startsWith("/*", index)) {
      const to = commentEnd(text, index);
      blank(index, to);
      index = to;
    } else if (text[index] === '"' || (text[index] === "#" && /^#+"/.test(text.slice(index, index + 16)))) {
      const to = stringEnd(text, index);
      blank(index + 1, to - 1);
      index = to;
    } else {
      index += 1;
    }
  }
  return result.join("");
}

/** The end of a comment that begins at an index; Swift's comments nest. */
function commentEnd(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; ) {
    if (text.startsWith("/*", index)) {
      depth += 1;
      index += 2;
    } else if (text.startsWith("*/", index)) {
      depth -= 1;
      index += 2;
      if (depth === 0) return index;
    } else {
      index += 1;
    }
  }
  return text.length;
}

/** The end of a string literal that begins at an index: that of its line where it is not closed. */
function stringEnd(text, start) {
  let index = start;
  while (text[index] === "#") index += 1;
  const hashes = "#".repeat(index - start);
  const isLong = text.startsWith('"""', index);
  const close = (isLong ? '"""' : '"') + hashes;
  const escape = "\\" + hashes;
  index += isLong ? 3 : 1;
  while (index < text.length) {
    if (!isLong && text[index] === "\n") return index;
    if (text.startsWith(close, index)) return index + close.length;
    if (text.startsWith(escape, index)) {
      const after = index + escape.length;
      index = text[after] === "(" ? interpolationEnd(text, after) : after + 1;
    } else {
      index += 1;
    }
  }
  return text.length;
}

/** The end of an interpolation whose parenthesis is at an index. */
function interpolationEnd(text, start) {
  let depth = 0;
  for (let index = start; index < text.length; ) {
    if (text[index] === '"') {
      index = stringEnd(text, index);
      continue;
    }
    if (text[index] === "(") depth += 1;
    if (text[index] === ")" && --depth === 0) return index + 1;
    index += 1;
  }
  return text.length;
}

/** The index of the bracket that closes the one at an index of a masked text; the text's length where none does. */
function closing(masked, start) {
  const open = masked[start];
  const close = { "(": ")", "{": "}", "[": "]" }[open];
  let depth = 0;
  for (let index = start; index < masked.length; index++) {
    if (masked[index] === open) depth += 1;
    if (masked[index] === close && --depth === 0) return index;
  }
  return masked.length;
}

/** The lines of a text, by the index at which each begins. */
class LineTable {
  constructor(text) {
    this.starts = [0];
    for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) this.starts.push(index + 1);
  }

  /** The line that an index lies in, from 0. */
  line(index) {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle] <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/**
 * The words of a string literal at the beginning of a text.
 *
 * @returns {string | null} null where none is there, or an interpolation is in it
 */
function leadingString(text) {
  const match = /^\s*"((?:[^"\\\n]|\\[^(])*)"/.exec(text);
  if (!match) return null;
  return match[1].replace(/\\(u\{([0-9a-fA-F]{1,6})\}|.)/g, (_, all, code) => {
    if (code) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
    return { n: "\n", t: "\t", r: "\r", 0: "\0" }[all] ?? all;
  });
}

module.exports = { maskText, closing, LineTable, leadingString };
