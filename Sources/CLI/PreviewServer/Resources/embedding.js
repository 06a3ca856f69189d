"use strict";
// The communication between this page and the page that embeds it, such as an editor's panel.
//
// A message is an object whose member `viewcode` is its kind. page.js defines the messages that are sent and handled.
// Messages are only handled from the direct parent page, if its origin is among those of `viewcode preview --embed-in`.
// No message is sent before the first of them, `hello`, and messages are only sent to its origin.
const embedding = (() => {
  const sources = document.querySelector('meta[name="embedders"]').content.split(" ").filter(Boolean);
  const above = window.parent;
  if (above === window || !sources.length) return { isActive: false, tell() {}, on() {} };

  function allows(origin) {
    return sources.some((source) => {
      if (source.endsWith(":")) return origin.startsWith(source + "//");
      const [scheme, name] = source.split("//*.");
      return name === undefined ? origin === new URL(source).origin : origin.startsWith(scheme + "//") && origin.endsWith("." + name);
    });
  }

  const handlers = new Map();
  // The last message of each of these kinds, for a page that sends `hello` later. Other messages only apply at their
  // time.
  const told = new Map();
  const states = ["screens", "build", "view"];
  let origin = null;
  addEventListener("message", (event) => {
    if (event.source !== above || !allows(event.origin)) return;
    const kind = event.data?.viewcode;
    if (typeof kind !== "string") return;
    if (kind === "hello") {
      origin = event.origin;
      above.postMessage({ viewcode: "ready" }, origin);
      for (const message of told.values()) above.postMessage(message, origin);
    }
    handlers.get(kind)?.(event.data);
  });
  return {
    isActive: true,
    tell(kind, members) {
      const message = { ...members, viewcode: kind };
      if (states.includes(kind)) told.set(kind, message);
      if (origin !== null) above.postMessage(message, origin);
    },
    on(kind, handler) { handlers.set(kind, handler); },
  };
})();
