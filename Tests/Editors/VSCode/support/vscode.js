"use strict";

// The API of the editor as far as the extension uses it. It records the displayed content, and a test acts as the user.

const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { EventEmitter: NodeEmitter } = require("node:events");

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    const isPair = startLine instanceof Position;
    this.start = isPair ? startLine : new Position(startLine, startCharacter);
    this.end = isPair ? startCharacter : new Position(endLine, endCharacter);
  }
}

class Uri {
  constructor(scheme, authority, path, query, fragment) {
    Object.assign(this, { scheme, authority, path, query, fragment });
  }
  static file(name) {
    return new Uri("file", "", name, "", "");
  }
  static parse(text) {
    const url = new URL(text);
    return new Uri(url.protocol.slice(0, -1), url.host, url.pathname, url.search.slice(1), url.hash.slice(1));
  }
  get fsPath() {
    return this.path;
  }
  toString() {
    return `${this.scheme}://${this.authority}${this.path}${this.query ? "?" + this.query : ""}${this.fragment ? "#" + this.fragment : ""}`;
  }
}

class EventEmitter {
  constructor() {
    this.emitter = new NodeEmitter();
    this.event = (call) => {
      this.emitter.on("fire", call);
      return { dispose: () => this.emitter.off("fire", call) };
    };
  }
  fire(value) {
    this.emitter.emit("fire", value);
  }
  dispose() {
    this.emitter.removeAllListeners();
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class CodeLens {
  constructor(range, command) {
    Object.assign(this, { range, command });
  }
}

class TestMessage {
  constructor(message) {
    this.message = message;
  }
}

class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

class Named {
  constructor(id) {
    this.id = id;
  }
}

class TreeItem {
  constructor(label, collapsibleState) {
    Object.assign(this, { label, collapsibleState });
  }
}

/** A document with the text of its file, or with a text that a test has typed. */
class Document {
  constructor(uri, text) {
    this.uri = uri;
    this.text = text ?? fs.readFileSync(uri.fsPath, "utf8");
    this.languageId = uri.fsPath.endsWith(".swift") ? "swift" : "plaintext";
    this.isDirty = false;
  }
  getText() {
    return this.text;
  }
  lineAt(line) {
    return { text: this.text.split("\n")[line] };
  }
}

class Items {
  constructor() {
    this.map = new Map();
  }
  add(item) {
    this.map.set(item.id, item);
  }
  delete(id) {
    this.map.delete(id);
  }
  get(id) {
    return this.map.get(id);
  }
  replace(items) {
    this.map = new Map(items.map((item) => [item.id, item]));
  }
  forEach(call) {
    for (const item of [...this.map.values()]) call(item);
  }
  get size() {
    return this.map.size;
  }
}

/**
 * An editor with a folder open.
 *
 * @param {string} root the folder
 * @param {Record<string, unknown>} settings values of `viewcode.…`
 */
function createEditor(root, settings = {}) {
  const folder = { uri: Uri.file(root), name: path.basename(root), index: 0 };
  const events = {};
  const event = (name) => (events[name] = new EventEmitter()).event;
  const shown = {
    panels: [], collections: new Map(), statusItems: [], messages: [], lines: [], contexts: {}, opened: [], external: [], runs: [], documents: [],
    trees: new Map(), statusBarMessages: [], ports: [],
  };
  const commands = new Map();
  const providers = [];
  /** The user's answers to questions, in order. */
  const answers = [];

  const vscode = {
    Position, Range, Uri, EventEmitter, Diagnostic, CodeLens, TestMessage, Location, TreeItem, ThemeIcon: Named, ThemeColor: Named,
    ViewColumn: { Active: -1, Beside: -2, One: 1, Two: 2 }, UIKind: { Desktop: 1, Web: 2 }, DiagnosticSeverity: { Error: 0, Warning: 1 },
    StatusBarAlignment: { Left: 1, Right: 2 }, ProgressLocation: { Notification: 15 }, TreeItemCollapsibleState: { None: 0 },
    TestRunProfileKind: { Run: 1 }, ConfigurationTarget: { Global: 1 },
    window: {
      activeTextEditor: undefined, visibleTextEditors: [],
      onDidChangeTextEditorSelection: event("selection"), onDidChangeActiveTextEditor: event("activeEditor"),
      createOutputChannel: () => ({
        appendLine: (text) => shown.lines.push(text), append: (text) => shown.lines.push(text), show() {}, dispose() {},
      }),
      createWebviewPanel(type, title, column, options) {
        const [heard, disposed, state] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
        const panel = {
          type, title, column, options, visible: true, pages: [], told: [],
          webview: {
            onDidReceiveMessage: heard.event,
            postMessage: (message) => { panel.told.push(message); panel.receive?.(message); },
            set html(text) { panel.pages.push(text); panel.load?.(text); },
            get html() { return panel.pages[panel.pages.length - 1]; },
          },
          onDidDispose: disposed.event, onDidChangeViewState: state.event, reveal() { panel.isRevealed = true; },
          dispose() { if (!panel.isDisposed) { panel.isDisposed = true; disposed.fire(); } },
          changeState: () => state.fire(),
          /** Sends a message of the page in the panel. */
          say: (message) => heard.fire(message),
        };
        shown.panels.push(panel);
        return panel;
      },
      createStatusBarItem: () => {
        const item = { show() { item.isShown = true; }, dispose() {} };
        shown.statusItems.push(item);
        return item;
      },
      createTreeView: (id, { treeDataProvider }) => {
        shown.trees.set(id, treeDataProvider);
        return { dispose() {} };
      },
      showErrorMessage: async (text, ...buttons) => { shown.messages.push(["error", text]); return buttons.length ? answers.shift() : undefined; },
      showInformationMessage: async (text, ...buttons) => { shown.messages.push(["information", text]); return buttons.length ? answers.shift() : undefined; },
      setStatusBarMessage: (text) => shown.statusBarMessages.push(text),
      showQuickPick: async (items) => {
        const wish = answers.shift();
        return (await items).find((item) => item.label === wish);
      },
      showInputBox: async () => answers.shift(),
      showTextDocument: async (document, options) => {
        const editor = makeEditor(document, options?.selection?.start ?? new Position(0, 0), options?.viewColumn ?? 1);
        shown.opened.push({ path: document.uri.fsPath, line: editor.selection.active.line });
        vscode.window.activeTextEditor = editor;
        vscode.window.visibleTextEditors = [editor];
        return editor;
      },
      withProgress: (options, work) => work({ report() {} }, { onCancellationRequested: () => ({ dispose() {} }) }),
    },
    workspace: {
      workspaceFolders: [folder],
      getWorkspaceFolder: (uri) => (uri.fsPath.startsWith(root + "/") ? folder : undefined),
      getConfiguration: () => ({
        get: (name, other) => settings[name] ?? other,
        update: async (name, value) => { settings[name] = value; },
      }),
      onDidSaveTextDocument: event("save"), onDidOpenTextDocument: event("open"), onDidChangeTextDocument: event("change"),
      createFileSystemWatcher: () => ({ onDidCreate: event("fileCreated"), onDidChange: event("fileChanged"), onDidDelete: event("fileDeleted"), dispose() {} }),
      openTextDocument: async (uri) => new Document(uri),
      findFiles: async (pattern) => filesOf(root).filter((file) => fits(pattern, file)).map(Uri.file),
      fs: { readFile: async (uri) => fs.promises.readFile(uri.fsPath) },
    },
    languages: {
      registerCodeLensProvider: (selector, provider) => { providers.push(provider); return { dispose() {} }; },
      createDiagnosticCollection(name) {
        const files = new Map();
        shown.collections.set(name, files);
        return { set: (uri, list) => files.set(uri.fsPath, list), clear: () => files.clear(), dispose: () => files.clear() };
      },
    },
    commands: {
      registerCommand(name, call) {
        commands.set(name, call);
        return { dispose: () => commands.delete(name) };
      },
      async executeCommand(name, ...words) {
        if (name === "setContext") shown.contexts[words[0]] = words[1];
        else if (commands.has(name)) return commands.get(name)(...words);
        else shown.messages.push(["command", name]);
      },
    },
    env: {
      uiKind: 1,
      asExternalUri: async (uri) => { shown.ports.push(uri.authority); return uri; },
      openExternal: async (uri) => shown.external.push(uri.toString()),
    },
    extensions: { getExtension: () => undefined },
    tests: {
      createTestController() {
        const controller = {
          items: new Items(),
          createTestItem: (id, label, uri) => ({ id, label, uri, children: new Items() }),
          createRunProfile: (name, kind, run) => { controller.run = run; },
          createTestRun() {
            const run = { states: new Map(), messages: new Map(), output: "", enqueued: set("enqueued"), started: set("started"), skipped: set("skipped"), end() { run.isOver = true; } };
            function set(state) { return (item) => run.states.set(item.label, state); }
            run.passed = set("passed");
            for (const state of ["failed", "errored"]) {
              run[state] = (item, messages) => {
                run.states.set(item.label, state);
                run.messages.set(item.label, [messages].flat());
              };
            }
            run.appendOutput = (text) => { run.output += text; };
            shown.runs.push(run);
            return run;
          },
          dispose() {},
        };
        shown.controller = controller;
        return controller;
      },
    },
  };

  function makeEditor(document, position, viewColumn = 1) {
    return { document, viewColumn, selection: { active: position } };
  }

  return {
    vscode, shown, events, commands, answers, settings,
    call: (name, ...words) => vscode.commands.executeCommand(name, ...words),
    /** Shows a file with the cursor on a line, from 0. */
    edit(file, line, text) {
      const editor = makeEditor(new Document(Uri.file(path.join(root, file)), text), new Position(line, 0));
      vscode.window.activeTextEditor = editor;
      vscode.window.visibleTextEditors = [editor];
      events.activeEditor?.fire(editor);
      return editor;
    },
    /** Moves the cursor of the shown editor. */
    move(line) {
      const editor = vscode.window.activeTextEditor;
      editor.selection.active = new Position(line, 0);
      events.selection.fire({ textEditor: editor });
    },
    lenses: (document) => providers.flatMap((provider) => provider.provideCodeLenses(document)),
    problems: () => [...shown.collections.values()].flatMap((files) => [...files].flatMap(([file, list]) => list.map((one) => ({ file, ...one })))),
    /** Loads the extension into this editor. */
    async activate() {
      Module._load = function (name, ...rest) {
        return name === "vscode" ? vscode : load.call(this, name, ...rest);
      };
      for (const file of Object.keys(require.cache)) if (file.startsWith(source)) delete require.cache[file];
      const extension = require(path.join(source, "extension.js"));
      const memory = new Map();
      this.context = {
        subscriptions: [],
        workspaceState: { get: (key, other) => (memory.has(key) ? memory.get(key) : other), update: async (key, value) => memory.set(key, value) },
      };
      extension.activate(this.context);
      return this;
    },
    deactivate() {
      for (const subscription of this.context?.subscriptions ?? []) subscription.dispose();
    },
  };
}

const load = Module._load;
const source = path.join(__dirname, "../../../../Editors/VSCode");

function filesOf(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return [".viewcode", ".build"].includes(entry.name) ? [] : filesOf(file);
    return [file];
  });
}

function fits(pattern, file) {
  const name = pattern.replace(/^\*\*\//, "");
  return name.startsWith("*.") ? file.endsWith(name.slice(1)) : path.basename(file) === name;
}

module.exports = { createEditor, Document, Uri };
