"use strict";

const vscode = require("vscode");

const icons = { app: "device-mobile", preview: "eye", scene: "layout", nib: "layout", controller: "window", view: "symbol-field" };

/** The project's screens as a list in the explorer; a click shows one. */
class ScreenList {
  constructor(preview) {
    this.preview = preview;
    this.emitter = new vscode.EventEmitter();
    this.onDidChangeTreeData = this.emitter.event;
    this.view = vscode.window.createTreeView("viewcode.screens", { treeDataProvider: this });
    this.last = "";
    this.changed = preview.onDidChange(() => this.update());
  }

  update() {
    const { screens, view } = this.preview;
    const now = JSON.stringify([screens, view.preview]);
    if (now === this.last) return;
    this.last = now;
    vscode.commands.executeCommand("setContext", "viewcode.hasScreens", screens.length > 0);
    this.emitter.fire();
  }

  getChildren(screen) {
    return screen ? [] : this.preview.screens;
  }

  getTreeItem(screen) {
    const item = new vscode.TreeItem(screen.name, vscode.TreeItemCollapsibleState.None);
    item.description = screen.file ? screen.file.split("/").pop() : screen.kind;
    item.tooltip = screen.file ? `${screen.file}:${screen.line}` : screen.name;
    item.iconPath = new vscode.ThemeIcon(screen.name === this.preview.view.preview ? "pass" : (icons[screen.kind] ?? "eye"));
    item.command = { command: "viewcode.showScreen", title: "Show", arguments: [screen.name] };
    return item;
  }

  dispose() {
    this.changed.dispose();
    this.view.dispose();
    this.emitter.dispose();
  }
}

module.exports = { ScreenList };
