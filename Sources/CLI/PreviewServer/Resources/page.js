"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const make = (tag, text, attributes = {}) => {
    const element = document.createElement(tag);
    if (text !== undefined && text !== null) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "class") element.className = value; else element.setAttribute(name, value);
    }
    return element;
  };
  const textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
  const store = {
    get(key, other) { try { return JSON.parse(localStorage.getItem("viewcode " + key)) ?? other; } catch { return other; } },
    set(key, value) { try { localStorage.setItem("viewcode " + key, JSON.stringify(value)); } catch { /* private windows keep nothing */ } },
  };

  // The displayed screen and its settings.
  const view = {
    preview: null, device: store.get("device", "iPhone 15"), isDark: false, textSize: "L", isRightToLeft: false, locale: "", sdk: null,
    wall: false, zoom: "fit", speed: 1,
  };
  let screens = [], editor = null, lastBuild = null, picking = false, selected = null;
  // The line of code at the cursor of the embedding page.
  let line = null;
  const tiles = new Map();
  let lastTile = 0, active = null;
  // Numbers of closed tiles return after thousands of others, when no message about them is under way.
  function nextTile() { lastTile = lastTile % (Thumbnails.first - 1) + 1; return lastTile; }
  const thumbnails = new Thumbnails({
    open: (tile, name) => send({ op: "open", tile, choice: choiceOf(name) }),
    close: (tile) => send({ op: "close", tile }),
    isFree: () => !view.wall && lastBuild?.phase === "built" && !document.hidden && Boolean(active?.state) && !active.state.isMoving,
    changed: (name) => fillScreen(name),
  });

  // MARK: - Server

  // PageMessage.swift describes the protocol.

  let socket = null, attempts = 0;
  const waiting = [];
  function send(message) {
    const text = JSON.stringify(message);
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(text); else waiting.push(text);
  }
  function connect() {
    // The path is relative to the page's own, because some editors in a browser forward ports by paths.
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = location.search;
    socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      attempts = 0;
      status("waiting", "waiting for the first build");
      waiting.length = 0;
      thumbnails.running = null;
      send({ op: "speed", value: view.speed });
      for (const tile of tiles.values()) tile.open();
    };
    socket.onmessage = (event) => {
      if (typeof event.data === "string") hear(JSON.parse(event.data)); else hearBytes(event.data);
    };
    socket.onclose = () => {
      status("gone", "viewcode preview has ended");
      attempts += 1;
      setTimeout(connect, Math.min(500 * attempts, 5000));
    };
  }
  function status(phase, text) { $("status").dataset.phase = phase; $("status").textContent = text; }

  function hear(message) {
    if (thumbnails.has(message.tile)) { thumbnails.hear(message); return; }
    const tile = tiles.get(message.tile);
    switch (message.op) {
      case "screens":
        screens = message.screens ?? [];
        editor = message.editor ?? null;
        $("project").textContent = message.project || "ViewCode";
        document.title = (message.project ? message.project + " – " : "") + "ViewCode";
        fillDevices(message.devices ?? []);
        fillScreens();
        embedding.tell("screens", { project: message.project ?? "", screens, devices: message.devices ?? [] });
        if (view.preview === null) choose(fromHash() ?? screens[0]?.name ?? null);
        break;
      case "build": build(message); break;
      case "state": tile?.take(message.state); break;
      case "elements": tile?.tell(message.elements ?? []); break;
      case "inspection": tile?.inspected(message.inspection, message.target); break;
      case "timeline":
        if (!tile) break;
        tile.timeline = { steps: message.steps ?? [], position: message.position ?? 0 };
        if (tile === active) drawTimeline();
        break;
      case "recording": saveRecording(message.recording); break;
      case "tree": tile?.takeTree(message.views ?? []); break;
      case "findings":
        if (tile !== active || !tile) break;
        findings(message.findings ?? []);
        embedding.tell("findings", { preview: view.preview, findings: message.findings ?? [] });
        break;
      case "failed":
        tile?.fail(message.text, message.stack ?? []);
        embedding.tell("failed", { preview: view.preview, text: message.text, stack: message.stack ?? [] });
        break;
      case "refused": tile ? tile.refuse(message.text) : note(message.text); break;
      case "restarted":
        tile?.restarted();
        embedding.tell("restarted", { preview: view.preview });
        if (message.text) note(message.text);
        break;
      case "output": print(message.text); break;
    }
  }

  function hearBytes(buffer) {
    const bytes = new DataView(buffer);
    const length = bytes.getUint32(0);
    const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
    if (thumbnails.has(head.tile) && head.op === "picture") { drawThumbnail(head, buffer, 4 + length); return; }
    const tile = tiles.get(head.tile);
    if (!tile) return;
    if (head.op === "picture") tile.draw(head, buffer, 4 + length);
    if (head.op === "film") {
      const link = make("a", "", { download: "film.png", href: URL.createObjectURL(new Blob([buffer.slice(4 + length)], { type: "image/png" })) });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }
  }

  // The first picture of a screen is complete.
  async function drawThumbnail(head, buffer, start) {
    const image = await createImageBitmap(new Blob([new Uint8Array(buffer, start, head.parts[0].count)], { type: "image/png" })).catch(() => null);
    if (!image || !thumbnails.has(head.tile)) return;
    await thumbnails.draw(image);
    image.close();
  }

  function build(message) {
    lastBuild = message;
    if (message.phase === "built") thumbnails.expire();
    embedding.tell("build", { phase: message.phase, seconds: message.seconds ?? null, text: message.text ?? null, messages: message.messages ?? [] });
    if (message.phase === "building") {
      // The build needs the processors.
      thumbnails.stop();
      status("waiting", "building");
      return;
    }
    const seconds = (message.seconds ?? 0).toFixed(2) + " s";
    const failed = message.phase === "failed";
    status(message.phase, failed ? "does not build" : "built in " + seconds);
    $("tiles").classList.toggle("dimmed", failed);
    const box = $("problems");
    box.replaceChildren();
    const errors = (message.messages ?? []).filter((entry) => entry.severity === "error");
    const moved = box.hidden !== !failed;
    box.hidden = !failed;
    if (moved) requestAnimationFrame(refit);
    if (failed) {
      box.append(make("h2", errors.length ? errors.length + (errors.length === 1 ? " error" : " errors") : "It does not build"));
      const text = make("pre");
      for (const entry of errors) {
        text.append(place(entry.file, entry.line, entry.path), document.createTextNode(": " + entry.text + "\n"));
      }
      if (!errors.length) text.append(message.text ?? "");
      box.append(text);
    }
  }

  function place(file, line, path) {
    const text = line ? file + ":" + line : file;
    const target = path ?? file;
    if (embedding.isActive && target) {
      const link = make("a", text, { href: "#" });
      link.onclick = (event) => { event.preventDefault(); embedding.tell("open", { place: { file, line: line ?? 1, path: path ?? null } }); };
      return link;
    }
    if (!editor || !target) return make("code", text ?? "");
    return make("a", text, { href: editor.replaceAll("{file}", encodeURI(target)).replaceAll("{line}", line ?? 1) });
  }

  let noteTimer = null;
  function note(text) {
    print("• " + text + "\n");
    const before = lastBuild;
    status($("status").dataset.phase, text);
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => { if (before === lastBuild && before && before.phase !== "building") status(before.phase, before.phase === "failed" ? "does not build" : "built"); }, 6000);
  }
  function print(text) {
    const output = $("output");
    output.textContent = (output.textContent + text).slice(-20000);
  }

  // MARK: - List of screens

  // The URL contains the screen and its settings:
  // #preview=Sign+in&device=iPhone+SE&style=dark&text=AX3&direction=rtl&locale=de_DE&sdk=18&wall=1
  function fromHash() {
    const name = new URLSearchParams(location.hash.slice(1)).get("preview");
    return name && screens.some((screen) => screen.name === name) ? name : null;
  }
  function settingsFromHash() {
    const wishes = new URLSearchParams(location.hash.slice(1));
    const settings = {};
    if (wishes.has("device")) settings.device = wishes.get("device");
    if (wishes.has("style")) settings.isDark = wishes.get("style") === "dark";
    if (wishes.has("text")) settings.textSize = wishes.get("text");
    if (wishes.has("direction")) settings.isRightToLeft = wishes.get("direction") === "rtl";
    if (wishes.has("locale")) settings.locale = wishes.get("locale");
    if (wishes.has("sdk")) settings.sdk = Number(wishes.get("sdk"));
    if (wishes.has("wall")) settings.wall = wishes.get("wall") === "1";
    return settings;
  }
  function hash() {
    const wishes = new URLSearchParams({ preview: view.preview });
    const usual = { device: "iPhone 15", style: "light", text: "L", direction: "ltr", locale: "", sdk: "", wall: "" };
    const now = {
      device: view.device, style: view.isDark ? "dark" : "light", text: view.textSize, direction: view.isRightToLeft ? "rtl" : "ltr",
      locale: view.locale, sdk: String(view.sdk ?? ""), wall: view.wall ? "1" : "",
    };
    for (const [name, value] of Object.entries(now)) if (value !== usual[name]) wishes.set(name, value);
    return "#" + wishes;
  }
  // Applies valid settings, and displays them in the controls. Other settings are not changed.
  function adopt(settings) {
    const known = [...$("device").options].map((option) => option.value);
    if (typeof settings.device === "string" && (!known.length || known.includes(settings.device))) view.device = settings.device;
    if (textSizes.includes(settings.textSize)) view.textSize = settings.textSize;
    if (typeof settings.locale === "string" && isLocale(settings.locale)) view.locale = settings.locale;
    if ("sdk" in settings) view.sdk = Number(settings.sdk) === 18 ? 18 : null;
    for (const name of ["isDark", "isRightToLeft", "wall"]) if (typeof settings[name] === "boolean") view[name] = settings[name];
    $("device").value = view.device;
    $("text").value = view.textSize;
    $("locale").value = view.locale;
    $("wallOptions").hidden = !view.wall;
    for (const [id, on] of [["dark", view.isDark], ["rtl", view.isRightToLeft], ["sdk18", view.sdk === 18], ["wall", view.wall]]) {
      $(id).setAttribute("aria-pressed", String(on));
    }
  }
  function isLocale(text) { return text === "" || /^[A-Za-z]{2,3}(_[A-Za-z]{2,4}){0,2}$/.test(text); }
  // The kinds of screens, in the order of the list. Other kinds follow.
  const kinds = [["app", "App"], ["preview", "Previews"], ["scene", "Scenes"], ["nib", "Nibs"], ["controller", "View controllers"], ["view", "Views"]];
  function found() {
    const words = $("search").value.trim().toLowerCase().split(/\s+/);
    return screens.filter((screen) => words.every((word) => (screen.name + " " + screen.file).toLowerCase().includes(word)));
  }
  function fillScreens() {
    const all = found();
    const names = new Map(kinds);
    for (const { kind } of all) if (!names.has(kind)) names.set(kind, kind);
    const sections = [...names].map(([kind, title]) => ({ kind, title, screens: all.filter((screen) => screen.kind === kind) }));
    $("screens").replaceChildren(...sections.filter((section) => section.screens.length).map((section) => {
      const group = make("section", null, { "aria-labelledby": "kind-" + section.kind });
      const heading = make("h2", section.title, { id: "kind-" + section.kind });
      heading.append(make("span", section.screens.length));
      const list = make("ul");
      list.append(...section.screens.map((screen) => {
        const item = make("li");
        item.append(screenButton(screen));
        return item;
      }));
      group.append(heading, list);
      return group;
    }));
    if (!all.length) $("screens").append(make("p", screens.length ? "No screen has this text in its name or file." : "No screens yet.", { class: "none" }));
    thumbnails.observe($("screens").querySelectorAll("button"));
  }
  function screenButton(screen) {
    const button = make("button", null, { "data-screen": screen.name });
    if (screen.name === view.preview) button.setAttribute("aria-current", "true");
    const words = make("span", null, { class: "words" });
    words.append(make("b", screen.name), make("small", screen.file ? screen.file + (screen.line > 1 ? ":" + screen.line : "") : screen.kind));
    const failure = thumbnails.failures.get(screen.name);
    if (failure !== undefined) words.append(make("span", "stopped", { class: "stopped", title: failure }));
    button.append(thumbnails.canvas(screen.name), words);
    button.onclick = () => { choose(screen.name); closeMenu(); };
    return button;
  }
  // Updates the row of a screen whose picture has changed.
  function fillScreen(name) {
    const old = [...$("screens").querySelectorAll("button")].find((button) => button.dataset.screen === name);
    const screen = screens.find((screen) => screen.name === name);
    if (!old || !screen) return;
    old.replaceChildren(...screenButton(screen).childNodes);
  }
  function choose(name) {
    if (!name) return;
    view.preview = name;
    fillScreens();
    show();
  }
  function fillDevices(devices) {
    if (!devices.length) return;
    $("device").replaceChildren(...devices.map((name) => make("option", name)));
    if (!devices.includes(view.device)) view.device = devices.includes("iPhone 15") ? "iPhone 15" : devices[0];
    $("device").value = view.device;
    if ($("wallDevices").childElementCount) return;
    $("wallDevices").append(...devices.map((name) => wallBox("device", name, name)));
    const available = presets.filter((preset) => (preset.device ?? []).every((name) => devices.includes(name)));
    $("presets").append(...available.map((preset) => {
      const button = make("button", preset.name, { "aria-pressed": "false", title: preset.text });
      button.onclick = () => { applyPreset(preset); show(); };
      return button;
    }));
    if (available.length) applyPreset(available[0]);
  }

  // MARK: - Wall

  // The combinations of devices and settings that developers check most. `device` is absent for the chosen device.
  const presets = [
    { name: "Sizes", text: "A small and a regular phone, light and dark, regular and large text", device: ["iPhone SE", "iPhone 15"], style: ["light", "dark"], textSize: ["L", "AX3"] },
    { name: "Devices", text: "Phones and tablets", device: ["iPhone SE", "iPhone 15", "iPhone 15 Pro Max", "iPad (10th generation)"], style: ["light"], textSize: ["L"] },
    { name: "Light and dark", text: "Both appearances on the chosen device", style: ["light", "dark"], textSize: ["L"] },
    { name: "Text sizes", text: "From the smallest to the largest text", style: ["light"], textSize: ["XS", "L", "XXXL", "AX1", "AX3", "AX5"] },
    { name: "Directions", text: "Left to right and right to left", style: ["light"], textSize: ["L"], direction: ["ltr", "rtl"] },
    { name: "Languages", text: "German, Japanese and Arabic besides English", style: ["light"], textSize: ["L"], locales: "en_US de_DE ja_JP ar_SA" },
  ];
  function wallBox(kind, value, text) {
    const label = make("label");
    const box = make("input", null, { type: "checkbox", "data-wall": kind, value });
    box.onchange = () => { markPreset(null); show(); };
    label.append(box, text);
    return label;
  }
  function markPreset(preset) {
    for (const button of $("presets").children) button.setAttribute("aria-pressed", String(button.textContent === preset?.name));
  }
  function applyPreset(preset) {
    const wanted = { device: preset.device ?? [view.device], style: preset.style, text: preset.textSize, direction: preset.direction ?? ["ltr"] };
    for (const box of document.querySelectorAll("#wallOptions input[data-wall]")) box.checked = wanted[box.dataset.wall].includes(box.value);
    $("wallLocales").value = preset.locales ?? "";
    markPreset(preset);
  }

  // MARK: - Tiles

  // Returns a screen with the settings of the toolbar.
  function choiceOf(name) {
    const base = {
      preview: screens.find((screen) => screen.name === name)?.kind === "app" ? undefined : name,
      device: view.device, isDark: view.isDark, textSize: view.textSize, isRightToLeft: view.isRightToLeft,
    };
    if (view.locale) base.locale = view.locale;
    if (view.sdk) base.sdk = view.sdk;
    return base;
  }
  function wanted() {
    const base = choiceOf(view.preview);
    if (!view.wall) return [base];
    const chosen = (kind) => [...document.querySelectorAll(`input[data-wall="${kind}"]:checked`)].map((box) => box.value);
    const locales = $("wallLocales").value.split(/[\s,]+/).filter(Boolean);
    const result = [];
    for (const device of chosen("device")) for (const style of chosen("style")) for (const textSize of chosen("text")) {
      for (const direction of chosen("direction")) for (const locale of locales.length ? locales : [view.locale]) {
        const choice = { ...base, device, isDark: style === "dark", textSize, isRightToLeft: direction === "rtl" };
        if (locale) choice.locale = locale; else delete choice.locale;
        result.push(choice);
      }
    }
    if (result.length > 12) note("the first 12 of " + result.length + " are shown");
    return result.slice(0, 12);
  }

  function show() {
    if (!view.preview) return;
    if (location.hash !== hash()) history.replaceState(null, "", location.pathname + location.search + hash());
    const { preview, device, isDark, textSize, isRightToLeft, locale, sdk, wall } = view;
    embedding.tell("view", { view: { preview, device, isDark, textSize, isRightToLeft, locale, sdk, wall } });
    thumbnails.stop();
    for (const tile of tiles.values()) tile.close();
    tiles.clear();
    $("tiles").replaceChildren();
    for (const choice of wanted()) {
      const tile = new Tile(nextTile(), choice);
      tiles.set(tile.number, tile);
      $("tiles").append(tile.root);
      tile.open();
    }
    activate(tiles.values().next().value ?? null);
    $("findings").replaceChildren();
    $("facts").replaceChildren(make("p", "Select a view in the list, or press Pick and then a view of the screen.", { class: "hint" }));
    selected = null;
    tree.show([]);
    tree.select(null);
    $("tree").scrollTop = 0;
    setLayers(false);
    askForTree();
  }
  function activate(tile) {
    if (active !== tile && isExploded) setLayers(false);
    const isOther = active !== tile;
    active = tile;
    if (!tile) return;
    spoken(tile.elements);
    if (isOther) drawTimeline();
    if (isOther && view.wall) tree.show(tile.tree);
  }

  class Tile {
    constructor(number, choice) {
      this.number = number;
      this.choice = choice;
      this.state = null;
      this.elements = [];
      this.tree = [];
      this.timeline = { steps: [], position: 0 };
      this.pointers = new Map();
      this.root = make("div", null, { class: "tile" });
      this.device = make("div", null, { class: "device", tabindex: "0", role: "application", "aria-label": choice.preview ?? "the app" });
      this.canvas = make("canvas", null, { "aria-hidden": "true" });
      this.layer = make("div", null, { class: "elements" });
      this.frames = make("div", null, { class: "frames", "aria-hidden": "true" });
      this.device.append(this.canvas, this.layer, this.frames);
      this.caption = make("div", this.title(), { class: "caption" });
      this.root.append(this.device, this.caption);
      this.queue = Promise.resolve();
      this.listen();
      this.resize([393, 852]);
    }
    title() {
      const parts = [this.choice.device];
      if (view.wall) {
        parts.push(this.choice.isDark ? "dark" : "light", "text " + this.choice.textSize);
        if (this.choice.isRightToLeft) parts.push("right to left");
      }
      if (this.choice.locale) parts.push(this.choice.locale);
      if (this.choice.sdk) parts.push("iOS " + this.choice.sdk);
      return parts.join(" · ");
    }
    open() { send({ op: "open", tile: this.number, choice: this.choice }); if (this.scale) this.tellScale(true); }
    close() { send({ op: "close", tile: this.number }); }
    event(event) { send({ op: "event", tile: this.number, event }); }

    resize(size) {
      this.size = size;
      const [width, height] = size;
      const stage = $("tiles");
      let zoom = Number(view.zoom);
      if (view.zoom === "fit") {
        const room = view.wall ? [Math.max(stage.clientWidth / 4 - 34, 150), Math.max(stage.clientHeight / 2 - 60, 240)]
          : [stage.clientWidth - 44, stage.clientHeight - 76];
        zoom = Math.min(room[0] / width, room[1] / height, 1.5);
        zoom = Math.max(zoom, 0.15);
      }
      this.zoom = zoom;
      this.device.style.width = width * zoom + "px";
      this.device.style.height = height * zoom + "px";
      this.device.style.borderRadius = (this.state && this.state.hidesHomeIndicator && this.state.safeArea[2] === 0 ? 4 : 44) * zoom + "px";
      for (const layer of [this.layer, this.frames]) {
        layer.style.transform = `scale(${zoom})`;
        layer.style.width = width + "px";
        layer.style.height = height + "px";
      }
      this.frames.style.setProperty("--zoom", zoom);
      this.tellScale(false);
    }
    tellScale(again) {
      const scale = Math.min(Math.max(Math.round(this.zoom * devicePixelRatio * 100) / 100, 0.25), 3);
      if (scale !== this.scale || again) { this.scale = scale; send({ op: "scale", tile: this.number, value: scale }); }
    }

    // Pictures arrive in order. Each is acknowledged, so that the server sends no pictures that are not displayed.
    draw(head, buffer, start) {
      this.queue = this.queue.then(async () => {
        let offset = start;
        const parts = [];
        for (const { x, y, count } of head.parts) {
          parts.push(createImageBitmap(new Blob([new Uint8Array(buffer, offset, count)], { type: "image/png" })).then((image) => ({ image, x, y })));
          offset += count;
        }
        const images = await Promise.all(parts);
        // A picture of another size is complete, so the contents of the canvas can be discarded.
        if (images.length === 1 && images[0].x === 0 && images[0].y === 0
          && (this.canvas.width !== images[0].image.width || this.canvas.height !== images[0].image.height)
          && Math.abs(images[0].image.width - head.size[0]) <= 1) {
          this.canvas.width = images[0].image.width;
          this.canvas.height = images[0].image.height;
        }
        const context = this.canvas.getContext("2d");
        for (const { image, x, y } of images) {
          context.clearRect(x, y, image.width, image.height);
          context.drawImage(image, x, y);
          image.close();
        }
        this.device.dataset.pictures = Number(this.device.dataset.pictures ?? 0) + 1;
        this.device.dataset.drawn = String(performance.timeOrigin + performance.now());
        this.isNewPicture = true;
        setTimeout(() => this.keepThumbnail(), 400);
        if (this.device.dataset.pictures === "1") embedding.tell("shown", { preview: view.preview, seconds: performance.now() / 1000 });
      }).catch((error) => print("a picture can't be drawn: " + error + "\n")).then(() => send({ op: "shown", tile: this.number }));
    }

    // The row of the displayed screen shows its current picture, except while it moves.
    async keepThumbnail() {
      if (!this.isNewPicture || this !== active || view.wall || this.state?.isMoving) return;
      this.isNewPicture = false;
      const name = view.preview;
      await thumbnails.keep(name, this.canvas);
      fillScreen(name);
    }

    take(state) {
      const turned = !this.state || this.state.size.join() !== state.size.join();
      this.state = state;
      if (turned) this.resize(state.size);
    }
    type(text) { this.event({ type: { _0: text } }); }

    // The elements that can be read and pressed, positioned over the picture, for screen readers, for searching, and
    // for tools that control browsers.
    tell(elements) {
      this.elements = elements;
      const roles = { button: "button", cell: "button", link: "link", header: "heading", field: "textbox", search: "searchbox", textview: "textbox", switch: "switch", image: "img", slider: "slider" };
      const kept = document.activeElement && this.layer.contains(document.activeElement) ? document.activeElement.dataset.number : null;
      this.layer.replaceChildren(...elements.filter((element) => element.flags.every((flag) => !["above", "below", "left", "right"].includes(flag))).map((element) => {
        const role = roles[element.role];
        const isPressed = ["button", "cell", "link", "switch"].includes(element.role);
        const node = make(isPressed ? "button" : "div", element.label ?? element.value ?? "", { "data-number": element.number });
        if (role && !(isPressed && role === "button")) node.setAttribute("role", role);
        const label = [element.label, element.value].filter(Boolean).join(", ");
        if (label) node.setAttribute("aria-label", label);
        if (element.identifier) node.dataset.identifier = element.identifier;
        if (element.flags.includes("disabled")) node.setAttribute("aria-disabled", "true");
        if (element.role === "switch") node.setAttribute("aria-checked", String(element.value === "1"));
        const [x, y, width, height] = element.frame;
        Object.assign(node.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px", lineHeight: Math.min(height, 400) + "px" });
        if (["field", "search", "textview"].includes(element.role)) node.tabIndex = 0;
        // Handles presses by keyboards and tools. The press of a mouse is sent as a touch.
        node.onclick = (event) => { if (event.detail === 0) this.tap(element); };
        if (String(element.number) === kept) queueMicrotask(() => node.focus());
        return node;
      }));
      if (this === active) {
        spoken(elements);
        askForTree();
      }
      this.findLine();
    }
    takeTree(views) {
      this.tree = views;
      if (this !== active) return;
      tree.show(views);
      if (selected?.tile === this) tree.highlight(treeNode(selected.inspection)?.key ?? null);
      if (isExploded) this.explode();
    }
    explode() {
      this.layers ??= new Layers(this.device, this.canvas, {
        mark: (node) => { this.layers.highlight(node?.key ?? null); tree.hover(node?.key ?? null); },
        choose: (node) => chooseNode(node),
      });
      this.layers.show(tree.nodes, this.size, this.zoom);
    }
    // Marks the row of the view under the pointer, and its frame while a view is being picked.
    hover(event) {
      if (this !== active || $("panel").hidden || $("paneView").hidden || isExploded) return;
      const [x, y] = this.point(event);
      const node = tree.nodes.findLast(({ isHidden, frame }) => !isHidden && x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]);
      tree.hover(node?.key ?? null);
      if (picking) this.mark(node?.frame ?? null, node?.name);
    }
    tap(element) {
      const [x, y, width, height] = element.frame;
      this.event({ tap: { _0: { point: [x + width / 2, y + height / 2] }, count: 1, seconds: 0 } });
    }

    point(event) {
      const box = this.device.getBoundingClientRect();
      const round = (value) => Math.round(value * 100) / 100;
      return [round((event.clientX - box.left) / this.zoom), round((event.clientY - box.top) / this.zoom)];
    }
    listen() {
      const device = this.device;
      device.addEventListener("pointerdown", (event) => {
        if (event.target.closest(".gone")) return;
        activate(this);
        const point = this.point(event);
        if (picking || embedding.isActive && (event.ctrlKey || event.metaKey)) { this.pick(point); event.preventDefault(); return; }
        if (event.button !== 0) return;
        device.focus({ preventScroll: true });
        device.setPointerCapture(event.pointerId);
        // A second finger mirrors the first, as in the simulator.
        const fingers = event.altKey ? [event.pointerId, event.pointerId + 100000] : [event.pointerId];
        this.pointers.set(event.pointerId, { fingers, last: point, moved: null });
        for (const [index, finger] of fingers.entries()) this.touch("down", finger, index ? this.mirrored(point) : point);
      });
      device.addEventListener("pointermove", (event) => {
        const pointer = this.pointers.get(event.pointerId);
        if (!pointer) { this.hover(event); return; }
        const isNew = pointer.moved === null;
        pointer.moved = this.point(event);
        if (isNew) requestAnimationFrame(() => this.flush(pointer));
      });
      for (const [name, phase] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
        device.addEventListener(name, (event) => {
          const pointer = this.pointers.get(event.pointerId);
          if (!pointer) return;
          this.pointers.delete(event.pointerId);
          this.flush(pointer);
          const point = this.point(event);
          for (const [index, finger] of pointer.fingers.entries()) this.touch(phase, finger, index ? this.mirrored(point) : point);
        });
      }
      device.addEventListener("pointerleave", () => { tree.hover(null); if (picking) this.mark(null); });
      let wheel = null;
      device.addEventListener("wheel", (event) => {
        event.preventDefault();
        const unit = event.deltaMode === 1 ? 16 : 1;
        const way = [event.deltaX * unit / this.zoom, event.deltaY * unit / this.zoom];
        if (wheel) { wheel[0] += way[0]; wheel[1] += way[1]; return; }
        wheel = way;
        const point = this.point(event);
        requestAnimationFrame(() => { this.event({ scroll: { point, by: wheel } }); wheel = null; });
      }, { passive: false });
      device.addEventListener("keydown", (event) => this.key(event));
      device.addEventListener("paste", (event) => {
        const text = event.clipboardData?.getData("text");
        if (text && this.state?.takesText) this.type(text);
      });
      device.addEventListener("focusin", () => activate(this));
    }
    mirrored([x, y]) { return [this.size[0] - x, this.size[1] - y]; }
    flush(pointer) {
      if (pointer.moved === null) return;
      const point = pointer.moved;
      pointer.moved = null;
      for (const [index, finger] of pointer.fingers.entries()) this.touch("move", finger, index ? this.mirrored(point) : point);
    }
    touch(phase, finger, point) { this.event({ touch: { _0: phase, finger: finger % 1000000, point } }); }

    key(event) {
      if (event.isComposing) return;
      const modifiers = [["metaKey", "command"], ["ctrlKey", "command"], ["shiftKey", "shift"], ["altKey", "alternate"]].filter(([name]) => event[name]).map(([, name]) => name);
      const isOnElement = event.target !== this.device && event.target.tagName === "BUTTON";
      if (this.state?.takesText && !event.metaKey && !event.ctrlKey) {
        if (event.key.length === 1) { this.type(event.key); event.preventDefault(); event.stopPropagation(); return; }
        if (event.key === "Enter") { this.type("\n"); event.preventDefault(); return; }
        if (event.key === "Backspace") { this.event({ delete: { _0: 1 } }); event.preventDefault(); return; }
      }
      if (isOnElement && (event.key === "Enter" || event.key === " ")) return;
      // Shortcuts such as copying and reloading belong to the browser, unless the app has a text field for them.
      if ((event.metaKey || event.ctrlKey) && (!this.state?.takesText || "rwtlcv".includes(event.key.toLowerCase()))) return;
      if (["Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].includes(event.key) || (event.ctrlKey || event.metaKey) && event.key.length === 1) {
        this.event({ press: { _0: event.key, modifiers: [...new Set(modifiers)] } });
        event.preventDefault();
      }
    }

    pick(point) {
      setPicking(false);
      send({ op: "inspect", tile: this.number, target: { point } });
    }
    inspect(number) { send({ op: "inspect", tile: this.number, target: { number } }); }
    // Marks the view that the line at the cursor created, if there is one on this screen.
    findLine() { if (line) send({ op: "inspect", tile: this.number, target: { place: line } }); }
    inspected(inspection, target) {
      if (target?.place) {
        if (target.place.line !== line?.line || target.place.path !== line?.path) return;
        this.frames.replaceChildren();
        if (inspection) this.outline(inspection);
        embedding.tell("found", { place: target.place, view: inspection?.path[0].name ?? null });
        return;
      }
      if (!inspection) return;
      embedding.tell("picked", { view: inspection.path[0].name, place: inspection.place ?? null });
      selected = { tile: this, inspection };
      // An editor opens the line, and its panel has little space.
      if (!embedding.isActive || !$("panel").hidden) openPanel("View");
      tree.select(treeNode(inspection));
      for (const tile of tiles.values()) tile.frames.replaceChildren();
      this.outline(inspection);
      inspectionPane(this, inspection);
    }
    outline(inspection) {
      const box = (frame, kind) => {
        const node = make("div", null, { class: kind });
        const [x, y, width, height] = frame;
        Object.assign(node.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
        this.frames.append(node);
        return node;
      };
      const own = inspection.path[0].frame;
      if (inspection.path[1]) box(inspection.path[1].frame, "parent");
      const [top, left, bottom, right] = inspection.margins;
      box([own[0] + left, own[1] + top, Math.max(own[2] - left - right, 0), Math.max(own[3] - top - bottom, 0)], "margin");
      box(own, "own");
      this.label(inspection.path[0].name, own);
    }
    label(name, frame) {
      const label = make("div", `${name} ${+frame[2].toFixed(1)} × ${+frame[3].toFixed(1)}`, { class: "label" });
      Object.assign(label.style, { left: Math.max(frame[0], 0) + "px", top: Math.max(frame[1] - 17 / this.zoom, 0) + "px" });
      this.frames.append(label);
    }
    // Marks a frame, or the selected view if the frame is null.
    mark(frame, name) {
      for (const tile of tiles.values()) tile.frames.replaceChildren();
      if (!frame) {
        if (selected?.tile === this && !$("panel").hidden) this.outline(selected.inspection);
        return;
      }
      if (name) this.label(name, frame);
      const node = make("div");
      Object.assign(node.style, { left: frame[0] + "px", top: frame[1] + "px", width: frame[2] + "px", height: frame[3] + "px" });
      this.frames.append(node);
    }

    fail(reason, stack) {
      this.device.querySelector(".gone")?.remove();
      if (this === active) setLayers(false);
      const box = make("div", null, { class: "gone", role: "alert" });
      const calls = make("ol");
      const [lines, advice] = [stack.filter((line) => line.includes(" at ")), stack.filter((line) => line && !line.includes(" at "))];
      calls.append(...lines.map((line) => make("li", line)));
      const again = make("button", "Start again");
      again.onclick = () => send({ op: "restart", tile: this.number });
      box.append(make("strong", "The app stopped"), make("p", reason), ...(lines.length ? [calls] : []), ...advice.map((line) => make("p", line, { class: "advice" })), again);
      this.device.append(box);
      this.root.classList.add("stopped");
      if (!view.wall) thumbnails.fail(view.preview, reason);
      print("The app stopped: " + reason + "\n" + stack.join("\n") + "\n");
    }
    refuse(reason) {
      if (!this.state) { this.fail(reason, []); return; }
      note(reason);
    }
    restarted() {
      this.device.querySelector(".gone")?.remove();
      this.root.classList.remove("stopped");
      this.pointers.clear();
      this.device.dataset.starts = Number(this.device.dataset.starts ?? 0) + 1;
    }
  }

  // MARK: - Inspector

  const tree = new ViewTree($("tree"), {
    mark: (node) => {
      if (isExploded) active?.layers?.highlight(node?.key ?? null); else active?.mark(node?.frame ?? null, node?.name);
    },
    choose: (node) => chooseNode(node),
  });
  function chooseNode(node) { if (active) send({ op: "inspect", tile: active.number, target: { view: node.path } }); }
  // Returns the node of an inspected view, whose path ends with the window.
  function treeNode(inspection) {
    const { className, frame } = inspection.path[0];
    return tree.nodes.find((node) => node.depth === inspection.path.length - 1 && node.className === className && node.frame.join() === frame.join()) ?? null;
  }
  // Requests the views of the active screen if they are displayed.
  function askForTree() {
    if (active?.state && (isExploded || !$("panel").hidden && !$("paneView").hidden)) send({ op: "tree", tile: active.number });
  }
  let isExploded = false;
  function setLayers(on) {
    if (isExploded === on) return;
    isExploded = on;
    $("layers").setAttribute("aria-pressed", String(on));
    if (on) { for (const tile of tiles.values()) tile.frames.replaceChildren(); askForTree(); }
    else for (const tile of tiles.values()) tile.layers?.hide();
  }
  $("layers").onclick = () => setLayers(!isExploded);
  $("pick").onclick = () => { setLayers(false); setPicking(!picking); };
  function setPicking(on) {
    picking = on;
    $("pick").setAttribute("aria-pressed", String(on));
    $("tiles").style.cursor = on ? "crosshair" : "";
  }
  function inspectionPane(tile, inspection) {
    const pane = $("facts");
    pane.replaceChildren();
    const own = inspection.path[0];
    pane.append(make("h2", own.name), make("div", own.name === own.className ? "" : own.className, { class: "hint" }));
    const numbers = (values) => values.map((value) => +value.toFixed(2)).join(", ");
    const list = make("ul");
    list.append(make("li", "frame " + numbers(inspection.frame)), make("li", "on the screen " + numbers(own.frame)), make("li", "margins " + numbers(inspection.margins)));
    if (inspection.place) { const item = make("li", "created in "); item.append(place(inspection.place.file, inspection.place.line, inspection.place.path)); list.append(item); }
    for (const fact of inspection.facts) list.append(make("li", fact));
    pane.append(list);
    for (const [title, constraints] of [["Horizontal", inspection.horizontal], ["Vertical", inspection.vertical]]) {
      if (!constraints.length) continue;
      pane.append(make("h3", title));
      const list = make("ul");
      for (const constraint of constraints) {
        const item = make("li");
        item.append(make("code", constraint.equation + (constraint.priority ? " @" + constraint.priority : "")), document.createTextNode(" "));
        if (constraint.file) item.append(place(constraint.file, constraint.line)); else item.append(make("span", constraint.origin, { class: "hint" }));
        list.append(item);
      }
      pane.append(list);
    }
    pane.append(make("h3", "Inside"));
    const path = make("div", null, { class: "path" });
    for (const step of inspection.path.slice(1)) {
      const button = make("button", step.name);
      button.onclick = () => tile.mark(step.frame);
      path.append(button);
    }
    pane.append(path);
  }
  function spoken(elements) {
    $("spoken").replaceChildren(...elements.filter((element) => element.isSpoken).map((element) => {
      const item = make("li");
      const words = [element.label, element.value, ...element.traits.filter((trait) => !["staticText"].includes(trait)), element.hint].filter(Boolean).join(", ");
      const button = make("button", words || "(" + element.role + " without text)");
      button.onclick = () => { active?.mark(element.frame); active?.inspect(element.number); };
      button.onmouseenter = () => active?.mark(element.frame);
      item.append(button);
      return item;
    }));
  }
  function findings(list) {
    $("findings").replaceChildren(...list.map((finding) => {
      const item = make("li");
      item.append(make("span", finding.kind, { class: "kind" }), document.createTextNode(" "));
      const button = make("button", finding.view);
      button.onclick = () => { if (finding.frame) active?.mark(finding.frame); };
      item.append(button, document.createTextNode(": " + finding.text));
      if (finding.place) item.append(document.createTextNode(" "), place(finding.place.file, finding.place.line, finding.place.path));
      if (finding.changes.length) { const mends = make("ul"); for (const change of finding.changes) mends.append(make("li", change)); item.append(mends); }
      return item;
    }));
    if (!list.length) $("findings").append(make("li", "No problems were found."));
    $("tabFindings").textContent = "Findings" + (list.length ? " " + list.length : "");
  }
  const panes = ["View", "Spoken", "Findings", "Output"];
  function openPanel(name) {
    $("panel").hidden = false;
    $("showPanel").setAttribute("aria-pressed", "true");
    for (const pane of panes) {
      $("tab" + pane).setAttribute("aria-selected", String(pane === name));
      $("tab" + pane).tabIndex = pane === name ? 0 : -1;
      $("pane" + pane).hidden = pane !== name;
    }
    if (name === "Findings" && active) send({ op: "audit", tile: active.number });
    if (name !== "View") setLayers(false);
    askForTree();
    refit();
  }
  for (const [index, pane] of panes.entries()) {
    const tab = $("tab" + pane);
    tab.onclick = () => openPanel(pane);
    tab.onkeydown = (event) => {
      const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!way) return;
      const next = panes[(index + way + panes.length) % panes.length];
      openPanel(next);
      $("tab" + next).focus();
      event.preventDefault();
    };
  }
  $("audit").onclick = () => { if (active) send({ op: "audit", tile: active.number }); };
  $("showPanel").onclick = () => {
    if ($("panel").hidden) { openPanel("View"); return; }
    $("panel").hidden = true;
    $("showPanel").setAttribute("aria-pressed", "false");
    setPicking(false);
    setLayers(false);
    for (const tile of tiles.values()) tile.mark(null);
    refit();
  };

  // MARK: - Timeline

  function drawTimeline() {
    const { steps, position } = active?.timeline ?? { steps: [], position: 0 };
    $("position").max = steps.length;
    $("position").value = position;
    $("position").disabled = steps.length === 0;
    $("earlier").disabled = position === 0;
    $("later").disabled = position === steps.length;
    $("saveSteps").disabled = !active;
    describeStep(position);
  }
  function describeStep(position) {
    const { steps } = active?.timeline ?? { steps: [] };
    const name = position === 0 ? "the initial screen" : steps[position - 1];
    $("stepText").textContent = steps.length ? `${position} of ${steps.length}: ${name}` : "No steps yet. Touch the screen.";
    $("stepText").title = $("stepText").textContent;
    $("position").setAttribute("aria-valuetext", $("stepText").textContent);
  }
  let rewindTimer = null;
  // Shows the screen after a step. While the slider moves, only its last position is requested.
  function rewind(position, pause = 0) {
    clearTimeout(rewindTimer);
    describeStep(position);
    const tile = active;
    rewindTimer = setTimeout(() => { if (tile && tile === active) send({ op: "rewind", tile: tile.number, value: position }); }, pause);
  }
  $("position").oninput = () => rewind($("position").valueAsNumber, 120);
  $("earlier").onclick = () => { if (!$("earlier").disabled) rewind(active.timeline.position - 1); };
  $("later").onclick = () => { if (!$("later").disabled) rewind(active.timeline.position + 1); };
  $("showTimeline").onclick = () => {
    const isShown = $("timeline").hidden;
    $("timeline").hidden = !isShown;
    $("showTimeline").setAttribute("aria-pressed", String(isShown));
    drawTimeline();
    refit();
  };
  $("saveSteps").onclick = () => { if (active) send({ op: "save", tile: active.number }); };
  function saveRecording(recording) {
    const text = JSON.stringify(recording, null, 1);
    const link = make("a", "", { download: `${recording.choice.preview ?? "app"}.steps.json`, href: URL.createObjectURL(new Blob([text], { type: "application/json" })) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
  $("openSteps").onclick = () => $("stepsFile").click();
  $("stepsFile").onchange = async () => {
    const file = $("stepsFile").files[0];
    if (!file) return;
    // The same file can be opened again.
    const text = await file.text();
    $("stepsFile").value = "";
    try { openRecording(JSON.parse(text)); } catch (error) { note(`${file.name} can't be replayed: ${error.message}`); }
  };
  function openRecording({ choice, events }) {
    if (!choice || !Array.isArray(events)) throw new Error("the file has no screen or no events");
    const screen = screens.find((screen) => choice.preview ? screen.name === choice.preview : screen.kind === "app");
    if (!screen) throw new Error(`this project has no screen "${choice.preview ?? "app"}"`);
    // The server limits messages to 256 KB.
    if (JSON.stringify(events).length > 250_000) throw new Error("the file has too many events");
    adopt({ ...choice, locale: choice.locale ?? "", sdk: choice.sdk ?? null, wall: false });
    choose(screen.name);
    send({ op: "replay", tile: active.number, events });
  }

  // MARK: - Controls above the screens

  function closeMenu() { $("list").classList.remove("open"); $("menu").setAttribute("aria-expanded", "false"); }
  $("menu").onclick = () => { const open = $("list").classList.toggle("open"); $("menu").setAttribute("aria-expanded", String(open)); if (open) $("search").focus(); };
  addEventListener("pointerdown", (event) => { if (!event.target.closest("#list, #menu")) closeMenu(); }, { capture: true });
  $("search").oninput = fillScreens;
  $("search").onkeydown = (event) => {
    if (event.key === "Enter") $("screens").querySelector("button")?.click();
    if (event.key === "ArrowDown") { $("screens").querySelector("button")?.focus(); event.preventDefault(); }
    if (event.key === "Escape") {
      if (!$("search").value) closeMenu();
      $("search").value = "";
      fillScreens();
    }
  };
  $("screens").onkeydown = (event) => {
    const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!way) return;
    const buttons = [...$("screens").querySelectorAll("button")];
    const next = buttons[buttons.indexOf(document.activeElement) + way];
    (next ?? $("search")).focus();
    event.preventDefault();
  };
  $("device").onchange = () => { view.device = $("device").value; store.set("device", view.device); thumbnails.expire(); show(); };
  $("text").append(...textSizes.map((size) => make("option", size)));
  $("text").value = "L";
  for (const size of textSizes) {
    const label = wallBox("text", size, (size === "XS" ? "text " : "") + size);
    label.firstChild.checked = size === "L" || size === "AX3";
    $("wallTexts").append(label);
  }
  $("text").onchange = () => { view.textSize = $("text").value; show(); };
  $("locale").onchange = () => {
    const wish = $("locale").value.trim().replace("-", "_");
    if (!isLocale(wish)) { note("a language has the form de_DE"); return; }
    view.locale = wish;
    show();
  };
  const toggle = (id, change) => { $(id).onclick = () => { const on = $(id).getAttribute("aria-pressed") !== "true"; $(id).setAttribute("aria-pressed", String(on)); change(on); }; };
  toggle("dark", (on) => { view.isDark = on; thumbnails.expire(); show(); });
  toggle("rtl", (on) => { view.isRightToLeft = on; show(); });
  toggle("sdk18", (on) => { view.sdk = on ? 18 : null; show(); });
  toggle("wall", (on) => { view.wall = on; $("wallOptions").hidden = !on; show(); });
  toggle("film", (on) => { if (active) send({ op: on ? "startFilm" : "endFilm", tile: active.number }); $("film").textContent = on ? "■ Stop" : "● Film"; });
  for (const box of document.querySelectorAll("#wallOptions input[data-wall]")) box.onchange = () => { markPreset(null); show(); };
  $("wallLocales").onchange = () => { markPreset(null); show(); };
  $("rotate").onclick = () => { for (const tile of tiles.values()) tile.event({ rotate: { landscape: !tile.state?.isLandscape } }); };
  $("reset").onclick = () => { for (const tile of tiles.values()) send({ op: "reset", tile: tile.number }); };
  $("zoom").onchange = () => { view.zoom = $("zoom").value; refit(); };
  function refit() {
    for (const tile of tiles.values()) {
      tile.resize(tile.size);
      if (isExploded && tile === active) tile.explode();
    }
  }
  addEventListener("resize", refit);
  function speed(value, id) {
    view.speed = value;
    for (const name of ["run", "pause", "slow"]) $(name).setAttribute("aria-pressed", String(name === id));
    send({ op: "speed", value });
  }
  $("run").onclick = () => speed(1, "run");
  $("pause").onclick = () => speed(0, "pause");
  $("slow").onclick = () => speed(0.1, "slow");
  $("step").onclick = () => { speed(0, "pause"); for (const tile of tiles.values()) send({ op: "step", tile: tile.number }); };
  addEventListener("hashchange", () => {
    if (location.hash === hash()) return;
    adopt(settingsFromHash());
    choose(fromHash() ?? view.preview);
  });
  // In a narrow window, the settings and actions are in a sheet, so that one bar is above the screen.
  const narrow = matchMedia("(max-width: 760px)");
  function arrange() {
    const groups = document.querySelectorAll("[aria-label='Time'], [aria-label='Actions']");
    if (narrow.matches) $("options").prepend(...groups); else document.querySelector("header .spacer").after(...groups);
    if (!narrow.matches) openSettings(false);
  }
  function openSettings(isOpen) {
    $("options").classList.toggle("open", isOpen);
    $("more").setAttribute("aria-expanded", String(isOpen));
  }
  $("more").onclick = () => openSettings(!$("options").classList.contains("open"));
  $("tiles").addEventListener("pointerdown", () => openSettings(false), { capture: true });
  narrow.onchange = arrange;
  arrange();

  function chooseNext(way) {
    const names = [...$("screens").querySelectorAll("button")].map((button) => button.dataset.screen);
    const name = names[names.indexOf(view.preview) + way];
    if (!name) return;
    choose(name);
    $("screens").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
  const actions = [
    ["/", "Search screens", () => { if ($("menu").offsetParent && !$("list").classList.contains("open")) $("menu").click(); $("search").focus(); }],
    ["[", "Previous screen", () => chooseNext(-1)],
    ["]", "Next screen", () => chooseNext(1)],
    [" ", "Run or pause time", () => $(view.speed ? "pause" : "run").click(), "space"],
    [".", "Advance one frame", () => $("step").click()],
    ["r", "Rotate the device", () => $("rotate").click()],
    ["0", "Reset the screen", () => $("reset").click()],
    ["t", "Timeline", () => $("showTimeline").click()],
    [",", "Previous step", () => $("earlier").click()],
    [";", "Next step", () => $("later").click()],
    ["d", "Dark mode", () => $("dark").click()],
    ["w", "Wall", () => $("wall").click()],
    ["i", "Inspector", () => $("showPanel").click()],
    ["p", "Pick a view", () => { openPanel("View"); setLayers(false); setPicking(true); }],
    ["l", "Layers", () => { openPanel("View"); setLayers(!isExploded); }],
    ["?", "This list", () => $("keys").showModal()],
  ];
  for (const [key, text, , name] of actions) {
    const term = make("dt");
    term.append(make("kbd", name ?? key));
    $("keyList").append(term, make("dd", text));
  }
  $("showKeys").onclick = () => $("keys").showModal();
  $("closeKeys").onclick = () => $("keys").close();
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || $("keys").open) return;
    if (event.target.closest("input, select, textarea, .device:not(.exploded)")) return;
    // A focused control handles the space bar.
    if (event.key === " " && event.target.closest("button, summary, a")) return;
    if (event.key === "Escape") { setPicking(false); setLayers(false); openSettings(false); closeMenu(); return; }
    const action = actions.find(([key]) => key === event.key);
    if (action) { action[2](); event.preventDefault(); }
  });

  // MARK: - Embedding page

  for (const kind of ["hello", "look"]) {
    embedding.on(kind, ({ isDark }) => { if (typeof isDark === "boolean") document.documentElement.dataset.style = isDark ? "dark" : "light"; });
  }
  embedding.on("show", ({ preview, settings }) => {
    const before = hash();
    adopt(settings ?? {});
    const name = screens.some((screen) => screen.name === preview) ? preview : view.preview;
    // A screen that already has the requested settings keeps its state.
    if (name === view.preview && hash() === before) return;
    choose(name);
  });
  embedding.on("select", ({ place }) => {
    line = place && typeof place.line === "number" ? { file: String(place.file), line: place.line, path: typeof place.path === "string" ? place.path : undefined } : null;
    for (const tile of tiles.values()) {
      tile.frames.replaceChildren();
      tile.findLine();
    }
  });
  // Passes an editor's shortcuts to it while this page has the keyboard focus. Shortcuts such as copying are handled
  // here.
  addEventListener("keydown", (event) => {
    const { key, code, keyCode, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isEditing = (ctrlKey || metaKey) && !shiftKey && !altKey && "acvxyz".includes(key.toLowerCase());
    if (event.defaultPrevented || isEditing || !(ctrlKey || metaKey ? key.length === 1 : /^F\d+$/.test(key))) return;
    if (embedding.isActive) { embedding.tell("key", { key: { key, code, keyCode, ctrlKey, metaKey, shiftKey, altKey } }); event.preventDefault(); }
  });
  embedding.on("pick", () => setPicking(!picking));
  embedding.on("audit", () => { if (active) send({ op: "audit", tile: active.number }); });
  embedding.on("rotate", () => $("rotate").click());
  embedding.on("reset", () => $("reset").click());

  document.body.classList.toggle("embedded", embedding.isActive);
  adopt(settingsFromHash());
  connect();
})();
