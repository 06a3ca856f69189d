"use strict";

// The pages with fixed contents, from the files that the programs embed.

const fs = require("node:fs");
const path = require("node:path");
const zlib = require("node:zlib");

/** Returns a gray PNG file of a size. */
function png(width, height) {
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0xc0);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), chunk("IHDR", head), chunk("IDAT", zlib.deflateSync(rows)), chunk("IEND", Buffer.alloc(0)),
  ]);
}
function crc(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? value >>> 1 ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
const picture = png(60, 120).toString("base64");
const source = "data:image/png;base64," + picture;

/** Fills a template as PageTemplate.swift does. */
const fill = (template, values) => template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
  if (!(name in values)) throw new Error(`the template contains the unknown placeholder ${name}`);
  return values[name];
});

function report() {
  const change = (view, what, line, y) => ({
    kind: "changed", view, what, place: { file: "Shop/Cell.swift", line }, before: [0, y, 20, 10], after: [4, y, 20, 10], depth: 1,
  });
  const entry = (name, status, changes = []) => ({
    id: name, name, variant: "iPhone 15", source: "Shop/A.swift:1", status, changes, notes: ["30 of 7200 pixels differ"], texts: [], scale: 1, origin: [0, 0],
    // The script encodes each part of a path, so that a picture is a file.
    ...(changes.length ? { oldPicture: "picture.png", newPicture: "picture.png" } : {}),
  });
  const moved = [change("“One”", "moved 4 pt right", 8, 20), change("“Two”", "moved 4 pt right", 8, 60)];
  return {
    title: "What changed", old: "main", new: "HEAD", version: "1", noun: "screen", notes: [], substitutes: [{ kind: "font", name: "Avenir", screens: 2 }],
    entries: [
      entry("Profile", "changed", moved), entry("Cart", "changed", [change("total", "is 2 pt wider", 30, 90)]), entry("Search", "changed", moved),
      entry("Help", "same"), entry("Basket", "added"),
    ],
  };
}

function map() {
  const screen = (id, name, depth, script) => ({
    id, name, depth, kind: "screen", controller: name + "ViewController", controllers: [name + "ViewController"], title: name, script, conflicts: [],
    look: { controllers: [{ name: name + "ViewController", file: `Shop/${name}.swift`, line: 3 }], findings: [], pictures: { light: picture, dark: picture } },
  });
  return {
    screens: [screen("a", "Home", 0, []), screen("b", "Detail", 1, ["tap Open"]), screen("c", "Sheet", 1, ["tap Share"]), screen("d", "Settings", 1, ["tap Settings"])],
    edges: [
      { from: "a", to: "b", action: "tap Open" }, { from: "a", to: "b", action: "hold Open" }, { from: "a", to: "c", action: "tap Share" },
      { from: "a", to: "d", action: "tap Settings" }, { from: "b", to: "a", action: "tap Back" },
    ],
    problems: [{ screen: "b", failure: { kind: "crash", text: "Index out of range", calls: ["f() at Shop/Detail.swift:9"] }, script: ["tap Open"] }],
    requests: [{ method: "GET", address: "https://example.com/a", screen: "b" }],
  };
}

const sweep = [{
  name: "Card", source: "Shop/Card.swift:3", lookCount: 4, pictures: [{ width: 60, height: 120, file: picture }, { width: 90, height: 120, file: picture }],
  defects: [{
    title: "Truncated", view: "title", place: "Shop/Card.swift:8", occurrences: ["at widths 60 to 80"], ranges: [[60, 80]], worst: "At width 60", text: "the text is cut off",
    causes: ["title.width == 40"], changes: ["title.numberOfLines = 0"], picture: { width: 60, height: 120, file: picture }, frame: [5, 5, 20, 10],
  }],
}];

/** Returns the text of each page by its name. `root` is the folder of the repository. */
exports.pages = (root) => {
  const read = (file) => fs.readFileSync(path.join(root, "Sources", file), "utf8");
  const page = (base, data, values = {}) => fill(read(base + ".html"), {
    style: read(base + ".css"), script: read(base + ".js"), data: JSON.stringify(data).replaceAll("<", "\\u003c"), ...values,
  });

  const preview = "CLI/PreviewServer/Resources/";
  let text = read(preview + "page.html").replace("{embedders}", "");
  for (const [name, file] of [["style", "page.css"], ["embedding", "embedding.js"], ["thumbnails", "thumbnails.js"], ["layers", "layers.js"], ["tree", "tree.js"], ["script", "page.js"]]) {
    text = text.replace(`/*${name}*/`, () => read(preview + file));
  }

  const gallery = "CLI/ScreenCommands/Resources/";
  const section = (number, title, failure = "") => fill(read(gallery + "section.html"), {
    number, title, source: `Shop/${number}.swift:3`, failure,
    figures: ["light", "dark"].map((style) => fill(read(gallery + "figure.html"), { style, file: source, width: 60, title, device: "iPhone SE", look: style })).join("\n"),
  });
  const titles = ["Card &amp; more", "List"];
  return {
    preview: text,
    report: page("Screens/ScreenComparison/Resources/report", report(), { title: "Report" }),
    gallery: page(gallery + "gallery", null, {
      contents: titles.map((title, index) => `<div><a href="#p${index}">${title}</a></div>`).join("\n"), sections: titles.map((title, index) => section(index, title)).join("\n"),
    }),
    map: page("Screens/ScreenExploring/Resources/explore", map(), { title: "Map", name: "Shop", summary: "4 screens, 5 paths" }),
    sweep: page("Screens/ScreenAudit/Resources/sweep", sweep, { title: "Sweep", summary: "1 defect" }),
  };
};

/** The picture to which the report refers. */
exports.picture = Buffer.from(picture, "base64");
