"use strict";

const vscode = require("vscode");
const { findPreviews } = require("../logic/previews");
const { screenAt, screenOf, screensOf, statementLine } = require("../logic/follow");
const { pageAddress } = require("../logic/previewArguments");
const { PreviewServer } = require("./server");
const { PreviewPanel } = require("./panel");
const { settingsFor } = require("./settings");
const { fileAt } = require("./files");

/** The cursor rests this long before the preview follows it, in milliseconds. */
const rest = 150;

/**
 * The preview of a project: its server, the panel that shows its page, and what both have to do with the code.
 *
 * There is one at a time, that of the folder that it was opened for.
 */
class Preview {
  /** @param {import("vscode").OutputChannel} output */
  constructor(output) {
    this.output = output;
    this.panel = null;
    this.settings = null;
    /** What can be shown. */
    this.screens = [];
    this.devices = [];
    /** What is shown, and how: as the page said last. */
    this.view = {};
    /** What the screen that is shown has stopped with. */
    this.crash = null;
    /** A preview in the code that is to be shown once the page has said what there is. */
    this.wanted = null;
    this.timer = null;
    /** Whether a picture of what is shown has come. */
    this.isShown = false;
    this.isAuditDue = false;
    /** Whether the screen stays while the cursor goes to other files. */
    this.isPinned = false;
    this.emitter = new vscode.EventEmitter();
    /** Fires when anything of the above has changed. */
    this.onDidChange = this.emitter.event;
    this.findingsEmitter = new vscode.EventEmitter();
    /** Fires with an audit's findings and the screen that was audited. */
    this.onDidFind = this.findingsEmitter.event;
    this.server = new PreviewServer({
      reach: async (port) => vscode.env.asExternalUri(vscode.Uri.parse(`http://127.0.0.1:${port}/`)),
      log: (text) => output.appendLine(text),
      changed: () => this.update(),
    });
    this.subscriptions = [
      this.emitter, this.findingsEmitter,
      vscode.window.onDidChangeTextEditorSelection((event) => this.followSoon(event.textEditor)),
      vscode.window.onDidChangeActiveTextEditor((editor) => this.followSoon(editor)),
      vscode.workspace.onDidSaveTextDocument((document) => {
        const editor = vscode.window.activeTextEditor;
        if (editor?.document === document) this.followSoon(editor);
      }),
    ];
  }

  get isOpen() {
    return this.panel !== null;
  }

  get state() {
    return this.server.state;
  }

  // MARK: - Opening

  /**
   * Opens the panel, and starts the server where there is none.
   *
   * @param {{uri?: import("vscode").Uri, preview?: import("../logic/previews").Preview, name?: string}} [wish] what is shown: a preview in a
   *   file's text, or a screen's name; without both, that of the cursor
   */
  open(wish = {}) {
    const settings = settingsFor(wish.uri);
    if (!settings) {
      vscode.window.showErrorMessage("Open the folder of a project first: the preview is that of its screens.");
      return;
    }
    const isOther = this.settings && this.settings.root !== settings.root;
    if (!this.panel) {
      this.panel = new PreviewPanel({ heard: (message) => this.hear(message), closed: () => this.close(), seen: () => this.follow() });
    } else {
      this.panel.reveal();
    }
    if (isOther || !this.settings) this.view = settings.view;
    this.settings = settings;
    this.wanted = this.wish(wish);
    if (isOther || ["stopped", "failed"].includes(this.state.phase)) this.restart();
    else this.showWanted();
  }

