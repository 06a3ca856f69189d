"use strict";

const test = require("node:test");
const assert = require("node:assert/strict");
const path = require("node:path");
const { createEditor } = require("../support/vscode");
const { temporaryFolder, calls, until, fake, write } = require("../support/folder");

const cart = `import XCTest
class CartTests: XCTestCase {
  func testTotal() { }
  func testEmpty() { }
}
`;
const token = { onCancellationRequested: () => ({ dispose() {} }) };

async function open(t, plan, files = { "App.xcodeproj/project.pbxproj": "" }) {
  const root = temporaryFolder({
    "plan.json": { test: plan }, "buildServer.json": { name: "viewcode" }, "Tests/CartTests.swift": cart, "App/Cart.swift": "struct Cart { }\n", ...files,
  });
  const editor = await createEditor(root, { path: fake }).activate();
  t.after(() => editor.deactivate());
  const { controller } = editor.shown;
  await controller.resolveHandler(undefined);
  return { root, editor, controller };
}

const labels = (items) => {
  const result = [];
  items.forEach((item) => result.push([item.label, labels(item.children)]));
  return result;
};

test("tests are found in the project's files, and read again as they are typed", async (t) => {
  const { editor, controller, root } = await open(t, []);
  assert.deepEqual(labels(controller.items), [["CartTests.swift", [["CartTests", [["testTotal", []], ["testEmpty", []]]]]]]);
  const { document } = editor.edit("Tests/CartTests.swift", 0, cart.replace("testEmpty", "testMore"));
  editor.events.change.fire({ document });
  assert.deepEqual(labels(controller.items)[0][1][0][1].map(([label]) => label), ["testTotal", "testMore"]);
  write(root, { "Tests/CartTests.swift": "struct Nothing { }\n" });
  editor.events.fileChanged.fire(document.uri);
  await until(() => controller.items.size === 0);
});

test("packages that are not for iOS have no tests here, unless they are wanted", async (t) => {
  const { editor, controller } = await open(t, [], { "Package.swift": "let package = Package(platforms: [.macOS(.v13)])\n" });
  assert.equal(controller.items.size, 0);
  editor.settings["tests.show"] = "always";
  await controller.refreshHandler();
  assert.equal(controller.items.size, 1);
});

test("all tests run at once, and each has its outcome", async (t) => {
  const results = `<testsuites><testsuite name="App">
    <testcase classname="AppTests.CartTests" name="testTotal" time="0.5"/>
    <testcase classname="AppTests.CartTests" name="testEmpty" time="0"><failure message="1 is not 2">Tests/CartTests.swift:4</failure></testcase>
  </testsuite></testsuites>`;
  const { editor, controller, root } = await open(t, [{ results, errors: "note: a\n", status: 1 }]);
  await controller.run({}, token);
  const [run] = editor.shown.runs;
  assert.match(calls(root)[0], new RegExp(`^test ${root} --xunit \\S+$`));
  assert.equal(run.states.get("testTotal"), "passed");
  assert.equal(run.states.get("testEmpty"), "failed");
  const [message] = run.messages.get("testEmpty");
  assert.equal(message.message, "1 is not 2");
  assert.deepEqual([message.location.uri.fsPath, message.location.range.line], [path.join(root, "Tests/CartTests.swift"), 3]);
  assert.ok(run.output.includes("note: a\r\n"));
  assert.ok(run.isOver);
});

test("a test alone runs with a filter, and others are not told of", async (t) => {
  const results = '<testsuites><testsuite name="App"><testcase classname="AppTests.CartTests" name="testTotal" time="0.5"/></testsuite></testsuites>';
  const { editor, controller, root } = await open(t, [{ results }]);
  const item = controller.items.get(`file://${root}/Tests/CartTests.swift`).children.get(`file://${root}/Tests/CartTests.swift CartTests`);
  const one = item.children.get(`file://${root}/Tests/CartTests.swift CartTests/testTotal`);
  await controller.run({ include: [one] }, token);
  assert.ok(calls(root)[0].endsWith("--filter ^[^./]+\\.(CartTests/testTotal)($|[/.])"));
  assert.deepEqual([...editor.shown.runs[0].states], [["testTotal", "passed"]]);
  await controller.run({ include: [item], exclude: [one] }, token);
  assert.ok(calls(root)[1].includes("(CartTests/testEmpty)"));
});

test("where nothing was run, each test has the reason", async (t) => {
  const { editor, controller } = await open(t, [{ errors: "Cart.swift:1:1: error: no\n", status: 1 }]);
  await controller.run({}, token);
  const [run] = editor.shown.runs;
  assert.equal(run.states.get("testTotal"), "errored");
  assert.match(run.messages.get("testTotal")[0].message, /error: no/);
});

test("a test in which the program stopped is an error", async (t) => {
  const results = '<testsuites><testsuite name="App"><testcase classname="AppTests.CartTests" name="testTotal" time="0"><failure message="the program stopped in this test"/></testcase></testsuite></testsuites>';
  const { editor, controller } = await open(t, [{ results, status: 1 }]);
  await controller.run({}, token);
  const [run] = editor.shown.runs;
  assert.equal(run.states.get("testTotal"), "errored");
  assert.equal(run.states.get("testEmpty"), "skipped");
});

test("a run that is canceled ends its program", async (t) => {
  const { editor, controller, root } = await open(t, [{ waits: true }]);
  let cancel;
  const running = controller.run({}, { onCancellationRequested: (call) => { cancel = call; return { dispose() {} }; } });
  await until(() => calls(root).length);
  cancel();
  await running;
  assert.equal(editor.shown.runs[0].states.get("testTotal"), "skipped");
});
