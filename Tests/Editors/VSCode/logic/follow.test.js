"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { screenAt, screenOf, screensOf, statementLine } = require("../../../../Editors/VSCode/logic/follow");

const screens = [
  { kind: "app", name: "app", file: "", line: 0 },
  { kind: "preview", name: "One", file: "App/Screens/A.swift", line: 12 },
  { kind: "preview", name: "Two", file: "App/Screens/A.swift", line: 22 },
  { kind: "controller", name: "AController", file: "App/Screens/A.swift", line: 3 },
  { kind: "controller", name: "BController", file: "App/B.swift", line: 1 },
  { kind: "preview", name: "Kit", file: "Kit/A.swift", line: 5 },
];
const previews = [
  { kind: "macro", name: "One", line: 10, endLine: 12 },
  { kind: "macro", name: "Two", line: 20, endLine: 22 },
];

test("the preview that the cursor is in is shown", () => {
  assert.equal(screenAt(screens, "/p/App/Screens/A.swift", 21, previews, "One"), "Two");
  assert.equal(screenAt(screens, "/p/App/Screens/A.swift", 11, previews, "One"), null);
});

test("elsewhere in the file, the file's screen stays", () => {
  assert.equal(screenAt(screens, "/p/App/Screens/A.swift", 0, previews, "Two"), null);
  assert.equal(screenAt(screens, "/p/App/Screens/A.swift", 0, previews, "AController"), null);
});

test("another file's first preview is shown, or its first screen of another kind", () => {
  assert.equal(screenAt(screens, "/p/App/Screens/A.swift", 0, previews, "BController"), "One");
  assert.equal(screenAt(screens, "/p/App/B.swift", 40, [], "One"), "BController");
});

test("a file without screens changes nothing", () => {
  assert.equal(screenAt(screens, "/p/App/Model.swift", 0, [], "One"), null);
});

test("a file is known by its path, and by module and name where it lies deeper", () => {
  assert.deepEqual(screensOf(screens, "/p/Sources/Kit/Views/A.swift").map((screen) => screen.name), ["Kit"]);
  assert.deepEqual(screensOf(screens, "/p/App/Screens/A.swift").map((screen) => screen.name), ["AController", "One", "Two"]);
  assert.deepEqual(screensOf(screens, "/p/Other/A.swift"), []);
});

test("a preview is known by its line, and by its name where lines have moved", () => {
  const own = screensOf(screens, "/p/App/Screens/A.swift");
  assert.equal(screenOf(own, { name: null, line: 10, endLine: 13 }).name, "One");
  assert.equal(screenOf(own, { name: "Two", line: 40, endLine: 43 }).name, "Two");
  assert.equal(screenOf(own, { name: null, line: 40, endLine: 43 }), undefined);
});

test("a statement begins above lines that go on with it", () => {
  const lines = ["let a = UILabel()", "  .setting(\\.text, to: x)", "  .setting(\\.font,", "    to: y", "  )", "}", "b()"];
  const first = (line) => statementLine((number) => lines[number], line);
  assert.equal(first(1), 0);
  assert.equal(first(2), 0);
  // Only the end of this line shows that it belongs to the lines above.
  assert.equal(first(3), 3);
  assert.equal(first(6), 6);
  assert.equal(first(5), 5);
});
