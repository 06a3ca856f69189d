"use strict";

// The pages that the programs write or serve, in Chromium with fixed contents: contrast, labels, keyboard, width and
// errors of each, and the behavior of their scripts. Skipped without Chromium.

const test = require("node:test");
const assert = require("node:assert");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { Browser } = require("../Editors/VSCode/support/browser.js");
const contents = require("./pages/contents.js");

const root = path.resolve(__dirname, "../..");
const options = Browser.program ? {} : { skip: "Chromium is not installed" };
const examine = fs.readFileSync(path.join(__dirname, "pages/examine.js"), "utf8");
const server = fs.readFileSync(path.join(__dirname, "pages/server.js"), "utf8");

test("the pages", options, async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "viewcode-pages-"));
  const pages = contents.pages(root);
  for (const [name, text] of Object.entries(pages)) fs.writeFileSync(path.join(folder, name + ".html"), text);
  fs.writeFileSync(path.join(folder, "picture.png"), contents.picture);
  const browser = await Browser.open("about:blank");
  t.after(async () => {
    await browser.close();
    fs.rmSync(folder, { recursive: true });
  });

  let mistakes = [];
  const hear = browser.hear.bind(browser);
  browser.hear = (message) => {
    const { method, params } = message;
    if (method === "Runtime.exceptionThrown") mistakes.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === "Runtime.consoleAPICalled") mistakes.push(params.type + ": " + params.args.map((one) => one.value).join(" "));
    if (method === "Log.entryAdded" && params.entry.level === "error") mistakes.push(params.entry.text);
    hear(message);
  };
  await browser.ask("Runtime.enable", {});
  await browser.ask("Log.enable", {});
  await browser.ask("Page.addScriptToEvaluateOnNewDocument", { source: server });

  const resize = (width) =>
    browser.ask("Emulation.setDeviceMetricsOverride", { width, height: 844, deviceScaleFactor: 1, mobile: false });
  const dark = (isDark) =>
    browser.ask("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }] });
  const go = async (name) => {
    await browser.ask("Page.navigate", { url: "about:blank" });
    await browser.wait("location.href === 'about:blank'");
    mistakes = [];
    await browser.ask("Page.navigate", { url: "file://" + path.join(folder, name + ".html") });
    await browser.wait("location.href.startsWith('file:') && document.readyState === 'complete'");
    if (name === "preview") await browser.wait("document.querySelector('.device')?.dataset.pictures > 0");
  };
  const press = async (key, code = /[a-z]/.test(key) ? key.toUpperCase().charCodeAt(0) : 0) => {
    const values = { key, code: key, windowsVirtualKeyCode: code, text: key.length === 1 ? key : undefined };
    await browser.ask("Input.dispatchKeyEvent", { type: values.text ? "keyDown" : "rawKeyDown", ...values });
    await browser.ask("Input.dispatchKeyEvent", { type: "keyUp", ...values });
  };
  const point = (selector) => browser.value(`(() => {
    const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  })()`);
  const click = async (selector) => browser.click(...await point(selector));
  const hover = async (selector) => {
    const [x, y] = await point(selector);
    await browser.ask("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  };
  const text = (selector) => browser.value(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? null`);

  // The keys that show the parts of a page that are hidden at first, and the condition under which they are there.
  const first = { keys: [], until: "true" };
  const states = {
    preview: [
      first, { keys: ["i"], until: "document.querySelectorAll('[role=treeitem]').length === 4" },
      { keys: ["w"], until: "[...document.querySelectorAll('.device')].filter((one) => one.dataset.pictures > 0).length === 8" },
      { keys: ["t"], until: "!document.getElementById('timeline').hidden" }, { keys: ["?"], until: "document.getElementById('keys').open" }, { keys: ["]"], until: "document.querySelector('.gone')" },
    ],
    report: [first, { keys: ["n"], until: "document.querySelector('.mark')" }], gallery: [first],
    map: [first, { keys: ["/", "Enter"], until: "document.querySelector('#details h2')" }], sweep: [first],
  };
  for (const name of Object.keys(pages)) {
    await t.test(`${name}: contrast, labels, keyboard, width and errors`, async () => {
      for (const width of [1280, 390]) for (const isDark of [false, true]) {
        await resize(width);
        await dark(isDark);
        for (const { keys, until } of states[name]) {
          await go(name);
          for (const key of keys) await press(key, key === "Enter" ? 13 : undefined);
          await browser.wait(until);
          const found = await browser.value(`(${examine})()`);
          assert.deepStrictEqual([...found, ...mistakes], [], `${name} at ${width}, ${isDark ? "dark" : "light"}, after ${keys.join(" ")}`);
        }
      }
      await dark(false);
      await resize(1280);
    });
  }

  await t.test("preview: screens are grouped by kind, found by file, and have thumbnails", async () => {
    await go("preview");
    const headings = await browser.value("[...document.querySelectorAll('#screens h2')].map((one) => one.textContent)");
    assert.deepStrictEqual(headings, ["App1", "Previews2", "View controllers1"]);
    await press("/");
    for (const letter of "card.swift") await press(letter);
    assert.deepStrictEqual(await browser.value("[...document.querySelectorAll('#screens button')].map((one) => one.dataset.screen)"), ["Card"]);
    await browser.value("document.getElementById('search').value = '', document.getElementById('search').oninput()");
    const red = "[...document.querySelectorAll('#screens [data-screen=Card] canvas')].some((one) => one.getContext('2d').getImageData(5, 5, 1, 1).data[3] > 0)";
    await browser.wait(red);
    // The screen that stops says so.
    await browser.wait("document.querySelector('#screens [data-screen=Broken] .stopped')");
    assert.strictEqual(await browser.value("document.querySelectorAll('.device').length"), 1);
  });

  await t.test("preview: the tree and the screen mark each other's views, and a view is inspected from both", async () => {
    await go("preview");
    await press("i");
    await browser.wait("document.querySelectorAll('[role=treeitem]').length === 4");
    await hover("[role=treeitem][data-key='0.0.1']");
    assert.match(await text(".frames .label"), /^button 100 × 44/);
    await hover(".elements [data-number='2']");
    assert.match(await text("[role=treeitem].hovered"), /^button/);
    await click("[role=treeitem][data-key='0.0.0']");
    await browser.wait("document.querySelector('#facts h2')?.textContent === 'title'");
    assert.match(await text("[role=treeitem][aria-selected=true]"), /^title“Hello”/);
    await click("#pick");
    await click(".elements [data-number='2']");
    await browser.wait("document.querySelector('#facts h2')?.textContent === 'button'");
    assert.match(await text("[role=treeitem][aria-selected=true]"), /^button/);
    // By keys
    await browser.value("document.querySelector('[role=treeitem][aria-selected=true]').focus()");
    await press("ArrowUp", 38);
    await press("Enter", 13);
    await browser.wait("document.querySelector('#facts h2')?.textContent === 'title'");
    await press("ArrowLeft", 37);
    await press("ArrowLeft", 37);
    assert.strictEqual(await browser.value("document.querySelectorAll('[role=treeitem]').length"), 2);
  });

  await t.test("preview: layers show every view of the tree, each with its own pixels", async () => {
    await go("preview");
    await press("l");
    await browser.wait("document.querySelectorAll('.space canvas').length === 4");
    const pixel = (key, x, y) => browser.value(`(() => {
      const layer = document.querySelector(".space canvas[data-key='${key}']");
      const scale = layer.width / parseFloat(layer.style.width) * document.querySelector('.device').clientWidth / 200;
      return [...layer.getContext('2d').getImageData(Math.floor(${x} * scale), Math.floor(${y} * scale), 1, 1).data][3] > 0;
    })()`);
    assert.strictEqual(await pixel("0.0", 5, 5), true);
    // The button is on its own layer.
    assert.strictEqual(await pixel("0.0", 70, 220), false);
    assert.strictEqual(await pixel("0.0.1", 20, 20), true);
    const turned = await browser.value("document.querySelector('.space').style.transform");
    await browser.value("document.querySelector('.layers').focus()");
    await press("ArrowRight", 39);
    assert.notStrictEqual(await browser.value("document.querySelector('.space').style.transform"), turned);
    await press("l");
    await browser.wait("!document.querySelector('.space')");
  });

  await t.test("preview: presets choose the wall's screens, and a stopped one says so", async () => {
    await go("preview");
    await press("w");
    await browser.wait("document.querySelectorAll('.device').length === 8");
    const names = await browser.value("[...document.querySelectorAll('#presets button')].map((one) => one.textContent)");
    assert.deepStrictEqual(names, ["Sizes", "Light and dark", "Text sizes", "Directions", "Languages"]);
    await browser.value("document.querySelectorAll('#presets button')[2].click()");
    const captions = await browser.value("[...document.querySelectorAll('.caption')].map((one) => one.textContent)");
    assert.deepStrictEqual(captions, ["XS", "L", "XXXL", "AX1", "AX3", "AX5"].map((size) => `iPhone 15 · light · text ${size}`));
    await press("w");
    await browser.value("document.querySelector('#screens [data-screen=Broken]').click()");
    await browser.wait("document.querySelector('.tile.stopped .gone')");
    const gone = await text(".gone");
    assert.ok(gone.includes("The app stopped") && gone.includes("Index out of range") && gone.includes("Broken.load() at App/Broken.swift:7"), gone);
    await click(".gone button");
    await browser.wait("window.server.requests.some((one) => one.op === 'restart')");
  });

  await t.test("preview: the timeline shows the steps, goes back by a slider and keys, and its file is replayed", async () => {
    await go("preview");
    await press("t");
    assert.strictEqual(await text("#stepText"), "No steps yet. Touch the screen.");
    const sent = (op) => browser.value(`window.server.requests.filter((one) => one.op === ${JSON.stringify(op)})`);
    await click(".elements [data-number='2']");
    await browser.wait("document.getElementById('stepText').textContent === '1 of 1: tap UIButton 0'");
    await click(".elements [data-number='1']");
    await browser.wait("document.getElementById('stepText').textContent === '2 of 2: tap UIButton 1'");
    await browser.value("document.activeElement.blur()");
    await press(",");
    await browser.wait("document.getElementById('stepText').textContent === '1 of 2: tap UIButton 0' && !document.getElementById('later').disabled");
    await browser.value("document.getElementById('position').value = 0, document.getElementById('position').oninput()");
    await browser.wait("document.getElementById('stepText').textContent === '0 of 2: the initial screen' && document.getElementById('earlier').disabled");
    assert.deepStrictEqual((await sent("rewind")).map((one) => one.value), [1, 0]);
    await browser.value("HTMLAnchorElement.prototype.click = function () { window.saved = this }");
    await click("#saveSteps");
    await browser.wait("window.saved");
    assert.strictEqual(await browser.value("window.saved.download"), "Card.steps.json");
    const content = await browser.value("fetch(window.saved.href).then((answer) => answer.text())").catch(() => null);
    assert.deepStrictEqual(JSON.parse(content).events, [{ frames: { _0: 1 } }]);
    const open = (file) => browser.value(`(() => {
      const files = new DataTransfer();
      files.items.add(new File([${JSON.stringify(file)}], "a.json"));
      document.getElementById("stepsFile").files = files.files;
      document.getElementById("stepsFile").dispatchEvent(new Event("change"));
    })()`);
    await open(content);
    await browser.wait("window.server.requests.some((one) => one.op === 'replay')");
    const [replay] = await sent("replay");
    const opened = (await sent("open")).findLast((one) => one.tile === replay.tile);
    assert.deepStrictEqual([opened.choice.preview, opened.choice.device, replay.events], ["Card", "iPhone SE", [{ frames: { _0: 1 } }]]);
    await open("[]");
    await browser.wait("document.getElementById('status').textContent.includes('a.json can\\'t be replayed')");
  });

  await t.test("preview: at the width of a phone one bar is above the screen, and the settings are in a sheet", async () => {
    await resize(390);
    await go("preview");
    assert.ok(await browser.value("document.getElementById('tiles').getBoundingClientRect().top") < 60);
    await click("#more");
    assert.ok(await browser.value("document.getElementById('device').checkVisibility() && document.getElementById('rotate').checkVisibility()"));
    await click("#more");
    assert.strictEqual(await browser.value("document.getElementById('device').checkVisibility()"), false);
    await resize(1280);
  });

  await t.test("report: pictures come first, and keys go through the causes", async () => {
    await go("report");
    const isFirst = "document.querySelector('.stage').compareDocumentPosition(document.querySelector('.changes')) & Node.DOCUMENT_POSITION_FOLLOWING";
    assert.ok(await browser.value(isFirst));
    assert.strictEqual(await text("#list .group"), "Same causes, 2 screens");
    await press("n");
    assert.strictEqual(await text("#cause"), "Cause 1 of 2");
    assert.match(await text(".changes li.on"), /2 views.*moved 4 pt right.*and on 1 other screen.*Shop\/Cell\.swift:8/);
    await browser.wait("document.querySelectorAll('.mark').length === 4");
    await press("n");
    assert.strictEqual(await text("#cause"), "Cause 2 of 2");
    assert.strictEqual(await text("h2"), "Cart on iPhone 15");
    await press("p");
    assert.strictEqual(await text("#cause"), "Cause 1 of 2");
  });

  await t.test("gallery: pictures are filtered, enlarged, and linked to the preview page", async () => {
    await go("gallery");
    assert.strictEqual(await text("#count"), "4 pictures");
    await browser.value("document.getElementById('look').value = 'dark', document.getElementById('look').dispatchEvent(new Event('input'))");
    assert.strictEqual(await text("#count"), "2 pictures of 4");
    await browser.value("document.getElementById('address').value = 'http://127.0.0.1:80/?token=a', document.getElementById('address').dispatchEvent(new Event('change'))");
    assert.strictEqual(
      await browser.value("document.querySelector('figure:not([hidden]) .live').href"), "http://127.0.0.1/?token=a#preview=Card+%26+more&device=iPhone+SE&style=dark");
    const width = await browser.value("document.querySelector('figure:not([hidden]) img').width");
    await press("+", 187);
    assert.ok(await browser.value("document.querySelector('figure:not([hidden]) img').width") > width);
    await click("figure:not([hidden]) a");
    assert.strictEqual(await text("#caption"), "Card & more on iPhone SE, dark");
    await press("ArrowRight", 39);
    assert.strictEqual(await text("#caption"), "List on iPhone SE, dark");
    await press("Escape", 27);
    await press("d");
    assert.strictEqual(await browser.value("document.documentElement.dataset.style"), "dark");
  });

  await t.test("map: it fits the window, screens are found, and edges say their actions", async () => {
    await go("map");
    const inside = "[...document.querySelectorAll('.screen')].every((one) => { const box = one.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth && box.width > 60 })";
    assert.ok(await browser.value(inside));
    await press("/");
    for (const letter of "sheet") await press(letter);
    assert.strictEqual(await text("#count"), "1 of 4");
    await press("Enter", 13);
    assert.strictEqual(await text("#details h2"), "Sheet");
    await press("Escape", 27);
    await press("Escape", 27);
    assert.strictEqual(await browser.value("document.getElementById('details').hidden"), true);
    await click("#edges text");
    assert.match(await text("#details"), /tap Open.*hold Open.*From.*Home.*To.*Detail/);
  });
});
