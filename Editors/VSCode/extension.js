"use strict";

const vscode = require("vscode");
const { Preview } = require("./host/preview");
const { PreviewLenses } = require("./host/lenses");
const { ProjectTests } = require("./host/tests");
const { Problems } = require("./host/problems");
const { Status } = require("./host/status");
const { ScreenList } = require("./host/screens");
const { Setup } = require("./host/setup");
const { commands } = require("./host/commands");
const { settingsFor } = require("./host/settings");

/** Called by the editor when a folder with Swift in it is opened, or one of the commands is called. */
function activate(context) {
  const output = vscode.window.createOutputChannel("ViewCode");
  const preview = new Preview(output);
  const problems = new Problems(output, preview);
  const setup = new Setup(output, context.workspaceState);
  context.subscriptions.push(
    output, preview, problems, new Status(preview), new ScreenList(preview), new ProjectTests(output),
    vscode.languages.registerCodeLensProvider({ language: "swift", scheme: "file" }, new PreviewLenses()));
  for (const [name, call] of Object.entries(commands({ preview, problems, setup, output }))) {
    context.subscriptions.push(vscode.commands.registerCommand(name, call));
  }
  const settings = settingsFor();
  if (settings) setup.offer(settings);
}

function deactivate() {
  // What is pushed to the subscriptions is disposed of by the editor.
}

module.exports = { activate, deactivate };
