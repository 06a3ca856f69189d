"use strict";

// Both sides of the frame without a browser: the page of the preview (embedding.js in Sources/CLI/PreviewServer) and
// that of the panel (panel.js).

const test = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

const root = path.join(__dirname, "../../../..");

/** Returns the script of the preview's page, in a frame of another page. */
function page(sources, { isFramed = true } = {}) {
  const listeners = [];
  const above = { sent: [], postMessage: (message, origin) => above.sent.push([message, origin]) };
  const window = {};
  window.parent = isFramed ? above : window;
  const context = vm.createContext({
    window, URL, document: { querySelector: () => ({ content: sources }) }, addEventListener: (kind, call) => listeners.push(call),
  });
  vm.runInContext(fs.readFileSync(path.join(root, "Sources/CLI/PreviewServer/Resources/embedding.js"), "utf8") + "; globalThis.result = embedding", context);
  const say = (data, origin, source = above) => { for (const listener of listeners) listener({ data, origin, source }); };
  return { embedding: context.result, above, say, listeners };
}

const plain = (value) => JSON.parse(JSON.stringify(value));

test("nothing is said before the page above has said hello, and then to its origin alone", () => {
  const { embedding, above, say } = page("vscode-webview: vscode-file:");
  embedding.tell("build", { phase: "building" });
  embedding.tell("build", { phase: "built" });
  embedding.tell("picked", { view: "a" });
  assert.equal(above.sent.length, 0);
  say({ viewcode: "hello" }, "vscode-webview://1a2b");
  embedding.tell("picked", { view: "b" });
  // The earlier selection had no receiver. The state of the build is still valid.
  assert.deepEqual(plain(above.sent), [
    [{ viewcode: "ready" }, "vscode-webview://1a2b"], [{ phase: "built", viewcode: "build" }, "vscode-webview://1a2b"],
    [{ view: "b", viewcode: "picked" }, "vscode-webview://1a2b"],
  ]);
});

test("messages of other pages and other origins are not followed", () => {
  const { embedding, above, say } = page("vscode-webview: https://*.vscode-cdn.net http://localhost:80 https://code.example.com:8443");
  const heard = [];
  embedding.on("show", (message) => heard.push(message.preview));
  const strangers = [
    "https://evil.example", "https://vscode-cdn.net", "https://evilvscode-cdn.net", "https://a.vscode-cdn.net.evil.example", "http://a.vscode-cdn.net",
    "vscode-file://vscode-app", "http://localhost:8080", "https://localhost", "https://code.example.com", "null", "",
  ];
  for (const origin of strangers) {
    say({ viewcode: "hello" }, origin);
    say({ viewcode: "show", preview: origin }, origin);
  }
  say({ viewcode: "show", preview: "another page" }, "vscode-webview://1a2b", {});
  assert.deepEqual(heard, []);
  assert.equal(above.sent.length, 0);
  for (const origin of ["vscode-webview://1a2b", "https://a.b.vscode-cdn.net", "http://localhost", "https://code.example.com:8443"]) {
    say({ viewcode: "show", preview: origin }, origin);
  }
  assert.equal(heard.length, 4);
});

test("messages of no kind are not followed", () => {
  const { embedding, say } = page("vscode-webview:");
  embedding.on("undefined", () => assert.fail("it was followed"));
  for (const data of [null, undefined, 3, "show", {}, { viewcode: 1 }, []]) say(data, "vscode-webview://1");
});

test("a page that nobody may show, or that is in no frame, listens to nobody", () => {
  for (const { embedding, listeners, above } of [page(""), page("vscode-webview:", { isFramed: false })]) {
    assert.equal(embedding.isActive, false);
    embedding.tell("build", {});
    embedding.on("show", () => {});
    assert.deepEqual([listeners.length, above.sent.length], [0, 0]);
  }
});

/** Returns the script of the panel, with a frame in it. */
function panel() {
  const listeners = new Map();
  const [told, heard, keys] = [[], [], []];
  const frame = {
    dataset: { address: "http://127.0.0.1:8123/?token=abc#preview=A" }, contentWindow: { postMessage: (message, origin) => told.push([message, origin]) },
    addEventListener: (kind, call) => listeners.set("frame " + kind, call),
  };
  const looks = new Set(["vscode-dark"]);
  const window = { origin: "vscode-webview://1a2b", dispatchEvent: (event) => keys.push(event) };
  class KeyboardEvent {
    constructor(kind, members) { Object.assign(this, members, { kind }); }
  }
  class MutationObserver {
    constructor(call) { listeners.set("look", call); }
    observe() {}
  }
  vm.runInNewContext(fs.readFileSync(path.join(root, "Editors/VSCode/media/panel.js"), "utf8"), {
    URL, window, KeyboardEvent, MutationObserver, acquireVsCodeApi: () => ({ postMessage: (message) => heard.push(message) }),
    document: { getElementById: () => frame, body: { classList: { contains: (name) => looks.has(name) } } },
    addEventListener: (kind, call) => listeners.set(kind, call),
  });
  return { frame, listeners, told, heard, keys, looks, say: (data, origin, source) => listeners.get("message")({ data, origin, source }) };
}

test("the panel passes messages on between the extension and the page in its frame, and nobody else's", () => {
  const { frame, told, heard, say } = panel();
  const page = "http://127.0.0.1:8123";
  assert.equal(frame.src, frame.dataset.address);
  say({ viewcode: "show" }, "vscode-webview://1a2b", {});
  say({ viewcode: "show", by: "a stranger" }, "https://evil.example", {});
  say({ viewcode: "picked" }, page, frame.contentWindow);
  // The frame was navigated to another page.
  say({ viewcode: "picked", by: "a stranger" }, "https://evil.example", frame.contentWindow);
  assert.deepEqual(plain(told), [[{ viewcode: "show" }, page]]);
  assert.deepEqual(plain(heard), [{ viewcode: "picked" }]);
});

test("the page is told how the editor looks, when it is there and when that changes", () => {
  const { listeners, told, looks } = panel();
  listeners.get("frame load")();
  looks.clear();
  looks.add("vscode-light");
  listeners.get("look")();
  looks.clear();
  looks.add("vscode-high-contrast").add("vscode-high-contrast-light");
  listeners.get("look")();
  assert.deepEqual(plain(told.map(([message]) => [message.viewcode, message.isDark])), [["hello", true], ["look", false], ["look", false]]);
});

test("keys that the page leaves are keys of the panel, and no messages", () => {
  const { frame, heard, keys, say } = panel();
  say({ viewcode: "key", key: { key: "p", keyCode: 80, ctrlKey: true } }, "http://127.0.0.1:8123", frame.contentWindow);
  assert.deepEqual(plain(keys), [{ key: "p", keyCode: 80, ctrlKey: true, bubbles: true, cancelable: true, kind: "keydown" }]);
  assert.equal(heard.length, 0);
});
