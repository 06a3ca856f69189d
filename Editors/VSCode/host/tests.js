"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const vscode = require("vscode");
const { findTests } = require("../logic/swiftTests");
const { testFilter, readResults } = require("../logic/testRun");
const { runProgram } = require("./server");
const { settingsFor } = require("./settings");
const { fileAt } = require("./files");
const { isProject } = require("./setup");

const pattern = "**/*.swift";
/** Not read for tests: what was built, and what others wrote. */
const excluded = "{**/.build/**,**/.viewcode/**,**/Pods/**,**/Carthage/**,**/DerivedData/**,**/node_modules/**}";
const mostFiles = 5_000;

/** The project's tests in the Testing view: found in the code, run by `viewcode test`. */
class ProjectTests {
  constructor(output) {
    this.output = output;
    this.controller = vscode.tests.createTestController("viewcode", "ViewCode");
    /** Whether tests of a folder are shown, by its path; asked anew when all are looked for. */
    this.on = new Map();
    /** What is known of an item: its path in results, and its folder. */
    this.known = new WeakMap();
    this.controller.createRunProfile("Run", vscode.TestRunProfileKind.Run, (request, token) => this.run(request, token), true);
    this.controller.refreshHandler = () => this.findAll();
    this.controller.resolveHandler = async (item) => { if (!item) await this.findAll(); };
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    this.subscriptions = [
      this.controller, watcher,
      watcher.onDidCreate((uri) => this.readFile(uri)),
      watcher.onDidChange((uri) => this.readFile(uri)),
      watcher.onDidDelete((uri) => this.controller.items.delete(uri.toString())),
      vscode.workspace.onDidOpenTextDocument((document) => this.read(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.read(document)),
    ];
  }

  // MARK: - Finding

  async findAll() {
    this.on.clear();
    const files = await vscode.workspace.findFiles(pattern, excluded, mostFiles);
    const keys = new Set(files.map((uri) => uri.toString()));
    const gone = [];
    this.controller.items.forEach((item) => { if (!keys.has(item.id)) gone.push(item.id); });
    for (const id of gone) this.controller.items.delete(id);
    for (const uri of files) await this.readFile(uri);
  }

  /** Whether the tests of a file are shown. Packages that are not for iOS are left to the extension for Swift. */
  isOn(uri) {
    const settings = settingsFor(uri);
    if (!settings) return false;
    if (!this.on.has(settings.root)) {
      const wish = settings.values.get("tests.show", "auto");
      this.on.set(settings.root, wish === "always" || (wish === "auto" && isProject(settings.root)));
    }
    return this.on.get(settings.root);
  }

  async readFile(uri) {
    if (!this.isOn(uri) || uri.fsPath.split("/").some((part) => [".build", ".viewcode"].includes(part))) return;
    let text;
    try {
      text = Buffer.from(await vscode.workspace.fs.readFile(uri)).toString("utf8");
    } catch {
      // It was removed since it was found.
      this.controller.items.delete(uri.toString());
      return;
    }
    this.take(uri, text);
  }

  read(document) {
    if (document.languageId === "swift" && document.uri.scheme === "file" && this.isOn(document.uri)) this.take(document.uri, document.getText());
  }

  take(uri, text) {
    const found = findTests(text);
    const key = uri.toString();
    if (!found.length) {
      this.controller.items.delete(key);
      return;
    }
    const file = this.controller.items.get(key) ?? this.controller.createTestItem(key, uri.fsPath.split("/").pop(), uri);
    this.fill(file, uri, found);
    this.controller.items.add(file);
  }

  fill(parent, uri, tests) {
    parent.children.replace(
      tests.map((test) => {
        const item = parent.children.get(`${uri} ${test.path}`) ?? this.controller.createTestItem(`${uri} ${test.path}`, test.title ?? test.name, uri);
        item.range = new vscode.Range(test.line, 0, test.endLine, 0);
        this.known.set(item, { path: test.path, kind: test.kind });
        this.fill(item, uri, test.children);
        return item;
      }));
  }

  // MARK: - Running

  /** The tests at and below items, without those that are left out. */
  leaves(items, left) {
    const result = [];
    const add = (item) => {
      if (left.has(item)) return;
      if (this.known.get(item)?.kind === "test") result.push(item);
      item.children.forEach(add);
    };
    items.forEach(add);
    return result;
  }

  async run(request, token) {
    const run = this.controller.createTestRun(request);
    const all = [];
    this.controller.items.forEach((item) => all.push(item));
    const items = this.leaves(request.include ?? all, new Set(request.exclude ?? []));
    for (const item of items) run.enqueued(item);
    const abort = new AbortController();
    const watched = token.onCancellationRequested(() => abort.abort());
    try {
      const folders = new Map();
      for (const item of items) {
        const settings = settingsFor(item.uri);
        if (!settings) continue;
        if (!folders.has(settings.root)) folders.set(settings.root, { settings, items: [] });
        folders.get(settings.root).items.push(item);
      }
      const runsAll = !request.include?.length && !request.exclude?.length;
      for (const { settings, items: own } of folders.values()) {
        if (!abort.signal.aborted) await this.runFolder(run, settings, own, runsAll, abort.signal);
      }
    } finally {
      watched.dispose();
      run.end();
    }
  }

  async runFolder(run, settings, items, runsAll, signal) {
    const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "viewcode-tests-"));
    const file = path.join(scratch, "results.xml");
    const paths = items.map((item) => this.known.get(item).path);
    const words = ["test", settings.project, "--xunit", file, ...settings.arguments, ...settings.list("tests.arguments")];
    if (!runsAll) words.push("--filter", testFilter(paths));
    for (const item of items) run.started(item);
    const print = (text) => run.appendOutput(text.replace(/\r?\n/g, "\r\n"));
    try {
      print(`${settings.program} ${words.join(" ")}\n`);
      const { status, output, errors } = await runProgram(settings.program, words, { folder: settings.root, heard: print, signal });
      print(output);
      if (signal.aborted) {
        for (const item of items) run.skipped(item);
        return;
      }
      const results = fs.existsSync(file) ? readResults(fs.readFileSync(file, "utf8")) : [];
      await this.tell(run, settings, items, results, results.length ? null : errors.trim() || `viewcode test ended with status ${status}`);
    } catch (error) {
      print(`${error.message}\n`);
      for (const item of items) run.errored(item, new vscode.TestMessage(error.message));
    } finally {
      fs.rmSync(scratch, { recursive: true, force: true });
    }
  }

  async tell(run, settings, items, results, failure) {
    const byPath = new Map();
    for (const result of results) byPath.set(result.path, [...(byPath.get(result.path) ?? []), result]);
    for (const item of items) {
      const own = byPath.get(this.known.get(item).path) ?? [];
      if (!own.length) {
        // Tests of another target than those that are built, or whose target does not build.
        if (failure) run.errored(item, new vscode.TestMessage(failure));
        else run.skipped(item);
        continue;
      }
      const milliseconds = own.reduce((sum, result) => sum + result.seconds, 0) * 1000;
      const failures = own.flatMap((result) => result.failures);
      if (failures.length) {
        const messages = await Promise.all(failures.map((one) => this.message(one, item, settings)));
        if (own.some((result) => result.outcome === "stopped")) run.errored(item, messages, milliseconds);
        else run.failed(item, messages, milliseconds);
      } else if (own.every((result) => result.outcome === "skipped")) {
        run.skipped(item);
      } else {
        run.passed(item, milliseconds);
      }
    }
  }

  async message({ message, file, line }, item, settings) {
    const result = new vscode.TestMessage(message || "It failed.");
    const uri = file && (await fileAt(file.startsWith("/") ? { path: file } : { file }, settings.folder));
    const position = new vscode.Position(Math.max(0, line - 1), 0);
    result.location = uri ? new vscode.Location(uri, position) : new vscode.Location(item.uri, item.range);
    return result;
  }

  dispose() {
    for (const subscription of this.subscriptions) subscription.dispose();
  }
}

module.exports = { ProjectTests };
