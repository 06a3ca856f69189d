"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { next, stopped, statusWords } = require("../../../../Editors/VSCode/logic/serverState");

const run = (...events) => events.reduce(next, stopped);
const crash = { type: "ended", status: null, signal: "SIGSEGV", text: "", lasted: 10 };
const start = { type: "start" };
const listening = { type: "listening" };

test("a server starts, listens and stops", () => {
  assert.equal(run(start).phase, "starting");
  assert.equal(run(start, listening).phase, "running");
  assert.equal(run(start, listening, { type: "stop" }).phase, "stopped");
  assert.equal(run({ type: "stop" }), stopped);
  assert.equal(run(listening), stopped);
});

test("a crashed server is started again, after pauses that double, and given up after five", () => {
  let state = run(start, listening);
  const delays = [];
  while (state.phase !== "failed") {
    state = next(state, crash);
    if (state.phase === "waiting") {
      delays.push(state.delay);
      state = next(next(state, { type: "due" }), listening);
    }
  }
  assert.deepEqual(delays, [1000, 2000, 4000, 8000, 16000]);
  assert.match(state.reason, /stopped 6 times in a row/);
});

test("crashes count no more after a long run", () => {
  const state = run(start, listening, crash, { type: "due" }, listening, crash, { type: "due" }, listening, { ...crash, lasted: 100_000 });
  assert.deepEqual([state.phase, state.delay], ["waiting", 1000]);
});

test("a server that ends before it listens has said why, and is not started again", () => {
  const state = run(start, { type: "ended", status: 1, signal: null, text: "note: a\nerror: there is no project here\n  more\n", lasted: 10 });
  assert.deepEqual([state.phase, state.reason], ["failed", "there is no project here"]);
  assert.match(run(start, { ...crash, signal: null, status: 3 }).reason, /status 3/);
  assert.equal(next(state, start).phase, "starting");
});

test("a port that another program has taken is tried again at once, a few times", () => {
  const taken = { type: "ended", status: 1, signal: null, text: "error: cannot listen on port 80 of 127.0.0.1: Address already in use", lasted: 1 };
  let state = run(start, taken);
  assert.deepEqual([state.phase, state.delay], ["waiting", 0]);
  for (let count = 0; count < 3; count++) state = next(next(state, { type: "due" }), taken);
  assert.equal(state.phase, "failed");
});

test("a build is told of while the server runs, and forgotten with it", () => {
  const build = { phase: "failed", errors: 2, seconds: 1 };
  assert.equal(run(start, { type: "build", build }).build, null);
  assert.deepEqual(run(start, listening, { type: "build", build }).build, build);
  assert.equal(run(start, listening, { type: "build", build }, crash).build, null);
});

test("the status bar says what is wrong, and nothing that is not", () => {
  const words = (state, crash = null) => statusWords(state, crash);
  const built = run(start, listening, { type: "build", build: { phase: "built", errors: 0, seconds: 1.234 } });
  assert.deepEqual(words(built), { text: "$(device-mobile) ViewCode", tooltip: "The preview is live, built in 1.2 s", severity: "none" });
  assert.equal(words(built, "index out of range").severity, "warning");
  const broken = (errors) => words(run(start, listening, { type: "build", build: { phase: "failed", errors, seconds: 1 } })).text;
  assert.deepEqual([broken(0), broken(1), broken(2)], ["$(error) ViewCode", "$(error) ViewCode: 1 error", "$(error) ViewCode: 2 errors"]);
  assert.equal(words(run(start)).text, "$(sync~spin) ViewCode");
  assert.equal(words(run(start, listening, crash)).severity, "warning");
  assert.equal(words(run(start, { ...crash, signal: null, text: "error: no" })).tooltip, "no");
  assert.equal(words(stopped).severity, "none");
});
