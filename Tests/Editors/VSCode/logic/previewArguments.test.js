"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const { previewArguments, printedAddress, pageAddress, fragment } = require("../../../../Editors/VSCode/logic/previewArguments");

const wishes = { project: "/p/App", port: 8123, authority: "127.0.0.1:8123", isWeb: false };

test("on this machine nobody but the editor's own pages is let in", () => {
  assert.deepEqual(previewArguments(wishes), ["preview", "/p/App", "--port", "8123", "--ends-with-input", "--embed-in", "vscode-webview:", "--embed-in", "vscode-file:"]);
  assert.deepEqual(previewArguments({ ...wishes, authority: "localhost:8123" }), previewArguments(wishes));
});

test("another port over SSH, and another name in a codespace, are let in with their ports", () => {
  assert.deepEqual(previewArguments({ ...wishes, authority: "127.0.0.1:9000" }).slice(5, 7), ["--allow-host", "127.0.0.1:9000"]);
  assert.deepEqual(previewArguments({ ...wishes, authority: "Name-8123.app.github.dev", isWeb: true }).slice(5, 9), [
    "--allow-host", "name-8123.app.github.dev", "--embed-in", "https://*.vscode-cdn.net",
  ]);
});

test("the user's arguments come last", () => {
  const words = previewArguments({ ...wishes, embedders: ["https://code.example.com"], extra: ["--scheme", "App"] });
  assert.deepEqual(words.slice(-4), ["--embed-in", "https://code.example.com", "--scheme", "App"]);
});

test("the printed address has a port and a token; other lines are none", () => {
  const token = "0123456789abcdef0123456789abcdef";
  assert.deepEqual(printedAddress(`http://127.0.0.1:8123/?token=${token}\n`), { port: 8123, token });
  for (const line of ["", "note: 3 files", `http://127.0.0.1:8123/?token=${token.slice(1)}`, `see http://127.0.0.1:8123/?token=${token}`]) {
    assert.equal(printedAddress(line), null);
  }
});

test("the page's address keeps the way that the editor has to the port", () => {
  const page = (external, view = {}) => pageAddress(external, "abc", view);
  assert.equal(page({ scheme: "http", authority: "127.0.0.1:8123", path: "/", query: "" }), "http://127.0.0.1:8123/?token=abc");
  assert.equal(page({ scheme: "https", authority: "code.example.com", path: "/proxy/8123", query: "k=v" }), "https://code.example.com/proxy/8123/?k=v&token=abc");
  assert.equal(
    page({ scheme: "http", authority: "a:1", path: "/" }, { preview: "A & B", device: "iPhone SE", isDark: true, textSize: "AX3", wall: true }),
    "http://a:1/?token=abc#preview=A+%26+B&device=iPhone+SE&style=dark&text=AX3&wall=1");
});

test("what is not asked for is not in the address", () => {
  assert.equal(fragment({}), "");
  assert.equal(fragment({ isDark: false, isRightToLeft: true, locale: "de_DE", sdk: 18 }), "style=light&direction=rtl&locale=de_DE&sdk=18");
});
