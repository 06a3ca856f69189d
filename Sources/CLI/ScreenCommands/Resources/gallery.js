"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const sections = [...document.querySelectorAll("section[data-name]")];
  const figures = [...document.querySelectorAll("figure")];
  const links = [...document.querySelectorAll("nav a")];
  // A page that was opened as a file may have no storage.
  const store = {
    get(key) { try { return localStorage.getItem("viewcode gallery " + key) ?? ""; } catch { return ""; } },
    set(key, value) { try { localStorage.setItem("viewcode gallery " + key, value); } catch { /* The value is not kept. */ } },
  };

  const fill = (id, values) => { for (const value of new Set(values)) $(id).append(new Option(value)); };
  fill("device", figures.map((figure) => figure.dataset.device));
  fill("look", figures.map((figure) => figure.dataset.look));

  function filter() {
    const words = $("search").value.trim().toLowerCase().split(/\s+/);
    const [device, look] = [$("device").value, $("look").value];
    let shown = 0;
    sections.forEach((section, index) => {
      const text = (section.dataset.name + " " + section.querySelector(".source").textContent).toLowerCase();
      let count = 0;
      for (const figure of section.querySelectorAll("figure")) {
        figure.hidden = device !== "" && figure.dataset.device !== device || look !== "" && figure.dataset.look !== look;
        if (!figure.hidden) count += 1;
      }
      const isFound = words.every((word) => text.includes(word));
      // A preview without pictures has failed, and is displayed while no picture is excluded.
      section.hidden = !isFound || count === 0 && (device !== "" || look !== "");
      if (links[index]) links[index].parentElement.hidden = section.hidden;
      if (!section.hidden) shown += count;
    });
    const pictures = shown === 1 ? "1 picture" : shown + " pictures";
    $("count").textContent = shown === figures.length ? pictures : pictures + " of " + figures.length;
  }
  for (const id of ["search", "device", "look"]) $(id).addEventListener("input", filter);

  for (const figure of figures) figure.dataset.width = figure.querySelector("img").getAttribute("width");
  function zoom() {
    for (const figure of figures) figure.querySelector("img").width = Math.round(figure.dataset.width * $("zoom").value);
  }
  $("zoom").addEventListener("input", zoom);

  function setDark(isDark) {
    document.documentElement.dataset.style = isDark ? "dark" : "light";
    $("dark").setAttribute("aria-pressed", String(isDark));
  }
  $("dark").onclick = () => setDark($("dark").getAttribute("aria-pressed") !== "true");
  setDark(matchMedia("(prefers-color-scheme: dark)").matches);

  // MARK: - Links to viewcode preview

  // Returns the address of a picture's screen in the preview page, or null without the address of the server.
  function live(figure) {
    let address;
    try { address = new URL($("address").value); } catch { return null; }
    if (!/^https?:$/.test(address.protocol)) return null;
    const { device, look } = figure.dataset;
    const settings = new URLSearchParams({ preview: figure.closest("section").dataset.name, device });
    if (/\bdark\b/.test(look)) settings.set("style", "dark");
    const text = look.match(/text size (\w+)/), sdk = look.match(/iOS (\d+)/);
    if (text) settings.set("text", text[1]);
    if (look.includes("right to left")) settings.set("direction", "rtl");
    if (sdk) settings.set("sdk", sdk[1]);
    address.hash = settings;
    return address.href;
  }
  function linkAll() {
    for (const figure of figures) {
      figure.querySelector(".live")?.remove();
      const address = live(figure);
      if (!address) continue;
      const link = document.createElement("a");
      Object.assign(link, { className: "live", href: address, textContent: "Preview" });
      figure.querySelector("figcaption").append(" ", link);
    }
  }
  $("address").value = store.get("address");
  $("address").addEventListener("change", () => { store.set("address", $("address").value); linkAll(); });
  linkAll();

  // MARK: - One picture

  let current = null;
  function show(figure) {
    current = figure;
    const [image, title] = [figure.querySelector("img"), figure.closest("section").dataset.name];
    $("picture").src = image.src;
    $("picture").alt = image.alt;
    $("caption").textContent = `${title} on ${figure.dataset.device}, ${figure.dataset.look}`;
    const address = live(figure);
    $("live").hidden = !address;
    if (address) $("live").href = address;
    $("picture").classList.remove("full");
    if (!$("viewer").open) $("viewer").showModal();
  }
  function step(by) {
    const shown = figures.filter((figure) => figure.offsetParent);
    const next = shown[shown.indexOf(current) + by];
    if (next) show(next);
  }
  for (const figure of figures) {
    figure.querySelector("a").addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      show(figure);
    });
  }
  $("previous").onclick = () => step(-1);
  $("next").onclick = () => step(1);
  $("close").onclick = () => $("viewer").close();
  // A click switches between the whole picture and all of its pixels.
  $("picture").onclick = () => $("picture").classList.toggle("full");
  $("viewer").addEventListener("close", () => current?.querySelector("a").focus());

  addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if ($("viewer").open) {
      if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowRight") step(1);
      else if (event.key === "z") $("picture").onclick();
      else return;
      event.preventDefault();
      return;
    }
    if (event.target.closest("input, select")) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const range = $("zoom");
    if (event.key === "/") $("search").focus();
    else if (event.key === "d") $("dark").click();
    else if (event.key === "+") { range.stepUp(); zoom(); }
    else if (event.key === "-") { range.stepDown(); zoom(); }
    else return;
    event.preventDefault();
  });

  $("tools").hidden = false;
  filter();
})();
