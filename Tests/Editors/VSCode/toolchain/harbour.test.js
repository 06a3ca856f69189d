"use strict";

// The extension with the built command, on a project without changes, and its panel in a browser.

const test = require("node:test");
const assert = require("node:assert/strict");
const childProcess = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { createEditor } = require("../support/vscode");
const { temporaryFolder, until } = require("../support/folder");
const { Browser } = require("../support/browser");
const { Window } = require("../support/window");

const root = path.join(__dirname, "../../../..");
const program = process.env.VIEWCODE || path.join(root, ".build/toolchain/bin/viewcode");
const noProgram = !fs.existsSync(program) && `viewcode is not built: ${program}`;
const noBrowser = noProgram || (!Browser.program && "Chromium is not in PATH");
const screen = "Harbour/Screens/ShipViewController.swift";
const token = { onCancellationRequested: () => ({ dispose() {} }) };

async function open(t, settings = {}) {
  const folder = path.join(temporaryFolder(), "Harbour");
  fs.cpSync(path.join(root, "Tests/Toolchain/Fixtures/Harbour"), folder, { recursive: true });
  const editor = await createEditor(folder, { path: program, "setup.offer": false, ...settings }).activate();
  t.after(() => editor.deactivate());
  return { folder, editor };
}

/** Returns the line of a text in a file, from 0. */
const line = (folder, text) => fs.readFileSync(path.join(folder, screen), "utf8").split("\n").findIndex((one) => one.includes(text));

test("tests are found and run, all and one alone", { skip: noProgram, timeout: 300_000 }, async (t) => {
  const { folder, editor } = await open(t);
  const { controller } = editor.shown;
  const file = path.join(folder, "HarbourTests/ShipTests.swift");
  fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace("all.count, 3", "all.count, 4") + "\nimport Testing\n@Suite struct Quick { @Test func adds() { #expect(1 + 1 == 2) } }\n");
  await controller.resolveHandler(undefined);
  await controller.run({}, token);
  const [run] = editor.shown.runs;
  assert.deepEqual(Object.fromEntries(run.states), { testThereAreThreeShips: "failed", testTheListShowsThem: "passed", adds: "passed" }, run.output);
  const { location, message } = run.messages.get("testThereAreThreeShips")[0];
  assert.match(message, /3.*4/);
  assert.deepEqual([location.uri.fsPath, location.range.line], [file, 7]);
  let one;
  controller.items.forEach((item) => item.children.forEach((suite) => suite.children.forEach((leaf) => { if (leaf.label === "adds") one = leaf; })));
  await controller.run({ include: [one] }, token);
  assert.deepEqual([...editor.shown.runs[1].states], [["adds", "passed"]]);
  assert.ok(editor.shown.runs[1].output.includes("1 tests: 1 passed"), editor.shown.runs[1].output);
});

test("a sweep's defects are at the lines that made their views", { skip: noProgram, timeout: 300_000 }, async (t) => {
  const { folder, editor } = await open(t, { "sweep.arguments": ["--quick", "--widths", "393"] });
  await editor.call("viewcode.sweep");
  const problem = editor.problems().find((one) => one.code === "small-target");
  assert.ok(problem, editor.shown.lines.join("\n"));
  assert.deepEqual([problem.file, problem.range.start.line], [path.join(folder, screen), line(folder, "favouriteButton = UIButton")]);
  assert.match(problem.message, /^favouriteButton/);
});

test("a project is set up for completion", { skip: noProgram, timeout: 300_000 }, async (t) => {
  const { folder, editor } = await open(t);
  await editor.call("viewcode.setUp");
  assert.equal(JSON.parse(fs.readFileSync(path.join(folder, "buildServer.json"), "utf8")).name, "viewcode");
  assert.match(fs.readFileSync(path.join(folder, ".vscode/settings.json"), "utf8"), /"swift\.sourcekit-lsp\.serverArguments"/);
});

test("the server ends with the editor, however that ends", { skip: noProgram, timeout: 300_000 }, async () => {
  const folder = temporaryFolder({ "Empty.swift": "import UIKit\n" });
  // As the editor does, it starts the server, reports its process, and ends it.
  const parent = childProcess.spawn(
    process.execPath,
    ["-e", `const { PreviewServer } = require(${JSON.stringify(path.join(root, "Editors/VSCode/host/server.js"))});
      const server = new PreviewServer({ reach: async (port) => ({ scheme: "http", authority: "127.0.0.1:" + port }), log() {},
        changed: (state) => { if (state.phase === "running") console.log(server.child.pid); } });
      server.start(${JSON.stringify({ program, folder, project: folder, isWeb: false, embedders: [], extra: [] })});`],
    { stdio: ["ignore", "pipe", "inherit"] });
  const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
  process.kill(pid, 0);
  parent.kill("SIGKILL");
  await until(() => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  });
});

