"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vscode = require("vscode");
const { setupState } = require("../logic/setup");
const { runProgram } = require("./server");

const asked = "viewcode.wasAsked";

/** The text of a package's manifest; null where a folder is none. */
function manifestOf(root) {
  try {
    return fs.readFileSync(path.join(root, "Package.swift"), "utf8");
  } catch {
    return null;
  }
}

/** Whether a folder holds a project that `viewcode` builds, as far as its names tell. */
function isProject(root) {
  try {
    return setupState(fs.readdirSync(root), manifestOf(root), null) === "offer";
  } catch {
    return false;
  }
}

/** Sets folders up for completion, which the extension for Swift shows: `viewcode editor` writes its settings. */
class Setup {
  constructor(output, memory) {
    this.output = output;
    this.memory = memory;
  }

  state(settings) {
    const { root } = settings;
    let connection = null;
    try {
      connection = fs.readFileSync(path.join(root, "buildServer.json"), "utf8");
    } catch {
      // There is none.
    }
    let names = [];
    try {
      names = fs.readdirSync(root);
    } catch {
      // The folder is not on this machine.
    }
    return setupState(names, manifestOf(root), connection);
  }

  /** Offers to set a folder up, once. */
  async offer(settings) {
    if (this.state(settings) !== "offer" || !settings.values.get("setup.offer", true) || this.memory.get(asked, false)) return;
    const choice = await vscode.window.showInformationMessage(
      "Set this project up for completion, errors and definitions? viewcode editor writes settings that git does not see.", "Set Up", "Not Now", "Never");
    if (choice === "Set Up") await this.run(settings);
    if (choice === "Never") await vscode.workspace.getConfiguration("viewcode").update("setup.offer", false, vscode.ConfigurationTarget.Global);
    if (choice === "Not Now") await this.memory.update(asked, true);
  }

  async run(settings) {
    const words = ["editor", settings.project, ...settings.list("setup.arguments")];
    this.output.appendLine(`${settings.program} ${words.join(" ")}`);
    try {
      const { status, output, errors } = await runProgram(settings.program, words, { folder: settings.root });
      this.output.appendLine(`${output}${errors}`.trimEnd());
      if (status !== 0) throw new Error(errors.trim().split("\n").pop() || `it ended with status ${status}`);
    } catch (error) {
      vscode.window.showErrorMessage(`The project could not be set up: ${error.message}`);
      return;
    }
    const hasSwift = vscode.extensions.getExtension("swiftlang.swift-vscode") !== undefined;
    const words2 = hasSwift ? ["The project is set up. The Swift extension takes the settings when the window is loaded again.", "Reload Window"]
      : ["The project is set up. Completion comes from the Swift extension, which is not installed.", "Show the Extension"];
    const choice = await vscode.window.showInformationMessage(...words2);
    if (choice === "Reload Window") vscode.commands.executeCommand("workbench.action.reloadWindow");
    if (choice === "Show the Extension") vscode.commands.executeCommand("workbench.extensions.search", "swiftlang.swift-vscode");
  }
}

module.exports = { Setup, isProject };
