"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const view = document.getElementById("view");
  const map = document.getElementById("map");
  const edgeLayer = document.getElementById("edges");
  const details = document.getElementById("details");
  const byID = new Map(data.screens.map((screen) => [screen.id, screen]));
  const cards = new Map();
  const size = { width: 170, height: 392, columnGap: 130, rowGap: 36 };
  let chosen = null;
  let chosenEdge = null;

  const make = (tag, text, name) => {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    if (name) element.className = name;
    return element;
  };
  const picture = (screen, look) => {
    const all = screen.look && screen.look.pictures;
    return all && (all[look] || all.light) ? "data:image/png;base64," + (all[look] || all.light) : null;
  };

  // The screens of one depth, which is the number of actions that lead to them, are next to each other, each near the
  // screen from which it is first reached. Many screens of one depth take several columns, so that the map has about
  // the proportions of the window.
  const depths = [...new Set(data.screens.map((screen) => screen.depth))].sort((a, b) => a - b);
  const levels = depths.map((depth) => data.screens.filter((screen) => screen.depth === depth));
  const extent = (rows) => {
    const columns = levels.reduce((sum, level) => sum + Math.ceil(level.length / rows), 0);
    const tallest = Math.min(rows, Math.max(1, ...levels.map((level) => level.length)));
    return { width: 40 + columns * (size.width + size.columnGap) - size.columnGap, height: 40 + tallest * (size.height + size.rowGap) - size.rowGap };
  };
  const scaleOf = ({ width, height }) => Math.min(view.clientWidth / width, view.clientHeight / height);
  const rows = Math.max(1, ...levels.map((level) => level.length));
  const bestRows = Array.from({ length: rows }, (_, index) => index + 1)
    .reduce((best, count) => scaleOf(extent(count)) > scaleOf(extent(best)) ? count : best, 1);
  const place = new Map();
  let firstColumn = 0;
  for (const level of levels) {
    const wish = (screen) => {
      const sources = data.edges.filter((edge) => edge.to === screen.id && place.has(edge.from) && place.get(edge.from).x < firstColumn);
      return sources.length ? sources.reduce((sum, edge) => sum + place.get(edge.from).y, 0) / sources.length : 0;
    };
    level.map((screen) => [wish(screen), screen]).sort((a, b) => a[0] - b[0])
      .forEach(([, screen], index) => place.set(screen.id, { x: firstColumn + Math.floor(index / bestRows), y: index % bestRows }));
    firstColumn += Math.ceil(level.length / bestRows);
  }
  const point = (id) => {
    const at = place.get(id);
    return { left: 20 + at.x * (size.width + size.columnGap), top: 20 + at.y * (size.height + size.rowGap) };
  };

  const draw = (look) => {
    for (const screen of data.screens) {
      let card = cards.get(screen.id);
      if (!card) {
        card = make("button", undefined, "screen " + screen.kind);
        const at = point(screen.id);
        card.style.left = at.left + "px";
        card.style.top = at.top + "px";
        card.addEventListener("click", () => choose(screen.id));
        card.addEventListener("focus", () => { if (card.matches(":focus-visible")) reveal(screen.id); });
        cards.set(screen.id, card);
        map.append(card);
      }
      card.replaceChildren();
      const source = picture(screen, look);
      const image = source ? make("img") : make("div", undefined, "none");
      if (source) {
        image.src = source;
        image.alt = "Picture of " + screen.name;
      }
      card.append(image, make("b", screen.name), make("small", screen.controller));
      const count = (screen.look ? screen.look.findings.length : 0) + screen.conflicts.length;
      if (count) card.append(make("small", count + (count === 1 ? " finding" : " findings"), "wrong"));
    }
  };

  const space = "http://www.w3.org/2000/svg";
  const drawEdges = () => {
    edgeLayer.replaceChildren();
    const showsBack = document.getElementById("back").checked;
    const pairs = new Map();
    for (const edge of data.edges) {
      const [from, to] = [byID.get(edge.from), byID.get(edge.to)];
      if (!from || !to) continue;
      const isNear = edge.from === chosen;
      if (!showsBack && !isNear && to.depth <= from.depth) continue;
      const key = edge.from + " " + edge.to;
      if (pairs.has(key)) pairs.get(key).actions.push(edge.action);
      else pairs.set(key, { key, from: edge.from, to: edge.to, actions: [edge.action] });
    }
    for (const pair of pairs.values()) {
      const [start, end] = [point(pair.from), point(pair.to)];
      const isBack = end.left <= start.left;
      const from = { x: start.left + (isBack ? 0 : size.width), y: start.top + size.height * (isBack ? 0.6 : 0.4) };
      const to = { x: end.left + (isBack ? size.width : 0), y: end.top + size.height * (isBack ? 0.6 : 0.4) };
      const bend = isBack ? -70 : 70;
      const isNear = pair.from === chosen || pair.to === chosen || pair.key === chosenEdge;
      const group = document.createElementNS(space, "g");
      group.setAttribute("class", isNear ? "near" : "");
      const curve = `M${from.x},${from.y} C${from.x + bend},${from.y} ${to.x - bend},${to.y} ${to.x},${to.y}`;
      for (const kind of ["hit", "line"]) {
        const path = document.createElementNS(space, "path");
        path.setAttribute("d", curve);
        path.setAttribute("class", kind);
        group.append(path);
      }
      const label = document.createElementNS(space, "text");
      const words = pair.actions[0] + (pair.actions.length > 1 ? " +" + (pair.actions.length - 1) : "");
      label.textContent = words.length > 20 ? words.slice(0, 19) + "…" : words;
      label.setAttribute("x", to.x + (isBack ? 6 : -6));
      label.setAttribute("y", to.y - 6);
      label.setAttribute("text-anchor", isBack ? "start" : "end");
      const title = document.createElementNS(space, "title");
      title.textContent = byID.get(pair.from).name + " → " + byID.get(pair.to).name + "\n" + pair.actions.join("\n");
      group.append(label, title);
      group.addEventListener("click", () => chooseEdge(pair));
      edgeLayer.append(group);
    }
  };

  const list = (title, rows) => {
    if (!rows.length) return;
    details.append(make("h3", title));
    const items = make("ul");
    for (const row of rows) {
      const item = make("li");
      item.append(row);
      items.append(item);
    }
    details.append(items);
  };
  const link = (text, id) => {
    const element = make("button", text, "link");
    element.addEventListener("click", () => choose(id, true));
    return element;
  };

  const closeButton = () => {
    const button = make("button", "✕", "close");
    button.setAttribute("aria-label", "Close the details");
    button.addEventListener("click", () => unchoose());
    return button;
  };
  const unchoose = () => {
    if (chosen) cards.get(chosen).classList.remove("chosen");
    const last = chosen;
    chosen = null;
    chosenEdge = null;
    details.hidden = true;
    drawEdges();
    if (last) cards.get(last).focus({ preventScroll: true });
  };
  const chooseEdge = (pair) => {
    if (chosen) cards.get(chosen).classList.remove("chosen");
    chosen = null;
    chosenEdge = pair.key;
    drawEdges();
    details.hidden = false;
    details.replaceChildren(closeButton(), make("h2", pair.actions.length === 1 ? pair.actions[0] : pair.actions.length + " actions"));
    list("Actions", pair.actions);
    list("From", [link(byID.get(pair.from).name, pair.from)]);
    list("To", [link(byID.get(pair.to).name, pair.to)]);
  };
  const choose = (id, moves) => {
    if (chosen) cards.get(chosen).classList.remove("chosen");
    chosen = id;
    chosenEdge = null;
    const screen = byID.get(id);
    cards.get(id).classList.add("chosen");
    drawEdges();
    details.hidden = false;
    details.replaceChildren(closeButton(), make("h2", screen.name), make("div", screen.title || ""));
    details.scrollTop = 0;
    details.append(make("h3", "How to get there"));
    details.append(make("pre", screen.script.join("\n") || "the app's start"));
    const controllers = screen.look ? screen.look.controllers : screen.controllers.map((name) => ({ name }));
    list("Controllers", controllers.map((one) => one.name + (one.file ? " — " + one.file + ":" + one.line : "")));
    list("Leads to", data.edges.filter((edge) => edge.from === id)
      .map((edge) => link(edge.action + " → " + byID.get(edge.to).name, edge.to)));
    list("Reached from", data.edges.filter((edge) => edge.to === id)
      .map((edge) => link(byID.get(edge.from).name + ": " + edge.action, edge.from)));
    list("Findings", (screen.look ? screen.look.findings : []).map((one) => one.kind + ": " + one.view + " — " + one.text));
    list("Problems", data.problems.filter((one) => one.screen === id).map((one) => one.failure.kind + ": " + one.failure.text));
    if (screen.look) {
      details.append(make("h3", "Looks"));
      const looks = make("div", undefined, "looks");
      for (const [name, title] of [["light", "Light"], ["dark", "Dark"], ["large", "Large text"], ["mirrored", "Right to left"]]) {
        if (!screen.look.pictures[name]) continue;
        const figure = make("figure");
        const image = make("img");
        image.src = picture(screen, name);
        image.alt = screen.name + ", " + title;
        figure.append(image, make("figcaption", title));
        looks.append(figure);
      }
      details.append(looks);
    }
    if (moves) center(id);
  };
  const center = (id) => {
    const at = point(id);
    shift = { x: view.clientWidth / 2 - (at.left + size.width / 2) * scale, y: view.clientHeight / 2 - (at.top + size.height / 2) * scale };
    apply();
  };

  // Zoom and movement.
  let scale = 1;
  let shift = { x: 0, y: 0 };
  const apply = () => { map.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${scale})`; };
  const zoom = (factor, x, y) => {
    const next = Math.min(3, Math.max(0.08, scale * factor));
    shift = { x: x - (x - shift.x) * next / scale, y: y - (y - shift.y) * next / scale };
    scale = next;
    apply();
  };
  // Moves the map if a screen with the keyboard focus is outside of the view.
  const reveal = (id) => {
    view.scrollTo(0, 0);
    const at = point(id), [left, top] = [at.left * scale + shift.x, at.top * scale + shift.y];
    if (left < 0 || top < 0 || left + size.width * scale > view.clientWidth || top + size.height * scale > view.clientHeight) center(id);
  };
  const fit = () => {
    const all = extent(bestRows);
    scale = Math.min(1, Math.max(0.08, scaleOf(all)));
    shift = { x: Math.max((view.clientWidth - all.width * scale) / 2, 0), y: Math.max((view.clientHeight - all.height * scale) / 2, 0) };
    apply();
  };
  const middle = (factor) => zoom(factor, view.clientWidth / 2, view.clientHeight / 2);
  document.getElementById("in").addEventListener("click", () => middle(1.25));
  document.getElementById("out").addEventListener("click", () => middle(0.8));
  document.getElementById("fit").addEventListener("click", fit);
  view.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = view.getBoundingClientRect();
    zoom(Math.exp(-event.deltaY / 500), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  let drag = null;
  view.addEventListener("pointerdown", (event) => {
    drag = { x: event.clientX - shift.x, y: event.clientY - shift.y };
    view.classList.add("moving");
  });
  window.addEventListener("pointermove", (event) => {
    if (!drag) return;
    shift = { x: event.clientX - drag.x, y: event.clientY - drag.y };
    apply();
  });
  window.addEventListener("pointerup", () => { drag = null; view.classList.remove("moving"); });
  view.addEventListener("keydown", (event) => {
    const ways = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (ways[event.key]) {
      shift = { x: shift.x + ways[event.key][0], y: shift.y + ways[event.key][1] };
      apply();
      event.preventDefault();
    }
  });

  document.getElementById("look").addEventListener("change", (event) => draw(event.target.value));
  document.getElementById("back").addEventListener("change", drawEdges);
  const search = document.getElementById("search");
  const found = () => {
    const words = search.value.trim().toLowerCase().split(/\s+/);
    return data.screens.filter((screen) => {
      const files = screen.look ? screen.look.controllers.map((one) => one.file || "") : [];
      const actions = data.edges.filter((edge) => edge.from === screen.id).map((edge) => edge.action);
      const text = [screen.name, screen.controller, screen.title || "", ...screen.controllers, ...files, ...actions, ...screen.script]
        .join("\n").toLowerCase();
      return words.every((word) => text.includes(word));
    });
  };
  search.addEventListener("input", () => {
    const matches = new Set(found());
    for (const screen of data.screens) cards.get(screen.id).classList.toggle("other", !matches.has(screen));
    document.getElementById("count").textContent = search.value.trim() ? matches.size + " of " + data.screens.length : "";
  });
  // Enter shows the next match.
  search.addEventListener("keydown", (event) => {
    if (event.key === "Escape") search.blur();
    if (event.key !== "Enter") return;
    const matches = found();
    if (!matches.length) return;
    const index = matches.findIndex((screen) => screen.id === chosen);
    choose(matches[(index + 1) % matches.length].id, true);
  });
  window.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input, select")) return;
    if (event.key === "/") search.focus();
    else if (event.key === "Escape") unchoose();
    else if (event.key === "0") fit();
    else if (event.key === "+") middle(1.25);
    else if (event.key === "-") middle(0.8);
    else return;
    event.preventDefault();
  });

  const lists = document.getElementById("lists");
  if (data.problems.length) {
    lists.append(make("h2", "Problems"));
    for (const problem of data.problems) {
      lists.append(make("p", problem.failure.kind + ": " + problem.failure.text, "wrong"));
      lists.append(make("pre", [...problem.failure.calls.map((call) => "in " + call), ...problem.script].join("\n")));
    }
  }
  if (data.requests.length) {
    lists.append(make("h2", "Requests without a response"));
    const items = make("ul");
    for (const request of data.requests) {
      const screen = byID.get(request.screen);
      items.append(make("li", request.method + " " + request.address + (screen ? " — " + screen.name : "")));
    }
    lists.append(items);
  }

  draw("light");
  drawEdges();
  fit();
})();
