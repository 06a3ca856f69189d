"use strict";

// The panel's page in a browser instead of the editor's window. Its site differs from that of the preview's page, as in
// the editor, so that the browser isolates them.

const http = require("node:http");
const { Browser } = require("./browser");

/** The API that an editor provides to its pages. */
const surroundings = `
  window.heard = [];
  window.acquireVsCodeApi = () => ({ postMessage: (message) => window.heard.push(message) });
  window.keys = [];
  window.addEventListener("keydown", (event) => window.keys.push((event.ctrlKey ? "Control+" : "") + event.key + " " + event.keyCode));
  document.addEventListener("DOMContentLoaded", () => document.body.classList.add("vscode-light"));
`;

class Window {
  /**
   * @param {{width?: number, height?: number}} [size]
   */
  static async create(size) {
    const window = new Window();
    window.size = size;
    window.html = "";
    window.server = http.createServer((request, response) => {
      const nonce = /script-src 'nonce-([0-9a-f]+)'/.exec(window.html)?.[1] ?? "";
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(request.url === "/" ? window.html.replace("</title>", `</title><script nonce="${nonce}">${surroundings}</script>`) : "");
    });
    await new Promise((resolve) => window.server.listen(0, "127.0.0.1", resolve));
    window.origin = `http://localhost:${window.server.address().port}`;
    return window;
  }

  /** Displays a panel of the recorded editor, and passes messages in both directions. */
  async show(panel) {
    this.html = panel.webview.html;
    panel.load = async (html) => {
      this.html = html;
      await this.browser?.ask("Page.navigate", { url: this.origin + "/" });
    };
    const browser = await Browser.open("about:blank", this.size);
    this.browser = browser;
    await browser.ask("Page.navigate", { url: this.origin + "/" });
    panel.receive = (message) => this.browser?.value(`window.postMessage(${JSON.stringify(message)}, window.origin)`).catch(() => {});
    this.passing = (async () => {
      while (this.browser) {
        const heard = await this.browser.value("window.heard ? window.heard.splice(0) : []").catch(() => []);
        for (const message of heard ?? []) panel.say(message);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
  }

  async close() {
    const { browser } = this;
    this.browser = null;
    await this.passing;
    await browser?.close();
    this.server.closeAllConnections?.();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

module.exports = { Window };
