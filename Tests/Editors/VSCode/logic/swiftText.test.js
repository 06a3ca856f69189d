"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { maskText, closing, leadingString, LineTable } = require("../../../../Editors/VSCode/logic/swiftText");

test("comments and the contents of strings become spaces, and all places stay", () => {
  const text = 'let a = "x { y" // {\n/* { /* } */ { */ let b = #"a " b"# + """\n  {\n  """\n';
  const masked = maskText(text);
  assert.equal(masked.length, text.length);
  assert.deepEqual(masked.split("\n").map((line) => line.length), text.split("\n").map((line) => line.length));
  assert.ok(!/[{}]/.test(masked));
  assert.match(masked, /let a = " +"/);
  assert.match(masked, /let b = # +#/);
});

test("strings within an interpolation end where they end", () => {
  const masked = maskText('f("a \\(g(")")) b") { }');
  assert.equal(masked.replace(/\s+/g, ""), 'f(""){}');
});

test("a string that is not closed ends with its line", () => {
  assert.equal(maskText('let a = "oops\nlet b = 1').split("\n")[1], "let b = 1");
});

test("a bracket's partner is found, or the end", () => {
  assert.equal(closing("{ { } }", 0), 6);
  assert.equal(closing("(a(b)", 0), 5);
});

test("the words of a literal are read, unless an interpolation is in them", () => {
  assert.equal(leadingString(' "A \\"ship\\"", traits: x'), 'A "ship"');
  assert.equal(leadingString('"\\u{41}\\n"'), "A\n");
  assert.equal(leadingString('"a \\(b)"'), null);
  assert.equal(leadingString("name"), null);
});

test("an index has its line, at each line's first and last letter", () => {
  const table = new LineTable("ab\n\nc");
  assert.deepEqual([0, 2, 3, 4].map((index) => table.line(index)), [0, 0, 1, 2]);
});
