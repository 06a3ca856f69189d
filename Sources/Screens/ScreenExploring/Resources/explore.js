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

  // Screens stand in columns by the number of actions that lead to them, each near the screen that it is first reached from.
  const depths = [...new Set(data.screens.map((screen) => screen.depth))].sort((a, b) => a - b);
  const columns = depths.map((depth) => data.screens.filter((screen) => screen.depth === depth));
  const place = new Map();
  columns.forEach((column, x) => {
    const wish = (screen) => {
      const sources = data.edges.filter((edge) => edge.to === screen.id && place.has(edge.from) && place.get(edge.from).x < x);
      return sources.length ? sources.reduce((sum, edge) => sum + place.get(edge.from).y, 0) / sources.length : 0;
    };
    column.map((screen) => [wish(screen), screen]).sort((a, b) => a[0] - b[0])
      .forEach(([, screen], y) => place.set(screen.id, { x, y }));
  });
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
      else pairs.set(key, { from: edge.from, to: edge.to, actions: [edge.action] });
    }
    for (const pair of pairs.values()) {
      const [start, end] = [point(pair.from), point(pair.to)];
      const isBack = end.left <= start.left;
      const from = { x: start.left + (isBack ? 0 : size.width), y: start.top + size.height * (isBack ? 0.6 : 0.4) };
      const to = { x: end.left + (isBack ? size.width : 0), y: end.top + size.height * (isBack ? 0.6 : 0.4) };
      const bend = isBack ? -70 : 70;
      const path = document.createElementNS(space, "path");
      path.setAttribute("d", `M${from.x},${from.y} C${from.x + bend},${from.y} ${to.x - bend},${to.y} ${to.x},${to.y}`);
      const isNear = pair.from === chosen || pair.to === chosen;
      if (isNear) path.setAttribute("class", "near");
      edgeLayer.append(path);
      const label = document.createElementNS(space, "text");
      const words = pair.actions[0] + (pair.actions.length > 1 ? " +" + (pair.actions.length - 1) : "");
      label.textContent = words.length > 22 ? words.slice(0, 21) + "…" : words;
      label.setAttribute("x", to.x + (isBack ? 6 : -118));
      label.setAttribute("y", to.y - 5);
      if (isNear) label.setAttribute("class", "near");
      edgeLayer.append(label);
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
    const element = make("a", text);
    element.addEventListener("click", () => choose(id, true));
    return element;
  };

  const choose = (id, moves) => {
    if (chosen) cards.get(chosen).classList.remove("chosen");
    chosen = id;
    const screen = byID.get(id);
    cards.get(id).classList.add("chosen");
    drawEdges();
    details.hidden = false;
    details.replaceChildren(make("h2", screen.name), make("div", screen.title || ""));
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
    if (moves) {
      const at = point(id);
      shift = { x: view.clientWidth / 2 - (at.left + size.width / 2) * scale, y: view.clientHeight / 2 - (at.top + size.height / 2) * scale };
      apply();
    }
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
  const fit = () => {
    const rows = Math.max(1, ...columns.map((column) => column.length));
    const width = 40 + columns.length * (size.width + size.columnGap);
    const height = 40 + rows * (size.height + size.rowGap);
    scale = Math.min(1, Math.max(0.08, Math.min(view.clientWidth / width, view.clientHeight / height)));
    shift = { x: 0, y: 0 };
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
    } else if (event.key === "+") middle(1.25);
    else if (event.key === "-") middle(0.8);
  });

  document.getElementById("look").addEventListener("change", (event) => draw(event.target.value));
  document.getElementById("back").addEventListener("change", drawEdges);
  document.getElementById("search").addEventListener("input", (event) => {
    const words = event.target.value.trim().toLowerCase();
    for (const screen of data.screens) {
      const files = screen.look ? screen.look.controllers.map((one) => one.file || "") : [];
      const actions = data.edges.filter((edge) => edge.from === screen.id).map((edge) => edge.action);
      const text = [screen.name, screen.controller, screen.title || "", ...screen.controllers, ...files, ...actions, ...screen.script];
      cards.get(screen.id).classList.toggle("other", words !== "" && !text.join("\n").toLowerCase().includes(words));
    }
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
