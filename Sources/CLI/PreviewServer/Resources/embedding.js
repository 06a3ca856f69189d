"use strict";
// What this page and the page that embeds it, such as an editor's panel, tell each other.
//
// A message is an object whose member `viewcode` is its kind; page.js has those that are sent and those that are followed. Messages are
// followed from the page right above alone, where its origin is one of those that `viewcode preview --embed-in` names. Nothing is sent
// before the first of them, `hello`, and to its origin alone.
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
  // The last message of each of these kinds, for a page that says hello later. Others are about a moment.
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
