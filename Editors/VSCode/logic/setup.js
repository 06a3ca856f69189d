"use strict";

/** Names of files and folders of a project's that only exist in projects for Apple's systems. */
const marks = [/\.xcodeproj$/, /\.xcworkspace$/, /^project\.ya?ml$/, /^Project\.swift$/];

/**
 * Whether a folder is set up for completion, and whether to offer it.
 *
 * @param {string[]} names what lies in the folder
 * @param {string | null} manifest the text of its `Package.swift`
 * @param {string | null} connection the text of its `buildServer.json`
 * @returns {"done" | "other" | "offer" | "none"} `other` where another program answers the editor's questions; `none` where the folder is
 *   no project for iOS, as far as its names tell
 */
function setupState(names, manifest, connection) {
  if (connection !== null) {
    try {
      return JSON.parse(connection).name === "viewcode" ? "done" : "other";
    } catch {
      return "other";
    }
  }
  const isOurs = names.some((name) => marks.some((mark) => mark.test(name))) || /\.iOS\(/.test(manifest ?? "");
  return isOurs ? "offer" : "none";
}

module.exports = { setupState };
