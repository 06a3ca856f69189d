"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { problemsOfAudit, problemsOfSweep } = require("../../../../Editors/VSCode/logic/findings");

test("a finding is at the line of its view, or where its screen is declared", () => {
  const findings = [
    { kind: "small-target", view: "button", text: "20 x 20", changes: ["make it wider"], place: { file: "App/A.swift", line: 8, path: "/p/A.swift" } },
    { kind: "ambiguous", view: "label", text: "x", changes: [] },
  ];
  assert.deepEqual(problemsOfAudit(findings, { file: "App/B.swift", line: 40 }), [
    { source: { path: "/p/A.swift", file: "App/A.swift" }, line: 8, kind: "small-target", message: "button: 20 x 20\nfix: make it wider" },
    { source: { path: null, file: "App/B.swift" }, line: 40, kind: "ambiguous", message: "label: x" },
  ]);
  // The app from its start has no declaration.
  assert.equal(problemsOfAudit(findings, { file: "", line: 0 }).length, 1);
});

const situation = { device: "iPhone 15", textSize: "AX5", hasLongTexts: true, isRightToLeft: true };

test("a defect tells where, in which situations, why, and what mends it", () => {
  const { problems, failures, screens } = problemsOfSweep(JSON.stringify({
    version: 1,
    screens: [
      {
        name: "Cart", source: "Shop/Cart.swift:90",
        report: {
          defects: [
            {
              kind: "truncated", view: "title", text: "does not fit", place: { file: "Shop/Header.swift", line: 31, path: "/p/Header.swift" },
              causes: ["width == 60"], changes: ["let it wrap"],
              occurrences: [{ situation, widths: [[320, 374], [507, 507]], isEverywhere: false }, { situation, widths: [[320, 1366]], isEverywhere: true }],
            },
            { kind: "overlap", view: "a", text: "b", causes: [], changes: [], occurrences: [{ situation: { device: "iPad" }, widths: [[1, 9]], isEverywhere: true }] },
          ],
        },
      },
      { name: "Login", failure: "it stopped" },
      { name: "Bare", report: { defects: [{ kind: "overlap", view: "a", text: "b", occurrences: [] }] } },
    ],
  }));
  assert.deepEqual(problems, [
    {
      source: { path: "/p/Header.swift", file: "Shop/Header.swift" }, line: 31, kind: "truncated",
      message: "title: does not fit\nCart, widths 320 to 374, 507: iPhone 15, text AX5, texts of double length, right to left, and 1 other situation\n"
        + "width == 60\nfix: let it wrap",
    },
    { source: { path: null, file: "Shop/Cart.swift" }, line: 90, kind: "overlap", message: "a: b\nCart, at every width: iPad" },
  ]);
  assert.deepEqual(failures, ["Login: it stopped", "Bare: overlap a: b"]);
  assert.equal(screens, 3);
});

test("a document of another form is refused", () => {
  assert.throws(() => problemsOfSweep('{"version": 2, "screens": []}'), /does not know/);
  assert.throws(() => problemsOfSweep("nothing"), SyntaxError);
});
