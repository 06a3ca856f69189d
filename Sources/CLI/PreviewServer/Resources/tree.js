"use strict";
// The views of a screen as a tree. Hovering over a row marks the view on the screen, and a selection inspects it.
class ViewTree {
  // `mark` is called with the frame of a hovered view or null, and `choose` with a selected view.
  constructor(root, { mark, choose }) {
    Object.assign(this, { root, mark, choose });
    this.nodes = [];
    this.closed = new Set();
    this.selected = null;
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("mouseleave", () => this.mark(null));
  }

  // Adds the identity of each view to the flat list in which every view precedes its subviews: the indices from the
  // window down.
  static keyed(list) {
    const counts = [], nodes = [];
    list.forEach((view, index) => {
      const { depth } = view;
      counts.length = depth + 1;
      counts[depth] = (counts[depth] ?? -1) + 1;
      const path = counts.slice(0, depth + 1);
      nodes.push({ ...view, index, path, key: path.join("."), isLeaf: (list[index + 1]?.depth ?? 0) <= depth });
    });
    return nodes;
  }

  show(list) {
    this.nodes = ViewTree.keyed(list);
    this.draw();
  }

  draw() {
    const hadFocus = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const rows = [];
    let hidden = Infinity;
    for (const node of this.nodes) {
      if (node.depth > hidden) continue;
      hidden = this.closed.has(node.key) ? node.depth : Infinity;
      rows.push(this.row(node));
    }
    this.root.replaceChildren(...rows);
    this.highlight(this.selected);
    const focused = hadFocus === null ? null : this.find(hadFocus);
    if (focused) this.focus(focused, { moves: false });
    else if (rows.length) (this.find(this.selected) ?? rows[0]).tabIndex = 0;
  }
  row(node) {
    const row = document.createElement("div");
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", node.depth + 1);
    row.dataset.key = node.key;
    row.tabIndex = -1;
    row.style.paddingInlineStart = 6 + Math.min(node.depth, 24) * 12 + "px";
    if (node.isHidden) row.classList.add("unseen");
    const mark = document.createElement("span");
    mark.className = "fold";
    if (!node.isLeaf) {
      const isOpen = !this.closed.has(node.key);
      row.setAttribute("aria-expanded", String(isOpen));
      mark.textContent = isOpen ? "▾" : "▸";
      mark.onclick = (event) => { event.stopPropagation(); this.fold(node, isOpen); };
    }
    row.append(mark, node.name);
    const more = [node.text && `“${node.text}”`, node.name !== node.className && node.className].filter(Boolean).join(" ");
    if (more) {
      const facts = document.createElement("small");
      facts.textContent = more;
      row.append(facts);
    }
    row.onmouseenter = () => this.mark(node);
    row.onclick = () => { this.focus(row); this.choose(node); };
    return row;
  }
  fold(node, closes) {
    if (closes) this.closed.add(node.key); else this.closed.delete(node.key);
    this.draw();
  }
  find(key) { return key === null ? null : [...this.root.children].find((row) => row.dataset.key === key) ?? null; }
  node(key) { return this.nodes.find((node) => node.key === key) ?? null; }

  // Marks the row of a view under the pointer on the screen.
  hover(key) { for (const row of this.root.children) row.classList.toggle("hovered", row.dataset.key === key); }
  highlight(key) {
    this.selected = key;
    for (const row of this.root.children) row.setAttribute("aria-selected", String(row.dataset.key === key));
  }
  // Selects the row of an inspected view, and opens the rows around it.
  select(node) {
    if (!node) { this.highlight(null); return; }
    const before = this.closed.size;
    for (let length = 1; length < node.path.length; length++) this.closed.delete(node.path.slice(0, length).join("."));
    this.selected = node.key;
    if (this.closed.size !== before) this.draw(); else this.highlight(node.key);
    this.find(node.key)?.scrollIntoView({ block: "nearest" });
  }

  focus(row, { moves = true } = {}) {
    for (const other of this.root.children) other.tabIndex = -1;
    row.tabIndex = 0;
    row.focus({ preventScroll: !moves });
  }
  key(event) {
    const row = event.target.closest("[role=treeitem]");
    const node = row && this.node(row.dataset.key);
    if (!node || event.metaKey || event.ctrlKey || event.altKey) return;
    const rows = [...this.root.children];
    const move = (to) => {
      if (!to) return;
      this.focus(to);
      this.mark(this.node(to.dataset.key));
    };
    switch (event.key) {
      case "ArrowDown": move(rows[rows.indexOf(row) + 1]); break;
      case "ArrowUp": move(rows[rows.indexOf(row) - 1]); break;
      case "Home": move(rows[0]); break;
      case "End": move(rows.at(-1)); break;
      case "ArrowRight":
        if (node.isLeaf) break;
        if (this.closed.has(node.key)) this.fold(node, false); else move(rows[rows.indexOf(row) + 1]);
        break;
      case "ArrowLeft":
        if (!node.isLeaf && !this.closed.has(node.key)) this.fold(node, true);
        else move(this.find(node.path.slice(0, -1).join(".")));
        break;
      case "Enter": case " ": this.choose(node); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
