"use strict";

// The website in Chromium: each page's width, errors, and the keyboard. Skipped without Chromium.

const test = require("node:test");
const assert = require("node:assert");
const childProcess = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { Browser } = require("../Editors/VSCode/support/browser.js");

const root = path.resolve(__dirname, "../..");
const options = Browser.program ? {} : { skip: "Chromium is not installed" };

test("the website", options, async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "viewcode-site-"));
  const site = path.join(folder, "site");
  childProcess.execFileSync(path.join(root, "Tools/make-site"), [site, "--docc", folder]);
  const address = (page) => "file://" + path.join(site, page);
  const pages = fs.readdirSync(site, { recursive: true }).filter((name) => name.endsWith(".html")).sort();
  const browser = await Browser.open(address("index.html"));
  t.after(async () => {
    await browser.close();
    fs.rmSync(folder, { recursive: true });
  });

  const mistakes = [];
  const hear = browser.hear.bind(browser);
  browser.hear = (message) => {
    if (message.method === "Runtime.exceptionThrown") mistakes.push(message.params.exceptionDetails.text);
    if (message.method === "Log.entryAdded" && message.params.entry.level === "error") mistakes.push(message.params.entry.text);
    hear(message);
  };
  await browser.ask("Runtime.enable", {});
  await browser.ask("Log.enable", {});

  const go = async (page) => {
    await browser.ask("Page.navigate", { url: "about:blank" });
    await browser.wait("location.href === 'about:blank'");
    await browser.ask("Page.navigate", { url: address(page) });
    await browser.wait(`location.href.startsWith('file:') && document.readyState === 'complete'`);
  };
  const resize = (width) =>
    browser.ask("Emulation.setDeviceMetricsOverride", { width, height: 844, deviceScaleFactor: 1, mobile: false });
  const press = async (key, code, text) => {
    const values = { key, code: key, windowsVirtualKeyCode: code, text };
    await browser.ask("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...values });
    await browser.ask("Input.dispatchKeyEvent", { type: "keyUp", ...values });
  };

  await t.test("no page is wider than its window, and none has errors", async () => {
    for (const page of pages) {
      await resize(1280);
      await go(page);
      for (const width of [1280, 390]) {
        await resize(width);
        const size = "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth";
        assert.strictEqual(await browser.value(size), 0, `${page} at ${width}`);
      }
    }
    await resize(1280);
    assert.deepStrictEqual(mistakes, []);
  });

  await t.test("/ opens the search, arrows choose, Enter opens the page, Escape returns", async () => {
    await go("guides/preview.html");
    await press("/", 191, "/");
    await browser.wait("document.getElementById('site-search').open");
    await browser.ask("Input.insertText", { text: "write-baseline" });
    await browser.wait("document.querySelectorAll('#site-results li').length > 0");
    assert.strictEqual(await browser.value("document.activeElement.getAttribute('aria-activedescendant')"), "site-result-0");
    await press("ArrowDown", 40);
    const chosen = await browser.value("document.querySelector('#site-results [aria-selected=true]').id");
    assert.strictEqual(await browser.value("document.activeElement.getAttribute('aria-activedescendant')"), chosen);
    await press("ArrowUp", 38);
    await press("Enter", 13, "\r");
    await browser.wait("location.href.includes('guides/lint.html#settings') && document.readyState === 'complete'");
    assert.strictEqual(await browser.value("document.getElementById('site-search').open"), false);
    await browser.value("document.getElementById('site-open-search').focus()");
    await press("Enter", 13, "\r");
    await browser.wait("document.getElementById('site-search').open");
    await press("Escape", 27);
    await browser.wait("!document.getElementById('site-search').open");
    assert.strictEqual(await browser.value("document.activeElement.id"), "site-open-search");
  });

  await t.test("the first key leads past the bar, and the focus is visible", async () => {
    await go("guides/lint.html");
    await press("Tab", 9);
    assert.strictEqual(await browser.value("document.activeElement.className"), "skip");
    assert.ok(await browser.value("document.activeElement.getBoundingClientRect().top >= 0"));
    await press("Enter", 13, "\r");
    await browser.wait("document.activeElement.id === 'site-main'");
    await press("Tab", 9);
    assert.strictEqual(await browser.value("getComputedStyle(document.activeElement).outlineStyle"), "solid");
  });

  await t.test("the style is kept on other pages", async () => {
    await go("guides/lint.html");
    for (const style of ["light", "dark"]) {
      await browser.value("document.getElementById('site-style').click()");
      assert.strictEqual(await browser.value("document.documentElement.dataset.style"), style);
    }
    await go("index.html");
    assert.strictEqual(await browser.value("document.documentElement.dataset.style"), "dark");
    assert.strictEqual(await browser.value("getComputedStyle(document.body).backgroundColor"), "rgb(19, 19, 22)");
    await browser.value("document.getElementById('site-style').click()");
    assert.strictEqual(await browser.value("document.documentElement.dataset.style"), undefined);
  });

  await t.test("a copied command has no description", async () => {
    await go("guides/sweep.html");
    await browser.value(
      "Object.defineProperty(navigator, 'clipboard', {value: {writeText: text => { window.copied = text; return Promise.resolve(); }}})");
    await browser.value("document.querySelector('.copy').click()");
    await browser.wait("window.copied || document.querySelector('.copy .icon-done')");
    const copied = await browser.value("window.copied");
    if (copied !== undefined) assert.match(copied, /^viewcode sweep\nviewcode sweep ProfileView --widths 320-700\n/);
  });
});
