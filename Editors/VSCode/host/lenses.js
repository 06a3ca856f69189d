"use strict";

const vscode = require("vscode");
const { findPreviews } = require("../logic/previews");

/** "Preview" above each preview in the code. */
class PreviewLenses {
  provideCodeLenses(document) {
    return findPreviews(document.getText()).map((preview) => {
      const range = new vscode.Range(preview.line, 0, preview.line, 0);
      return new vscode.CodeLens(range, {
        title: "$(device-mobile) Preview", tooltip: "Show it beside the code", command: "viewcode.showPreview", arguments: [document.uri, preview],
      });
    });
  }
}

module.exports = { PreviewLenses };
