"use strict";

/** Whose pages show the panel where the editor is a program: those of its webviews, within those of its windows. */
const desktopEmbedders = ["vscode-webview:", "vscode-file:"];
/** The same where the editor is a page: webviews have a domain of their own, and windows that of the editor. */
const webEmbedders = ["https://*.vscode-cdn.net", "https://vscode.dev", "https://*.vscode.dev", "https://*.github.dev"];

/**
 * The arguments of `viewcode preview` for a panel.
 *
 * @param {object} wishes
 * @param {string} wishes.project the project's path
 * @param {number} wishes.port
 * @param {string} wishes.authority name and port under which the editor reaches that port: another one over SSH and in containers
 * @param {boolean} wishes.isWeb whether the editor is a page in a browser
 * @param {string[]} [wishes.embedders] further origins whose pages show the panel
 * @param {string[]} [wishes.extra] arguments that the user has set
 * @returns {string[]}
 */
function previewArguments({ project, port, authority, isWeb, embedders = [], extra = [] }) {
  const result = ["preview", project, "--port", String(port), "--ends-with-input"];
  const own = [`127.0.0.1:${port}`, `localhost:${port}`];
  const name = authority.toLowerCase();
  if (!own.includes(name)) result.push("--allow-host", name);
  for (const embedder of [...(isWeb ? webEmbedders : desktopEmbedders), ...embedders]) result.push("--embed-in", embedder);
  return [...result, ...extra];
}

/** The address that `viewcode preview` has printed, with its token; null where a line is none. */
function printedAddress(line) {
  const match = /^https?:\/\/[^\s/]+:(\d+)\/\?token=([0-9a-f]{32})$/.exec(line.trim());
  return match && { port: Number(match[1]), token: match[2] };
}

/**
 * The part of the page's address behind `#`: what is shown, and how.
 *
 * @param {{preview?: string | null, device?: string, isDark?: boolean, textSize?: string, isRightToLeft?: boolean, locale?: string,
 *   sdk?: number | null, wall?: boolean}} view
 */
function fragment(view) {
  const parameters = new URLSearchParams();
  if (view.preview) parameters.set("preview", view.preview);
  if (view.device) parameters.set("device", view.device);
  if (view.isDark !== undefined) parameters.set("style", view.isDark ? "dark" : "light");
  if (view.textSize) parameters.set("text", view.textSize);
  if (view.isRightToLeft) parameters.set("direction", "rtl");
  if (view.locale) parameters.set("locale", view.locale);
  if (view.sdk) parameters.set("sdk", String(view.sdk));
  if (view.wall) parameters.set("wall", "1");
  return parameters.toString();
}

/**
 * The address of the page as the editor reaches it.
 *
 * @param {{scheme: string, authority: string, path?: string, query?: string}} external where the server's port is reached
 * @param {string} token
 * @param {object} view see `fragment`
 */
function pageAddress(external, token, view) {
  const path = external.path && external.path !== "/" ? external.path.replace(/\/*$/, "/") : "/";
  const query = [external.query, `token=${token}`].filter(Boolean).join("&");
  const behind = fragment(view);
  return `${external.scheme}://${external.authority}${path}?${query}${behind ? "#" + behind : ""}`;
}

module.exports = { previewArguments, printedAddress, fragment, pageAddress, desktopEmbedders, webEmbedders };
