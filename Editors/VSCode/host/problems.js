"use strict";

const vscode = require("vscode");
const { problemsOfAudit, problemsOfSweep } = require("../logic/findings");
const { runProgram } = require("./server");
const { fileAt } = require("./files");

/** Findings of audits and sweeps in the list of problems. */
class Problems {
  constructor(output, preview) {
    this.output = output;
    this.preview = preview;
    this.audit = vscode.languages.createDiagnosticCollection("viewcode audit");
    this.sweep = vscode.languages.createDiagnosticCollection("viewcode sweep");
    this.found = preview.onDidFind((event) => this.showAudit(event));
  }

  /** Shows what the preview's page has found on its screen. */
  async showAudit({ findings, screen }) {
    const problems = problemsOfAudit(findings, screen);
    const shown = await this.show(this.audit, "viewcode audit", problems, this.preview.settings?.folder);
    const words = shown ? `${shown} finding${shown > 1 ? "s" : ""}` : "nothing found";
    vscode.window.setStatusBarMessage(`ViewCode: ${words}${screen ? ` on ${screen.name}` : ""}`, 5000);
  }

  /**
   * Runs `viewcode sweep`, and shows its defects.
   *
   * @param {import("./settings").Settings} settings
   * @param {string | null} screen a screen's name; null for all
   */
  async runSweep(settings, screen) {
    const words = ["sweep", settings.project, ...(screen ? [screen] : []), "--json", ...settings.arguments, ...settings.list("sweep.arguments")];
    await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Notification, title: screen ? `Sweeping ${screen}` : "Sweeping all screens", cancellable: true },
      async (progress, token) => {
        const abort = new AbortController();
        token.onCancellationRequested(() => abort.abort());
        this.output.appendLine(`${settings.program} ${words.join(" ")}`);
        try {
          const { status, output, errors } = await runProgram(settings.program, words, {
            folder: settings.root, signal: abort.signal,
            heard: (text) => this.output.append(text),
          });
          if (abort.signal.aborted) return;
          // Its status is 1 where there are defects; where it could not run, it prints no document.
          const start = output.indexOf("{");
          if (start < 0) throw new Error(errors.trim().split("\n").pop() || `viewcode sweep ended with status ${status}`);
          const { problems, failures, screens } = problemsOfSweep(output.slice(start));
          for (const failure of failures) this.output.appendLine(failure);
          const shown = await this.show(this.sweep, "viewcode sweep", problems, settings.folder);
          const rest = failures.length ? `; ${failures.length} without a line are in the output` : "";
          vscode.window.showInformationMessage(`${shown} defect${shown === 1 ? "" : "s"} on ${screens} screen${screens === 1 ? "" : "s"}${rest}.`);
        } catch (error) {
          this.output.appendLine(error.message);
          vscode.window.showErrorMessage(`The sweep failed: ${error.message}`);
        }
      });
  }

  async show(collection, source, problems, folder) {
    const files = new Map();
    let count = 0;
    for (const problem of problems) {
      const uri = await fileAt(problem.source, folder);
      if (!uri) {
        this.output.appendLine(`${problem.source.file ?? problem.source.path}:${problem.line}: ${problem.kind} ${problem.message}`);
        continue;
      }
      const line = problem.line - 1;
      const diagnostic = new vscode.Diagnostic(new vscode.Range(line, 0, line, Number.MAX_SAFE_INTEGER), problem.message, vscode.DiagnosticSeverity.Warning);
      diagnostic.source = source;
      diagnostic.code = problem.kind;
      const key = uri.toString();
      if (!files.has(key)) files.set(key, [uri, []]);
      files.get(key)[1].push(diagnostic);
      count += 1;
    }
    collection.clear();
    for (const [uri, diagnostics] of files.values()) collection.set(uri, diagnostics);
    return count;
  }

  clear() {
    this.audit.clear();
    this.sweep.clear();
  }

  dispose() {
    this.found.dispose();
    this.audit.dispose();
    this.sweep.dispose();
  }
}

module.exports = { Problems };
