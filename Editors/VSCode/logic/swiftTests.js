"use strict";

const { maskText, closing, LineTable, leadingString } = require("./swiftText");

/**
 * A test, or a type that holds tests.
 *
 * @typedef {object} FoundTest
 * @property {"suite" | "test"} kind
 * @property {"testing" | "xctest"} framework Swift Testing or XCTest
 * @property {string} path as results name it, without the module: `CartTests/testTotal`, `Cart/Totals/sum()`
 * @property {string} name its own name in the code
 * @property {string | null} title the name that it is given for people
 * @property {number} line from 0
 * @property {number} endLine from 0
 * @property {FoundTest[]} children
 */

/**
 * Finds the tests of a file: functions with `@Test`, and methods of XCTest's cases.
 *
 * A class is one of XCTest's cases where it is said to inherit from a class whose name ends with `TestCase`, or from another such class in
 * the file.
 *
 * @param {string} text
 * @returns {FoundTest[]} those outside of all types, and the outermost types that hold some
 */
function findTests(text) {
  if (!/@Test\b|TestCase\b|@Suite\b/.test(text) && !/\bfunc\s+test/.test(text)) return [];
  return new Reading(text).run();
}

const words = /@(Test|Suite)\b|(?<![.\w`])(class|struct|enum|actor|extension|func)\s+([A-Za-z_][\w.]*|`[^`\n]+`)|[{}]/g;

class Reading {
  constructor(text) {
    this.text = text;
    this.masked = maskText(text);
    this.lines = new LineTable(text);
    /** Open braces: a type, or null for any other. */
    this.open = [];
    this.roots = [];
    this.cases = new Set();
  }

  run() {
    let test = null;
    let suite = null;
    let type = null;
    words.lastIndex = 0;
    for (let match = words.exec(this.masked); match; match = words.exec(this.masked)) {
      const [word, attribute, keyword, name] = match;
      if (attribute) {
        const attributed = this.attribute(match.index, word.length);
        words.lastIndex = attributed.end;
        if (attribute === "Test") test = attributed;
        else suite = attributed;
      } else if (keyword === "func") {
        this.addFunction(name, match.index, words.lastIndex, test);
        test = null;
      } else if (keyword) {
        // `class func` and `class var` declare members.
        if (keyword === "class" && ["func", "var", "let", "subscript", "override", "final"].includes(name)) {
          words.lastIndex = match.index + "class".length;
          continue;
        }
        type = this.type(keyword, name, match.index, words.lastIndex, suite);
        suite = null;
        test = null;
      } else if (word === "{") {
        this.open.push(type);
        type = null;
      } else {
        this.close(match.index);
      }
    }
    return this.roots.filter((root) => root.kind === "test" || root.children.length);
  }

  /** An attribute's name for people, and its end. */
  attribute(index, length) {
    const after = index + length;
    const parenthesis = /^\s*\(/.exec(this.masked.slice(after));
    if (!parenthesis) return { index, end: after, title: null };
    const start = after + parenthesis[0].length - 1;
    return { index, end: closing(this.masked, start) + 1, title: leadingString(this.text.slice(start + 1)) };
  }

  type(keyword, name, index, end, suite) {
    const brace = this.masked.indexOf("{", end);
    const heritage = brace < 0 ? "" : this.masked.slice(end, brace);
    const parents = [...(/:([^]*)/.exec(heritage)?.[1] ?? "").matchAll(/[A-Za-z_][\w.]*/g)].map((match) => match[0].split(".").pop());
    const outer = this.types();
    // An extension names the whole path itself.
    const path = [...outer.map((type) => type.name), name];
    const full = path.join(".");
    const isCase = keyword === "extension" ? this.cases.has(full) : parents.some((parent) => parent.endsWith("TestCase") || this.cases.has(parent));
    if (isCase) this.cases.add(full);
    return {
      kind: "suite", framework: isCase ? "xctest" : "testing", path: isCase ? full : path.flatMap((part) => part.split(".")).join("/"), name,
      title: suite?.title ?? null, line: this.lines.line(suite?.index ?? index), endLine: this.lines.line(index), children: [], isCase, outer,
    };
  }

  types() {
    return this.open.filter((type) => type !== null);
  }

  addFunction(name, index, end, test) {
    const types = this.types();
    const inner = types[types.length - 1] ?? null;
    // Functions within functions are no tests.
    if (this.open.length && this.open[this.open.length - 1] !== inner) return;
    const parenthesis = /^\s*(?:<[^>]*>)?\s*\(/.exec(this.masked.slice(end));
    const start = parenthesis ? end + parenthesis[0].length - 1 : end;
    const stop = parenthesis ? closing(this.masked, start) : end;
    const parameters = this.masked.slice(start + 1, stop);
    const brace = this.masked.indexOf("{", stop);
    const endLine = this.lines.line(brace < 0 ? index : closing(this.masked, brace));
    const place = { line: this.lines.line(test?.index ?? index), endLine, children: [] };
    if (test) {
      const own = `${name}(${labels(parameters)})`;
      const path = inner ? `${inner.path.replaceAll(".", "/")}/${own}` : own;
      this.add({ kind: "test", framework: "testing", path, name, title: test.title, ...place }, inner);
    } else if (inner?.isCase && /^test/.test(name) && !parameters.trim() && !this.isHidden(index)) {
      this.add({ kind: "test", framework: "xctest", path: `${inner.path}/${name}`, name, title: null, ...place }, inner);
    }
  }

  /** Whether a function can't be called from outside, or belongs to the type and not to its objects. */
  isHidden(index) {
    const before = this.masked.slice(Math.max(0, index - 200), index);
    const modifiers = /((?:@\w+\s+|\b(?:private|fileprivate|static|class|override|final|public|open|internal|nonisolated|dynamic)\s+)*)$/.exec(before)[1];
    return /\b(private|fileprivate|static|class)\b/.test(modifiers);
  }

  add(test, inner) {
    if (!inner) {
      this.roots.push(test);
      return;
    }
    if (!inner.children.length) this.attach(inner);
    inner.children.push(test);
  }

  /** Puts a type into the one around it, once it is known to hold tests. */
  attach(type) {
    const parent = type.outer[type.outer.length - 1];
    if (!parent) {
      if (!this.roots.includes(type)) this.roots.push(type);
      return;
    }
    if (parent.children.includes(type)) return;
    if (!parent.children.length) this.attach(parent);
    parent.children.push(type);
  }

  close(index) {
    const type = this.open.pop();
    if (type) type.endLine = this.lines.line(index);
  }
}

/** `value:_:` of `value: Int, _ other: Int`. */
function labels(parameters) {
  let depth = 0;
  let parts = [""];
  for (const letter of parameters) {
    if ("([{<".includes(letter)) depth += 1;
    if (")]}>".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts
    .map((part) => /^\s*(?:@\w+\s+)*([A-Za-z_]\w*|`[^`]+`)/.exec(part)?.[1])
    .filter(Boolean)
    .map((label) => label + ":")
    .join("");
}

/** All tests below some, without the types that hold them. */
function flatten(tests) {
  return tests.flatMap((test) => (test.kind === "test" ? [test] : flatten(test.children)));
}

module.exports = { findTests, flatten };
