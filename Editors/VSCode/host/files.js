"use strict";

const fs = require("node:fs");
const path = require("node:path");
const vscode = require("vscode");
const { screensOf } = require("../logic/follow");

/**
 * The file of a place in the code.
 *
 * @param {{path?: string | null, file?: string | null}} place its path, or the file's path from the project's folder, or its module and name
 * @param {import("vscode").WorkspaceFolder} [folder]
 * @returns {Promise<import("vscode").Uri | null>} null where there is none in the workspace
 */
async function fileAt(place, folder) {
  if (place.path && path.isAbsolute(place.path)) return fs.existsSync(place.path) ? vscode.Uri.file(place.path) : null;
  if (!place.file) return null;
  const direct = folder && path.join(folder.uri.fsPath, place.file);
  if (direct && fs.existsSync(direct)) return vscode.Uri.file(direct);
  const found = await vscode.workspace.findFiles(`**/${path.posix.basename(place.file)}`, "**/.viewcode/**", 100);
  const screen = { kind: "", name: "", file: place.file, line: 0 };
  const fitting = found.filter((uri) => screensOf([screen], uri.fsPath).length);
  return (fitting.length ? fitting : found).sort((one, other) => (one.fsPath < other.fsPath ? -1 : 1))[0] ?? null;
}

module.exports = { fileAt };
