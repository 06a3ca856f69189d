"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const path = require("node:path");
const { createEditor } = require("../support/vscode");
const { temporaryFolder, calls, until, fake, write } = require("../support/folder");

const ship = `import UIKit

final class Ship: UIViewController {
  let label = UILabel()
    .setting(\\.text, to: "x")
}

#Preview("A ship") {
  Ship()
}

#Preview {
  Ship()
}
`;
const screens = [
  { name: "app", kind: "app", line: 0, file: "" },
  { name: "A ship", kind: "preview", line: 10, file: "App/Ship.swift" },
  { name: "Ship.swift:12", kind: "preview", line: 14, file: "App/Ship.swift" },
  { name: "A boat", kind: "preview", line: 3, file: "App/Boat.swift" },
];

/** Returns an editor with a project, the replacement for the command, and the preview open at a line of a file. */
async function open(t, { line = 0, plan = [{ serves: true }], settings = {}, file = "App/Ship.swift" } = {}) {
  const root = temporaryFolder({
    "plan.json": { preview: plan }, "App.xcodeproj/project.pbxproj": "", "buildServer.json": { name: "viewcode" }, "App/Ship.swift": ship,
    "App/Boat.swift": '#Preview("A boat") {\n}\n', "App/Model.swift": "struct Model { }\n",
  });
  const editor = await createEditor(root, { path: fake, ...settings }).activate();
  t.after(() => editor.deactivate());
  editor.edit(file, line);
  await editor.call("viewcode.openPreview");
  return { root, editor, panel: editor.shown.panels[0] };
}

/** Returns the panel with a page that has reported its content. */
async function live(t, options) {
  const all = await open(t, options);
  await until(() => all.panel.webview.html.includes("<iframe"));
  all.panel.say({ viewcode: "ready" });
  all.panel.say({ viewcode: "screens", project: "App", screens, devices: ["iPhone SE", "iPhone 15"] });
  all.panel.say({ viewcode: "view", view: { preview: "A ship", device: "iPhone 15", isDark: false, textSize: "L", isRightToLeft: false, locale: "", sdk: null, wall: false } });
  all.panel.told.length = 0;
  return all;
}

const last = (panel, kind) => panel.told.findLast((message) => message.viewcode === kind);
const words = (editor) => editor.shown.statusItems[0].text;

test("the panel opens beside the code, waits, and shows the server's page and nothing else", async (t) => {
  const { panel, editor, root } = await open(t, { line: 7 });
  assert.equal(panel.column.viewColumn, editor.vscode.ViewColumn.Beside);
  assert.match(panel.webview.html, /The preview starts/);
  assert.ok(!panel.webview.html.includes("<script"));
  await until(() => panel.webview.html.includes("<iframe"));
  const { html } = panel.webview;
  const address = /data-address="([^"]+)"/.exec(html)[1].replaceAll("&#38;", "&");
  const url = new URL(address);
  assert.equal(url.searchParams.get("token").length, 32);
  assert.equal(new URLSearchParams(url.hash.slice(1)).get("preview"), "A ship");
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)[1];
  assert.match(policy, new RegExp(`^default-src 'none'; frame-src ${url.origin}; script-src 'nonce-[0-9a-f]{32}'; style-src 'nonce-[0-9a-f]{32}'$`));
  assert.match(calls(root)[0], new RegExp(`^preview ${root} --port ${url.port} --ends-with-input --embed-in vscode-webview: --embed-in vscode-file:$`));
});

