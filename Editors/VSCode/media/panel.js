"use strict";
// Passes messages between the extension and the preview's page, which is shown in a frame.
(() => {
  const editor = acquireVsCodeApi();
  const frame = document.getElementById("page");
  const origin = new URL(frame.dataset.address).origin;

  function tell(message) {
    frame.contentWindow.postMessage(message, origin);
  }
  function isDark() {
    // `vscode-high-contrast` is also there where the light one is.
    const looks = document.body.classList;
    return looks.contains("vscode-dark") || (looks.contains("vscode-high-contrast") && !looks.contains("vscode-high-contrast-light"));
  }

  addEventListener("message", (event) => {
    if (event.source === frame.contentWindow) {
      if (event.origin !== origin) return;
      // The editor listens to keys of this page, and not to those of pages in it.
      if (event.data?.viewcode === "key") window.dispatchEvent(new KeyboardEvent("keydown", { ...event.data.key, bubbles: true, cancelable: true }));
      else editor.postMessage(event.data);
    } else if (event.origin === window.origin) {
      // The extension's come from the editor's own part of this page.
      tell(event.data);
    }
  });
  frame.addEventListener("load", () => tell({ viewcode: "hello", isDark: isDark() }));
  new MutationObserver(() => tell({ viewcode: "look", isDark: isDark() })).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  frame.src = frame.dataset.address;
})();
