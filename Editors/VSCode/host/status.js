"use strict";

const vscode = require("vscode");
const { statusWords } = require("../logic/serverState");

/** The preview's state in the status bar. */
class Status {
  constructor(preview) {
    this.preview = preview;
    this.item = vscode.window.createStatusBarItem("viewcode.status", vscode.StatusBarAlignment.Left, 10);
    this.item.name = "ViewCode";
    this.item.command = "viewcode.showMenu";
    this.changed = preview.onDidChange(() => this.update());
    this.update();
    this.item.show();
  }

  update() {
    const { text, tooltip, severity } = statusWords(this.preview.state, this.preview.crash);
    this.item.text = text;
    this.item.tooltip = tooltip;
    const color = { error: "statusBarItem.errorBackground", warning: "statusBarItem.warningBackground" }[severity];
    this.item.backgroundColor = color ? new vscode.ThemeColor(color) : undefined;
  }

  dispose() {
    this.changed.dispose();
    this.item.dispose();
  }
}

module.exports = { Status };
