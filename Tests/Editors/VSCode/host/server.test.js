"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const path = require("node:path");
const { PreviewServer, runProgram } = require("../../../../Editors/VSCode/host/server");
const { temporaryFolder, calls, until, fake } = require("../support/folder");

/** A clock whose pauses a test ends. */
class Clock {
  constructor() {
    this.due = [];
    this.time = 0;
    this.setTimeout = (call, delay) => {
      const entry = { call, delay };
      this.due.push(entry);
      return entry;
    };
    this.clearTimeout = (entry) => { this.due = this.due.filter((other) => other !== entry); };
    this.now = () => this.time;
  }
  advance() {
    this.due.shift().call();
  }
}

function serve(t, plan, program = fake) {
  const folder = temporaryFolder({ "plan.json": { preview: plan } });
  const clock = new Clock();
  const states = [];
  const lines = [];
  const server = new PreviewServer({
    reach: async (port) => ({ scheme: "http", authority: `127.0.0.1:${port}`, path: "/", query: "" }),
    log: (text) => lines.push(text), changed: (state) => states.push(state.phase), clock,
  });
  t.after(() => server.dispose());
  const wishes = { program, folder, project: "/p/App", isWeb: false, embedders: [], extra: ["--scheme", "App"] };
  server.start(wishes);
  return { server, clock, states, lines, folder, wishes };
}

test("the server runs once its address is printed, and ends when it is told to", async (t) => {
  const { server, states, folder } = serve(t, [{ serves: true }]);
  await until(() => server.state.phase === "running");
  assert.match(server.page.external.authority, /^127\.0\.0\.1:\d+$/);
  assert.equal(server.page.token.length, 32);
  const { child } = server;
  const over = new Promise((resolve) => child.once("close", (_, signal) => resolve(signal)));
  server.stop();
  assert.equal(await over, "SIGTERM");
  assert.deepEqual(states, ["starting", "running", "stopped"]);
  assert.equal(server.page, null);
  assert.match(calls(folder)[0], /^preview \/p\/App --port \d+ --ends-with-input --embed-in vscode-webview: --embed-in vscode-file: --scheme App$/);
});

test("a server that crashes is started again when the pause is over", async (t) => {
  const { server, clock, states } = serve(t, [{ serves: true, signal: "SIGSEGV" }, { serves: true }]);
  await until(() => server.state.phase === "waiting");
  assert.equal(server.page, null);
  assert.deepEqual(clock.due.map((entry) => entry.delay), [1000]);
  clock.advance();
  await until(() => server.state.phase === "running");
  assert.equal(states.filter((phase) => phase === "starting").length, 2);
});

test("a server that is stopped during the pause stays so", async (t) => {
  const { server, clock } = serve(t, [{ serves: true, signal: "SIGSEGV" }]);
  await until(() => server.state.phase === "waiting");
  server.stop();
  assert.equal(clock.due.length, 0);
  assert.equal(server.state.phase, "stopped");
});

test("what the program says when it can't show a project is the reason", async (t) => {
  const { server } = serve(t, [{ errors: "error: /p/App: there is no project\n", status: 1 }]);
  await until(() => server.state.phase === "failed");
  assert.equal(server.state.reason, "/p/App: there is no project");
});

test("a program that is not there is said so, and not tried again", async (t) => {
  const { server, clock } = serve(t, [], "/nowhere/viewcode");
  await until(() => server.state.phase === "failed");
  assert.equal(server.state.reason, "there is no program /nowhere/viewcode");
  assert.equal(clock.due.length, 0);
});

test("starting it anew ends the one before, whose end is no crash", async (t) => {
  const { server, wishes, folder } = serve(t, [{ serves: true }]);
  await until(() => server.state.phase === "running");
  const { child, page } = server;
  const over = new Promise((resolve) => child.once("close", resolve));
  server.start(wishes);
  await over;
  await until(() => server.state.phase === "running");
  assert.notEqual(server.page, page);
  assert.equal(calls(folder).length, 2);
});

test("a program is run to its end, with all that it writes, or ended", async (t) => {
  const folder = temporaryFolder({ "plan.json": { sweep: [{ output: "{}", errors: "note: a\n", status: 1 }, { waits: true }] } });
  const heard = [];
  assert.deepEqual(await runProgram(fake, ["sweep"], { folder, heard: (text) => heard.push(text) }), { status: 1, output: "{}", errors: "note: a\n" });
  assert.deepEqual(heard, ["note: a\n"]);
  const abort = new AbortController();
  const run = runProgram(fake, ["sweep"], { folder, signal: abort.signal });
  await until(() => calls(folder).length === 2);
  abort.abort();
  assert.equal((await run).status, null);
  await assert.rejects(runProgram(path.join(folder, "nothing"), [], { folder }), /there is no program/);
});