test("what can't be shown is said with its reason", { skip: noProgram, timeout: 300_000 }, async (t) => {
  const { editor } = await open(t, { project: "Nothing.xcodeproj" });
  await editor.call("viewcode.openPreview");
  await until(() => editor.shown.panels[0].webview.html.includes("can&#39;t be shown"));
  assert.match(editor.shown.panels[0].webview.html, /Nothing\.xcodeproj/);
});

test(
  "the panel shows the screen, follows the cursor, leads to lines, and takes commands", { skip: noBrowser, timeout: 300_000 }, async (t) => {
    const window = await Window.create({ width: 560, height: 820 });
    t.after(() => window.close());
    const { folder, editor } = await open(t, { "preview.embedders": [window.origin] });
    editor.edit(screen, line(folder, "#Preview"));
    await editor.call("viewcode.openPreview");
    const [panel] = editor.shown.panels;
    await window.show(panel);
    const page = (expression) => window.browser.wait(expression, { isInFrame: true });
    await page("document.querySelector('.device')?.dataset.pictures > 0");
    assert.equal(await page("document.querySelector('#screens [aria-current]').dataset.screen"), "A ship");

    // The view that a line creates is marked, and the mark follows the cursor.
    editor.move(line(folder, "favouriteButton = UIButton"));
    await page("document.querySelector('.frames .label')?.textContent.startsWith('favouriteButton')");
    editor.move(line(folder, "nameLabel.font"));
    await page("!document.querySelector('.frames .label')");

    // A click with Control opens the line that created a view.
    const place = JSON.parse(await page(
      "(() => { const b = document.querySelector('.elements [aria-label^=\"Add to\"]').getBoundingClientRect(); return JSON.stringify([b.x + b.width / 2, b.y + b.height / 2]) })()"));
    await window.browser.click(...place, { modifiers: 2 });
    await until(() => editor.shown.opened.length);
    assert.deepEqual(editor.shown.opened[0], { path: path.join(folder, screen), line: line(folder, "favouriteButton = UIButton") });
    assert.equal(await page("document.querySelector('.elements [aria-label^=\"Add to\"]') !== null"), true, "the app was not touched");

    // The editor handles the keys of its commands, and the page handles letters.
    for (const [key, code, keyCode, modifiers] of [["p", "KeyP", 80, 2], ["F1", "F1", 112, 0], ["c", "KeyC", 67, 2], ["i", "KeyI", 73, 0]]) {
      await window.browser.press(key, code, keyCode, modifiers);
    }
    await window.browser.wait("window.keys.length >= 2");
    assert.deepEqual(await window.browser.value("window.keys"), ["Control+p 80", "F1 112"]);

    // Commands
    await editor.call("viewcode.toggleStyle");
    await page("document.getElementById('dark').getAttribute('aria-pressed') === 'true' && location.hash.includes('style=dark')");
    editor.answers.push("AX3");
    await editor.call("viewcode.chooseTextSize");
    await page("document.getElementById('text').value === 'AX3' && document.querySelector('.device')?.dataset.pictures > 0");
    await editor.call("viewcode.audit");
    await until(() => editor.problems().some((one) => one.code === "small-target"));
    const problem = editor.problems().find((one) => one.code === "small-target");
    assert.equal(problem.range.start.line, line(folder, "favouriteButton = UIButton"));

    // An edit that does not compile
    const file = path.join(folder, screen);
    const text = fs.readFileSync(file, "utf8");
    fs.writeFileSync(file, text.replace("stack.spacing = 16", "stack.spacing = nothing"));
    await until(() => editor.shown.statusItems[0].text === "$(error) ViewCode: 1 error");
    await window.browser.wait("[...document.querySelectorAll('#problems a')].length === 1", { isInFrame: true });
    await window.browser.value("document.querySelector('#problems a').click()", { isInFrame: true });
    await until(() => editor.shown.opened.length === 2);
    assert.equal(editor.shown.opened[1].line, line(folder, "stack.spacing"));
    fs.writeFileSync(file, text);
    await until(() => editor.shown.statusItems[0].text === "$(device-mobile) ViewCode");
  });

test("a page of another origin can't show the preview in a frame", { skip: noBrowser, timeout: 300_000 }, async (t) => {
  const window = await Window.create();
  t.after(() => window.close());
  const { editor } = await open(t);
  await editor.call("viewcode.openPreview");
  const [panel] = editor.shown.panels;
  await window.show(panel);
  await until(() => panel.webview.html.includes("<iframe"));
  await window.browser.wait("location.href.startsWith('chrome-error:')", { isInFrame: true });
});