test("the address goes through the editor's forwarding, and that name is let in", async (t) => {
  const root = temporaryFolder({ "plan.json": { preview: [{ serves: true }] } });
  const editor = createEditor(root, { path: fake, "preview.embedders": ["https://code.example.com"] });
  editor.vscode.env.uiKind = editor.vscode.UIKind.Web;
  editor.vscode.env.asExternalUri = async (uri) => editor.vscode.Uri.parse(`https://name-${uri.authority.split(":")[1]}.app.github.dev/`);
  await editor.activate();
  t.after(() => editor.deactivate());
  await editor.call("viewcode.openPreview");
  const panel = editor.shown.panels[0];
  await until(() => panel.webview.html.includes("<iframe"));
  const port = /--port (\d+)/.exec(calls(root)[0])[1];
  assert.ok(panel.webview.html.includes(`data-address="https://name-${port}.app.github.dev/?token=`));
  assert.ok(panel.webview.html.includes(`frame-src https://name-${port}.app.github.dev;`));
  assert.ok(calls(root)[0].includes(`--allow-host name-${port}.app.github.dev --embed-in https://*.vscode-cdn.net`));
  assert.ok(calls(root)[0].endsWith("--embed-in https://code.example.com"));
  // The editor itself forwards URLs that are opened in a browser.
  await editor.call("viewcode.openInBrowser");
  assert.match(editor.shown.external[0], new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?token=[0-9a-f]{32}`));
});

test("the settings say how the first screen is shown", async (t) => {
  const { panel } = await open(t, {
    settings: { "preview.device": "iPhone SE", "preview.style": "dark", "preview.textSize": "AX3", "preview.rightToLeft": true, "preview.language": "de_DE" },
  });
  await until(() => panel.webview.html.includes("<iframe"));
  const address = /data-address="([^"]+)"/.exec(panel.webview.html)[1].replaceAll("&#38;", "&");
  assert.deepEqual(Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1))), {
    preview: "A ship", device: "iPhone SE", style: "dark", text: "AX3", direction: "rtl", locale: "de_DE",
  });
});

test("the preview that the cursor is in is shown, and the view that its statement makes is marked", async (t) => {
  const { editor, panel, root } = await live(t);
  editor.move(12);
  await until(() => last(panel, "show"));
  assert.equal(last(panel, "show").preview, "Ship.swift:12");
  editor.move(4);
  await until(() => last(panel, "select")?.place.line === 4);
  assert.equal(last(panel, "select").place.path, path.join(root, "App/Ship.swift"));
});

test("a screen that was chosen stays until the cursor moves, or for good where it is kept", async (t) => {
  const { editor, panel } = await live(t, { line: 8 });
  const chooses = (preview) => {
    panel.say({ viewcode: "view", view: { preview, device: "iPhone 15" } });
    panel.say({ viewcode: "shown", preview });
  };
  const shows = () => panel.told.filter((message) => message.viewcode === "show").map((message) => message.preview);
  chooses("A boat");
  assert.ok(last(panel, "select"));
  assert.deepEqual(shows(), []);
  // The keyboard focus moves to the panel and back.
  panel.changeState();
  assert.deepEqual(shows(), []);
  await editor.call("viewcode.togglePin");
  panel.told.length = 0;
  editor.move(7);
  await until(() => last(panel, "select"));
  assert.deepEqual(shows(), []);
  await editor.call("viewcode.togglePin");
  assert.deepEqual(shows(), ["A ship"]);
  // A panel that becomes visible again has missed moves of the cursor.
  chooses("A boat");
  panel.visible = false;
  panel.changeState();
  panel.visible = true;
  panel.changeState();
  assert.deepEqual(shows(), ["A ship", "A ship"]);
});

test("another file's preview is shown; a file without one changes nothing", async (t) => {
  const { editor, panel } = await live(t);
  editor.edit("App/Model.swift", 0);
  await until(() => last(panel, "select"));
  assert.equal(last(panel, "show"), undefined);
  editor.edit("App/Boat.swift", 1);
  await until(() => last(panel, "show"));
  assert.equal(last(panel, "show").preview, "A boat");
});

test("where the text is not saved, no view is marked: its lines are others", async (t) => {
  const { editor, panel } = await live(t);
  const shown = editor.edit("App/Boat.swift", 0);
  shown.document.isDirty = true;
  await until(() => last(panel, "show"));
  assert.equal(last(panel, "select"), undefined);
  shown.document.isDirty = false;
  editor.events.save.fire(shown.document);
  await until(() => last(panel, "select"));
});

test("the cursor is not followed where that is not wanted, nor where nobody sees the panel", async (t) => {
  const { editor, panel } = await live(t, { settings: { "preview.followCursor": false } });
  editor.edit("App/Boat.swift", 0);
  editor.settings["preview.followCursor"] = true;
  // The panel has read the settings when it opened. A restart reads them again.
  panel.visible = false;
  await editor.call("viewcode.restartPreview");
  editor.move(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(panel.told.filter((message) => ["show", "select"].includes(message.viewcode)).length, 0);
});

test("a view that is picked leads to its line, in the column of the code", async (t) => {
  const { editor, panel, root } = await live(t);
  panel.say({ viewcode: "picked", view: "label", place: { file: "App/Ship.swift", line: 4, path: path.join(root, "App/Ship.swift") } });
  await until(() => editor.shown.opened.length);
  assert.deepEqual(editor.shown.opened, [{ path: path.join(root, "App/Ship.swift"), line: 3 }]);
  // The module and name are in the form of constraints.
  panel.say({ viewcode: "open", place: { file: "App/Boat.swift", line: 2 } });
  await until(() => editor.shown.opened.length === 2);
  assert.deepEqual(editor.shown.opened[1], { path: path.join(root, "App/Boat.swift"), line: 1 });
  panel.say({ viewcode: "picked", view: "x", place: { file: "Nowhere/Nothing.swift", line: 1 } });
  await until(() => editor.shown.statusBarMessages.length);
  assert.equal(editor.shown.opened.length, 2);
});

test("a lens shows its preview, by its line where it has no name", async (t) => {
  const { editor, panel } = await live(t);
  const document = editor.vscode.window.activeTextEditor.document;
  const lenses = editor.lenses(document);
  assert.deepEqual(lenses.map((lens) => lens.range.start.line), [7, 11]);
  await editor.call(lenses[1].command.command, ...lenses[1].command.arguments);
  assert.equal(last(panel, "show").preview, "Ship.swift:12");
  assert.equal(editor.shown.panels.length, 1);
});

test("a lens opens the panel where it is not open, and its preview is shown once the page knows it", async (t) => {
  const root = temporaryFolder({ "plan.json": { preview: [{ serves: true }] }, "App/Ship.swift": ship });
  const editor = await createEditor(root, { path: fake }).activate();
  t.after(() => editor.deactivate());
  const { document } = editor.edit("App/Ship.swift", 0);
  const [, lens] = editor.lenses(document);
  await editor.call(lens.command.command, ...lens.command.arguments);
  const panel = editor.shown.panels[0];
  await until(() => panel.webview.html.includes("<iframe"));
  panel.say({ viewcode: "screens", screens, devices: [] });
  assert.equal(last(panel, "show").preview, "Ship.swift:12");
});

test("commands change how screens are shown, and know how they are shown now", async (t) => {
  const { editor, panel } = await live(t);
  await editor.call("viewcode.toggleStyle");
  assert.deepEqual(last(panel, "show"), { settings: { isDark: true }, preview: "A ship", viewcode: "show" });
  panel.say({ viewcode: "view", view: { preview: "A ship", device: "iPhone 15", isDark: true, textSize: "L", isRightToLeft: false, wall: false } });
  await editor.call("viewcode.toggleStyle");
  assert.equal(last(panel, "show").settings.isDark, false);
  editor.answers.push("iPhone SE", "AX3", "de_DE");
  await editor.call("viewcode.chooseDevice");
  assert.deepEqual(last(panel, "show").settings, { device: "iPhone SE" });
  await editor.call("viewcode.chooseTextSize");
  assert.deepEqual(last(panel, "show").settings, { textSize: "AX3" });
  await editor.call("viewcode.chooseLanguage");
  assert.deepEqual(last(panel, "show").settings, { locale: "de_DE" });
  await editor.call("viewcode.toggleDirection");
  assert.deepEqual(last(panel, "show").settings, { isRightToLeft: true });
  await editor.call("viewcode.toggleWall");
  assert.deepEqual(last(panel, "show").settings, { wall: true });
  await editor.call("viewcode.runApp");
  assert.equal(last(panel, "show").preview, "app");
  editor.answers.push("A boat");
  await editor.call("viewcode.chooseScreen");
  assert.equal(last(panel, "show").preview, "A boat");
  for (const [command, kind] of [["rotate", "rotate"], ["reset", "reset"], ["pickView", "pick"]]) {
    await editor.call(`viewcode.${command}`);
    assert.ok(last(panel, kind));
  }
  // Nothing is selected, so that nothing changes.
  const count = panel.told.length;
  await editor.call("viewcode.chooseDevice");
  await editor.call("viewcode.chooseLanguage");
  assert.equal(panel.told.length, count);
});

test("what is chosen before the page is there is how the page begins, and how a panel begins that is opened again", async (t) => {
  const { editor, panel } = await open(t, { plan: [{ serves: true }] });
  await editor.call("viewcode.toggleStyle");
  await editor.call("viewcode.toggleDirection");
  await editor.call("viewcode.toggleDirection");
  const shown = async (panel) => {
    await until(() => panel.webview.html.includes("<iframe"));
    return new URLSearchParams(new URL(/data-address="([^"]+)"/.exec(panel.webview.html)[1].replaceAll("&#38;", "&")).hash.slice(1));
  };
  const first = await shown(panel);
  assert.deepEqual([first.get("style"), first.get("direction")], ["dark", null]);
  panel.dispose();
  await editor.call("viewcode.openPreview");
  assert.equal((await shown(editor.shown.panels[1])).get("style"), "dark");
});

test("the status bar tells of the build, of a screen that stopped, and of a server that ended", async (t) => {
  const { editor, panel } = await live(t);
  panel.say({ viewcode: "build", phase: "failed", seconds: 1, messages: [{ severity: "error" }, { severity: "warning" }, { severity: "error" }] });
  assert.equal(words(editor), "$(error) ViewCode: 2 errors");
  panel.say({ viewcode: "build", phase: "built", seconds: 1, messages: [] });
  assert.equal(words(editor), "$(device-mobile) ViewCode");
  panel.say({ viewcode: "failed", preview: "A ship", text: "Index out of range", stack: ["f() at App/Ship.swift:3"] });
  assert.equal(words(editor), "$(warning) ViewCode: stopped");
  assert.ok(editor.shown.lines.some((line) => line.includes("f() at App/Ship.swift:3")));
  panel.say({ viewcode: "restarted", preview: "A ship" });
  assert.equal(words(editor), "$(device-mobile) ViewCode");
});

test("a crash of the server is seen in the panel, which shows its page again", async (t) => {
  const { panel } = await open(t, { plan: [{ serves: true, signal: "SIGKILL" }, { serves: true }] });
  await until(() => panel.pages.some((page) => page.includes("has stopped, and starts again")));
  await until(() => panel.webview.html.includes("<iframe"));
});

test("a project that can't be shown is said with its reason, and can be tried again", async (t) => {
  const { panel, editor, root } = await open(t, { plan: [{ errors: "error: no scheme <App>\n", status: 1 }, { serves: true }] });
  await until(() => panel.webview.html.includes("can&#39;t be shown"));
  assert.ok(panel.webview.html.includes("no scheme &#60;App&#62;"));
  assert.ok(panel.webview.html.includes('href="command:viewcode.restartPreview"'));
  assert.ok(panel.options.enableCommandUris.includes("viewcode.restartPreview"));
  assert.equal(words(editor), "$(error) ViewCode");
  await editor.call("viewcode.restartPreview");
  await until(() => panel.webview.html.includes("<iframe"));
  assert.equal(calls(root).length, 2);
});

test("the server ends with the panel, and opens again with it", async (t) => {
  const { panel, editor, root } = await live(t);
  panel.dispose();
  assert.equal(words(editor), "$(device-mobile) ViewCode");
  assert.deepEqual(editor.shown.trees.get("viewcode.screens").getChildren(), []);
  await editor.call("viewcode.openPreview");
  assert.equal(editor.shown.panels.length, 2);
  await until(() => editor.shown.panels[1].webview.html.includes("<iframe"));
  assert.equal(calls(root).length, 2);
});

test("screens are listed, and a click shows one", async (t) => {
  const { editor, panel } = await live(t);
  const tree = editor.shown.trees.get("viewcode.screens");
  assert.deepEqual(tree.getChildren().map((screen) => screen.name), ["app", "A ship", "Ship.swift:12", "A boat"]);
  const item = tree.getTreeItem(screens[3]);
  assert.equal(item.description, "Boat.swift");
  assert.equal(tree.getTreeItem(screens[1]).iconPath.id, "pass");
  assert.equal(editor.shown.contexts["viewcode.hasScreens"], true);
  await editor.call(item.command.command, ...item.command.arguments);
  assert.equal(last(panel, "show").preview, "A boat");
});

test("messages of another form than the page's change nothing", async (t) => {
  const { editor, panel } = await live(t);
  for (const message of [null, 3, "x", {}, { viewcode: 1 }, { viewcode: "screens" }, { viewcode: "build" }, { viewcode: "open" }, { viewcode: "other" }]) panel.say(message);
  assert.deepEqual(editor.shown.trees.get("viewcode.screens").getChildren(), []);
  assert.equal(editor.shown.opened.length, 0);
});

test("the page opens in a browser with what is shown", async (t) => {
  const { editor } = await live(t);
  await editor.call("viewcode.openInBrowser");
  assert.match(editor.shown.external[0], /^http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{32}#preview=A\+ship/);
});

test("without a folder it says so", async (t) => {
  const { editor } = await live(t);
  await editor.call("viewcode.closePreview");
  editor.vscode.workspace.workspaceFolders = undefined;
  editor.vscode.window.activeTextEditor = undefined;
  await editor.call("viewcode.openPreview");
  assert.match(editor.shown.messages.at(-1)[1], /Open the folder of a project first/);
});

test("an audit's findings are problems, at their lines or at the screen's", async (t) => {
  const { editor, panel, root } = await live(t);
  await editor.call("viewcode.audit");
  assert.equal(last(panel, "audit"), undefined, "no picture is there yet");
  panel.say({ viewcode: "shown", preview: "A ship" });
  assert.ok(last(panel, "audit"));
  panel.say({
    viewcode: "findings", preview: "A ship",
    findings: [
      { kind: "small-target", view: "button", text: "20 x 20", changes: [], place: { file: "App/Ship.swift", line: 4, path: path.join(root, "App/Ship.swift") } },
      { kind: "ambiguous", view: "label", text: "its place", changes: ["constrain its top"] },
    ],
  });
  await until(() => editor.problems().length === 2);
  assert.deepEqual(editor.problems().map(({ file, range, code, source, severity }) => [path.basename(file), range.start.line, code, source, severity]), [
    ["Ship.swift", 3, "small-target", "viewcode audit", 1], ["Ship.swift", 9, "ambiguous", "viewcode audit", 1],
  ]);
  panel.say({ viewcode: "findings", preview: "A ship", findings: [] });
  await until(() => editor.problems().length === 0);
});

test("a sweep's defects are problems until they are cleared", async (t) => {
  const { editor, root } = await live(t);
  const report = {
    version: 1,
    screens: [
      {
        name: "A ship", source: "App/Ship.swift:10",
        report: { defects: [{ kind: "truncated", view: "label", text: "cut", causes: [], changes: [], occurrences: [], place: { file: "App/Ship.swift", line: 4 } }] },
      },
    ],
  };
  write(root, { "plan.json": { sweep: [{ output: "It builds.\n" + JSON.stringify(report), status: 1 }, { errors: "error: it does not build\n", status: 1 }] } });
  await editor.call("viewcode.sweepScreen");
  assert.equal(calls(root).at(-1), `sweep ${root} A ship --json`);
  assert.deepEqual(editor.problems().map(({ file, range, code, source }) => [path.basename(file), range.start.line, code, source]), [
    ["Ship.swift", 3, "truncated", "viewcode sweep"],
  ]);
  await editor.call("viewcode.sweep");
  assert.deepEqual(editor.shown.messages.at(-1), ["error", "The sweep failed: error: it does not build"]);
  assert.equal(editor.problems().length, 1);
  await editor.call("viewcode.clearFindings");
  assert.equal(editor.problems().length, 0);
});
