"use strict";

const crypto = require("node:crypto");
const fs = require("node:fs");
const path = require("node:path");
const vscode = require("vscode");
const { pageAddress } = require("../logic/previewArguments");

const media = path.join(__dirname, "..", "media");

/** The panel beside the code: the preview's page in a frame, or words while there is none. */
class PreviewPanel {
  static type = "viewcode.preview";

  /**
   * @param {object} calls
   * @param {(message: object) => void} calls.heard gets the page's messages
   * @param {() => void} calls.closed
   * @param {() => void} calls.seen is called when the panel comes to the front
   */
  constructor({ heard, closed, seen }) {
    this.panel = vscode.window.createWebviewPanel(
      PreviewPanel.type, "Preview", { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      {
        enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [],
        enableCommandUris: ["viewcode.restartPreview", "viewcode.showOutput", "viewcode.openSettings"],
      });
    this.panel.iconPath = vscode.Uri.file(path.join(media, "icon.png"));
    this.shown = null;
    this.wasVisible = true;
    this.subscriptions = [
      this.panel.webview.onDidReceiveMessage((message) => { if (typeof message?.viewcode === "string") heard(message); }),
      this.panel.onDidDispose(() => {
        this.panel = null;
        this.dispose();
        closed();
      }),
      this.panel.onDidChangeViewState(() => {
        // It is also called when the panel gets the keyboard.
        const { wasVisible } = this;
        this.wasVisible = this.isVisible;
        if (this.isVisible && !wasVisible) seen();
      }),
    ];
  }

  get isVisible() {
    return this.panel?.visible === true;
  }

  /** Shows the page of a server, or words where there is none. */
  show({ page, view, words, isFailure }) {
    const html = page ? pageHTML(page, view) : waitingHTML(words, isFailure);
    // Another text has all of it loaded again.
    const key = page ? `${page.external.authority} ${page.token}` : html;
    if (!this.panel || key === this.shown) return;
    this.shown = key;
    this.panel.webview.html = html;
  }

  reveal() {
    this.panel?.reveal(undefined, true);
  }

  tell(kind, members = {}) {
    this.panel?.webview.postMessage({ ...members, viewcode: kind });
  }

  dispose() {
    const panel = this.panel;
    this.panel = null;
    for (const subscription of this.subscriptions) subscription.dispose();
    this.subscriptions = [];
    panel?.dispose();
  }
}

/** A page with the preview's page in a frame; nothing else is loaded. */
function pageHTML(page, view) {
  const address = pageAddress(page.external, page.token, view);
  const nonce = crypto.randomBytes(16).toString("hex");
  const { origin } = new URL(address);
  return filled("panel.html", {
    policy: `default-src 'none'; frame-src ${origin}; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`, nonce,
    address: escaped(address), script: fs.readFileSync(path.join(media, "panel.js"), "utf8"),
  });
}

function waitingHTML(words, isFailure) {
  const links = isFailure
    ? [["viewcode.restartPreview", "Try again"], ["viewcode.showOutput", "Show the output"], ["viewcode.openSettings", "Settings"]]
    : [["viewcode.showOutput", "Show the output"]];
  return filled("waiting.html", {
    // The same each time, so that the same words are the same page. No script runs on it.
    policy: "default-src 'none'; style-src 'nonce-waiting'", nonce: "waiting", text: escaped(words),
    links: links.map(([command, title]) => `<a href="command:${command}">${title}</a>`).join(" &nbsp; "),
  });
}

function filled(file, values) {
  const text = fs.readFileSync(path.join(media, file), "utf8");
  return text.replace(/\{(policy|nonce|address|script|text|links)\}/g, (all, name) => values[name] ?? all);
}

function escaped(text) {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
}

module.exports = { PreviewPanel };
