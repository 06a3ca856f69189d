"use strict";
// Small pictures of the screens, for the list. Each screen is opened once in the background, one after another, while
// its row is visible and the displayed screen is at rest.
class Thumbnails {
  // Numbers of tiles that the page does not use for displayed screens.
  static first = 9000;
  static count = 900;
  static height = 96;
  // The pause after the last activity of the displayed screen, and between two pictures, in milliseconds.
  static pause = 700;

  // `open` and `close` open and close a tile with a number. `changed` is called with the name of a screen whose picture
  // or failure has changed.
  constructor({ open, close, isFree, changed }) {
    Object.assign(this, { open, close, isFree, changed });
    this.pictures = new Map();
    this.failures = new Map();
    this.stale = new Set();
    this.visible = new Set();
    this.running = null;
    this.number = 0;
    this.timer = null;
    this.observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const name = entry.target.dataset.screen;
        if (entry.isIntersecting) this.visible.add(name); else this.visible.delete(name);
      }
      this.schedule();
    });
  }

  // Observes the rows of a new list, instead of those of the previous one.
  observe(rows) {
    this.observer.disconnect();
    this.visible.clear();
    for (const row of rows) this.observer.observe(row);
  }

  // Draws the picture of a screen into a canvas of its row.
  canvas(name) {
    const picture = this.pictures.get(name);
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    canvas.className = "thumbnail";
    [canvas.width, canvas.height] = [22, 48];
    if (!picture) return canvas;
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas;
  }

  // Marks all pictures as outdated, because the code or the settings have changed.
  expire() {
    for (const name of [...this.pictures.keys(), ...this.failures.keys()]) this.stale.add(name);
    this.schedule();
  }

  // Plans the next picture.
  schedule() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), Thumbnails.pause);
  }

  next() {
    if (this.running) return;
    const name = [...this.visible].find((name) => this.stale.has(name) || !this.pictures.has(name) && !this.failures.has(name));
    if (name === undefined) return;
    if (!this.isFree()) { this.schedule(); return; }
    this.number = (this.number + 1) % Thumbnails.count;
    this.running = { name, tile: Thumbnails.first + this.number };
    this.open(this.running.tile, name);
  }

  // Ends a background screen, because its place is needed.
  stop() {
    if (!this.running) return;
    this.close(this.running.tile);
    this.running = null;
  }

  has(tile) { return this.running !== null && this.running.tile === tile; }

  // Handles a message about the background screen.
  hear(message) {
    if (message.op !== "failed" && message.op !== "refused") return;
    const { name } = this.running;
    this.failures.set(name, message.text);
    this.pictures.delete(name);
    this.finish(name);
  }
  async draw(image) {
    const { name, tile } = this.running;
    await this.keep(name, image);
    if (this.has(tile)) this.finish(name);
  }
  finish(name) {
    this.stop();
    this.stale.delete(name);
    this.changed(name);
    this.schedule();
  }

  // Keeps a picture, which is a bitmap or a canvas, in the size of the list.
  async keep(name, image) {
    if (!image.width || !image.height) return;
    const height = Math.min(Thumbnails.height, image.height);
    const width = Math.max(Math.round(image.width * height / image.height), 1);
    const small = await createImageBitmap(image, { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" });
    this.pictures.set(name, small);
    this.failures.delete(name);
    this.stale.delete(name);
  }
  fail(name, reason) {
    this.failures.set(name, reason);
    this.stale.delete(name);
    this.changed(name);
  }
}