  /** What is to be shown, with a name for the page's address where one can be told from the text alone. */
  wish({ uri, preview, name }) {
    if (name) return { name };
    if (uri && preview) return { path: uri.fsPath, preview, name: preview.name };
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== "swift") return null;
    const previews = findPreviews(editor.document.getText());
    const line = editor.selection.active.line;
    const inside = previews.find((preview) => preview.line <= line && line <= preview.endLine) ?? previews[0];
    return inside ? { path: editor.document.uri.fsPath, preview: inside, name: inside.name } : null;
  }

  restart() {
    if (!this.settings) {
      this.open();
      return;
    }
    this.settings = settingsFor(this.settings.folder.uri) ?? this.settings;
    this.screens = [];
    this.crash = null;
    if (this.wanted?.name) this.view = { ...this.view, preview: this.wanted.name };
    this.server.start(this.settings.server);
  }

  /** Ends the server with the panel: nobody sees its screens any more. */
  close() {
    this.panel?.dispose();
    this.panel = null;
    this.screens = [];
    this.crash = null;
    this.server.stop();
    this.update();
  }

  update() {
    const { phase, reason } = this.server.state;
    const words = {
      starting: "The preview starts.", waiting: "The preview has stopped, and starts again.", stopped: "The preview has ended.",
      failed: `The preview can't be shown:\n${reason}`, running: "",
    }[phase];
    this.panel?.show({ page: this.server.page, view: this.view, words, isFailure: phase === "failed" || phase === "stopped" });
    this.emitter.fire();
  }

  // MARK: - The page

  hear(message) {
    switch (message.viewcode) {
      case "screens":
        this.screens = list(message.screens).filter((screen) => typeof screen.name === "string" && typeof screen.file === "string");
        this.devices = list(message.devices).filter((device) => typeof device === "string");
        this.showWanted();
        break;
      case "view":
        this.view = { ...message.view };
        this.crash = null;
        this.isShown = false;
        break;
      case "shown":
        this.isShown = true;
        if (this.isAuditDue) this.audit();
        // Whoever has chosen another screen than that of the cursor sees it.
        this.markLine();
        break;
      case "build":
        this.server.told({
          phase: message.phase, seconds: message.seconds ?? null,
          errors: list(message.messages).filter((entry) => entry.severity === "error").length,
        });
        break;
      case "failed":
        this.crash = String(message.text);
        this.output.appendLine(`${message.preview ?? "the screen"} stopped: ${message.text}\n${list(message.stack).join("\n")}`);
        break;
      case "restarted":
        this.crash = null;
        break;
      case "findings":
        this.findingsEmitter.fire({ findings: list(message.findings), screen: this.screens.find((screen) => screen.name === message.preview) ?? null });
        return;
      case "picked":
      case "open":
        if (message.place) this.goTo(message.place);
        return;
      default:
        return;
    }
    this.emitter.fire();
  }

  /** Changes how screens are shown, and which. */
  show(settings, preview) {
    this.panel?.tell("show", { settings, preview: preview ?? this.view.preview ?? null });
  }

  tell(kind) {
    this.panel?.tell(kind);
  }

  /** Audits the screen that is shown, once there is one. */
  audit() {
    this.isAuditDue = !this.isShown;
    if (this.isShown) this.tell("audit");
    else if (!this.panel) this.open();
  }

  showWanted() {
    const wanted = this.wanted;
    if (!wanted || !this.screens.length) return;
    this.wanted = null;
    const screen = wanted.preview ? screenOf(screensOf(this.screens, wanted.path), wanted.preview) : this.screens.find((one) => one.name === wanted.name);
    if (screen) this.show({}, screen.name);
    else if (wanted.preview?.name) vscode.window.setStatusBarMessage(`ViewCode: the project has no preview ${wanted.preview.name} yet`, 5000);
  }

  // MARK: - The code

  followSoon(editor) {
    if (!this.panel || !editor || editor.document.languageId !== "swift") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.follow(editor), rest);
  }

  /** Shows the screen of the file that is edited, and marks the view that the cursor's line makes. */
  follow(editor = vscode.window.activeTextEditor) {
    if (!this.panel?.isVisible || !this.settings?.followsCursor || editor?.document.languageId !== "swift") return;
    const { document } = editor;
    if (!this.screens.length) return;
    const { line } = editor.selection.active;
    const name = screenAt(this.screens, document.uri.fsPath, line, findPreviews(document.getText()), this.view.preview ?? null);
    if (name && !this.isPinned) this.show({}, name);
    this.markLine(editor);
  }

  /** Marks the view that the cursor's line makes. */
  markLine(editor = vscode.window.activeTextEditor) {
    if (!this.panel?.isVisible || !this.settings?.followsCursor || editor?.document.languageId !== "swift") return;
    const { document } = editor;
    // What is shown was made from the saved text, whose lines may be others.
    if (document.isDirty) return;
    const { line } = editor.selection.active;
    const first = statementLine((number) => document.lineAt(number).text, line);
    const path = document.uri.fsPath;
    this.panel.tell("select", { place: { file: path.split("/").pop(), line: first + 1, path } });
  }

  async goTo(place) {
    const uri = await fileAt(place, this.settings?.folder);
    if (!uri) {
      vscode.window.setStatusBarMessage(`ViewCode: ${place.file ?? "the file"} is not in this workspace`, 5000);
      return;
    }
    const position = new vscode.Position(Math.max(0, (place.line || 1) - 1), 0);
    // Where the file is shown already, or else in the column of the code.
    const open = vscode.window.visibleTextEditors.find((editor) => editor.document.uri.fsPath === uri.fsPath);
    const column = open?.viewColumn ?? vscode.window.visibleTextEditors[0]?.viewColumn ?? vscode.ViewColumn.One;
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { viewColumn: column, selection: new vscode.Range(position, position) });
  }

  /** The page's address on the machine that the server is on; null where there is none. */
  get address() {
    const { page } = this.server;
    return page && pageAddress({ scheme: "http", authority: `127.0.0.1:${page.port}` }, page.token, this.view);
  }

  dispose() {
    clearTimeout(this.timer);
    this.close();
    for (const subscription of this.subscriptions) subscription.dispose();
  }
}

function list(value) {
  return Array.isArray(value) ? value : [];
}

module.exports = { Preview };
