"use strict";

const path = require("node:path");
const vscode = require("vscode");

/** What the user has set, for a folder of the workspace. */
class Settings {
  /** @param {import("vscode").WorkspaceFolder} folder */
  constructor(folder) {
    this.folder = folder;
    this.values = vscode.workspace.getConfiguration("viewcode", folder.uri);
  }

  get program() {
    const text = this.values.get("path", "viewcode").trim() || "viewcode";
    const own = text.replace(/^~(?=\/)/, process.env.HOME ?? "~").replaceAll("${workspaceFolder}", this.root);
    return own.includes("/") && !path.isAbsolute(own) ? path.join(this.root, own) : own;
  }

  get root() {
    return this.folder.uri.fsPath;
  }

  /** The project's path. */
  get project() {
    return path.join(this.root, this.values.get("project", ""));
  }

  /** Arguments of all commands that build the project. */
  get arguments() {
    return this.list("arguments");
  }

  list(name) {
    const value = this.values.get(name, []);
    return Array.isArray(value) ? value.filter((word) => typeof word === "string") : [];
  }

  get followsCursor() {
    return this.values.get("preview.followCursor", true);
  }

  /** How a panel shows its first screen. */
  get view() {
    const language = this.values.get("preview.language", "");
    return {
      device: this.values.get("preview.device", "iPhone 15"), isDark: this.values.get("preview.style", "light") === "dark",
      textSize: this.values.get("preview.textSize", "L"), isRightToLeft: this.values.get("preview.rightToLeft", false), locale: language,
    };
  }

  /** What `viewcode preview` is started with. */
  get server() {
    return {
      program: this.program, folder: this.root, project: this.project, isWeb: vscode.env.uiKind === vscode.UIKind.Web,
      embedders: this.list("preview.embedders"), extra: [...this.arguments, ...this.list("preview.arguments")],
    };
  }
}

/** The settings of the folder that a document lies in, or that of the active editor; null where no folder is open. */
function settingsFor(uri = vscode.window.activeTextEditor?.document.uri) {
  const folder = (uri && vscode.workspace.getWorkspaceFolder(uri)) ?? vscode.workspace.workspaceFolders?.[0];
  return folder ? new Settings(folder) : null;
}

module.exports = { Settings, settingsFor };
