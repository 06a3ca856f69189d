"use strict";
// The views of a screen as layers in space. Each layer shows the part of the picture that its view covers and no
// subview does, so that every pixel is on exactly one layer.
class Layers {
  // The maximum number of layers, each of which is a canvas.
  static most = 400;

  // `mark` is called with the view under the pointer or null, and `choose` with a selected view.
  constructor(device, canvas, { mark, choose }) {
    Object.assign(this, { device, canvas, mark, choose });
    this.turn = { x: -18, y: 32 };
    this.spread = 26;
    this.root = document.createElement("div");
    this.root.className = "layers";
    this.root.tabIndex = 0;
    this.root.setAttribute("role", "group");
    this.root.setAttribute("aria-label", "Layers. Arrow keys turn them, plus and minus change their distance.");
    this.space = document.createElement("div");
    this.space.className = "space";
    this.root.append(this.space);
    this.nodes = [];
    this.listen();
  }

  show(nodes, size, zoom) {
    this.nodes = nodes.filter((node) => !node.isHidden && node.frame[2] > 0 && node.frame[3] > 0).slice(0, Layers.most);
    const pixels = this.canvas.width / size[0];
    const scale = Math.min(pixels, 2);
    this.zoom = zoom;
    this.space.replaceChildren(...this.nodes.map((node) => {
      const [x, y, width, height] = node.frame;
      const layer = document.createElement("canvas");
      layer.width = Math.min(Math.ceil(width * scale), 4096);
      layer.height = Math.min(Math.ceil(height * scale), 4096);
      const context = layer.getContext("2d");
      context.scale(scale, scale);
      context.drawImage(this.canvas, x * pixels, y * pixels, width * pixels, height * pixels, 0, 0, width, height);
      for (const other of this.nodes) {
        if (!Layers.covers(other, node)) continue;
        context.clearRect(other.frame[0] - x, other.frame[1] - y, other.frame[2], other.frame[3]);
      }
      Object.assign(layer.style, { left: x * zoom + "px", top: y * zoom + "px", width: width * zoom + "px", height: height * zoom + "px" });
      layer.dataset.key = node.key;
      return layer;
    }));
    if (!this.root.isConnected) this.device.append(this.root);
    this.device.classList.add("exploded");
    this.apply();
  }
  hide() {
    this.root.remove();
    this.device.classList.remove("exploded");
  }

  // Returns whether a view takes pixels of another: a view inside it, or a later one without subviews. Containers that
  // are not inside it are often transparent.
  static covers(other, node) {
    if (other.index <= node.index || !other.isLeaf && !other.key.startsWith(node.key + ".")) return false;
    const [x, y, width, height] = other.frame, [left, top, wide, high] = node.frame;
    return x < left + wide && left < x + width && y < top + high && top < y + height;
  }

  highlight(key) {
    for (const layer of this.space.children) layer.classList.toggle("marked", layer.dataset.key === key);
  }

  apply() {
    this.space.style.transform = `rotateX(${this.turn.x}deg) rotateY(${this.turn.y}deg)`;
    const deepest = Math.max(...this.nodes.map((node) => node.depth), 1);
    const spread = Math.min(this.spread, 460 / deepest) * Math.max(this.zoom, 0.4);
    this.nodes.forEach((node, index) => {
      const layer = this.space.children[index];
      if (layer) layer.style.transform = `translateZ(${(node.depth - deepest / 2) * spread}px)`;
    });
  }

  listen() {
    let drag = null;
    this.root.addEventListener("pointerdown", (event) => {
      event.stopPropagation();
      drag = { x: event.clientX, y: event.clientY, turn: { ...this.turn }, isMoved: false };
      this.root.setPointerCapture(event.pointerId);
    });
    this.root.addEventListener("pointermove", (event) => {
      event.stopPropagation();
      if (!drag) { this.mark(this.node(event)); return; }
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      drag.isMoved ||= Math.hypot(x, y) > 4;
      this.turn = { x: Math.max(-80, Math.min(80, drag.turn.x - y / 3)), y: drag.turn.y + x / 3 };
      this.apply();
    });
    this.root.addEventListener("pointerup", (event) => {
      event.stopPropagation();
      const isTap = drag && !drag.isMoved;
      drag = null;
      this.root.releasePointerCapture(event.pointerId);
      const node = isTap ? this.node(event) : null;
      if (node) this.choose(node);
    });
    this.root.addEventListener("pointerleave", () => this.mark(null));
    this.root.addEventListener("wheel", (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.widen(Math.exp(-event.deltaY / 400));
    }, { passive: false });
    this.root.addEventListener("keydown", (event) => {
      const turns = { ArrowLeft: [0, -8], ArrowRight: [0, 8], ArrowUp: [8, 0], ArrowDown: [-8, 0] };
      if (turns[event.key]) {
        this.turn = { x: Math.max(-80, Math.min(80, this.turn.x + turns[event.key][0])), y: this.turn.y + turns[event.key][1] };
        this.apply();
      } else if (event.key === "+") this.widen(1.25);
      else if (event.key === "-") this.widen(0.8);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
  widen(factor) {
    this.spread = Math.max(0, Math.min(120, Math.max(this.spread, 1) * factor));
    this.apply();
  }
  node(event) {
    const layer = document.elementsFromPoint(event.clientX, event.clientY).find((element) => element.parentElement === this.space);
    return layer ? this.nodes.find((node) => node.key === layer.dataset.key) : null;
  }
}
