"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { createEditor } = require("../support/vscode");
const { temporaryFolder, calls, until, fake } = require("../support/folder");

const source = path.join(__dirname, "../../../../Editors/VSCode");

async function open(t, files, answer, plan = [{}]) {
  const root = temporaryFolder({ "plan.json": { editor: plan }, ...files });
  const editor = createEditor(root, { path: fake, "setup.arguments": ["--configuration", "Debug"] });
  editor.answers.push(answer);
  await editor.activate();
  t.after(() => editor.deactivate());
  return { root, editor };
}

test("a project is offered to be set up once, and the command does it", async (t) => {
  const { root, editor } = await open(t, { "App.xcodeproj/project.pbxproj": "" }, "Set Up");
  await until(() => calls(root).length && editor.shown.messages.length === 2);
  assert.equal(calls(root)[0], `editor ${root} --configuration Debug`);
  assert.match(editor.shown.messages[1][1], /The Swift extension|the Swift extension/);
});

test("a project that is set up is not offered again, nor is another folder", async (t) => {
  const first = await open(t, { "App.xcodeproj/project.pbxproj": "", "buildServer.json": { name: "viewcode" } });
  const second = await open(t, { "notes.txt": "" });
  assert.deepEqual([...first.editor.shown.messages, ...second.editor.shown.messages], []);
});

test("never is remembered", async (t) => {
  const { editor } = await open(t, { "App.xcodeproj/project.pbxproj": "" }, "Never");
  await until(() => editor.settings["setup.offer"] === false);
  assert.equal(editor.shown.messages.length, 1);
});

test("where setting up fails, its reason is said", async (t) => {
  const { editor } = await open(t, { "App.xcodeproj/project.pbxproj": "" }, "Set Up", [{ errors: "error: no project\n", status: 1 }]);
  await until(() => editor.shown.messages.length === 2);
  assert.deepEqual(editor.shown.messages[1], ["error", "The project could not be set up: error: no project"]);
});

test("each command of the manifest exists, and each that exists is in the manifest", async (t) => {
  const { editor } = await open(t, {});
  const manifest = JSON.parse(fs.readFileSync(path.join(source, "package.json"), "utf8"));
  assert.deepEqual(manifest.contributes.commands.map(({ command }) => command).sort(), [...editor.commands.keys()].sort());
  const named = JSON.stringify(manifest.contributes.menus).match(/(?<="command":")viewcode\.\w+/g);
  for (const command of named) assert.ok(editor.commands.has(command), command);
});

test("each setting that is read is in the manifest, and each of those is read", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(source, "package.json"), "utf8"));
  const text = fs.readdirSync(path.join(source, "host")).map((file) => fs.readFileSync(path.join(source, "host", file), "utf8")).join("\n");
  const read = new Set([...text.matchAll(/(?:\.get|\.list|\.update)\("([a-z]+(?:\.[a-zA-Z]+)?)"/g)].map((match) => match[1]));
  const known = Object.keys(manifest.contributes.configuration.properties).map((name) => name.replace("viewcode.", ""));
  assert.deepEqual([...read].sort(), known.sort());
});

test("the editor disposes of all that was made", async (t) => {
  const { editor } = await open(t, {});
  editor.deactivate();
  assert.equal(editor.commands.size, 0);
});
