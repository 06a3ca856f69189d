"use strict";
const screens = JSON.parse(document.getElementById("data").textContent);

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") made.className = value;
    else if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

// A picture with a frame on it. Both are in points, and displayed at a fraction of their size.
function shot(picture, frame, most) {
  const share = Math.min(1, most / picture.width);
  const box = element("div", { class: "box" },
    element("img", { src: "data:image/png;base64," + picture.file, width: Math.round(picture.width * share), alt: picture.width + " points wide" }));
  if (frame) {
    const mark = element("div", { class: "frame" });
    const [x, y, width, height] = frame.map((value) => value * share);
    Object.assign(mark.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
    box.append(mark);
  }
  return box;
}

function section(screen) {
  const made = element("section", {}, element("h2", {}, screen.name, screen.source ? element("small", {}, screen.source) : null));
  if (screen.failure) made.append(element("p", { class: "none" }, "Not swept: " + screen.failure));
  else if (!screen.defects.length) made.append(element("p", { class: "none" }, `No defect in ${screen.lookCount} sizes.`));
  const rows = screen.defects.map(row);
  let show = null;
  if (screen.pictures.length) {
    const [stage, move] = ruler(screen, rows);
    show = move;
    made.append(stage);
  }
  rows.forEach((item, index) => {
    const range = screen.defects[index].ranges[0];
    if (show && range) item.firstChild.append(element("button", { class: "go", onclick: () => show(range[0]) }, "Show at width " + range[0]));
  });
  made.append(element("ol", {}, ...rows));
  if (show) show(screen.pictures[0].width);
  return made;
}

// The slider for the widths, with the ranges of the defects above it. The picture is the nearest one that is not wider,
// if it exists.
function ruler(screen, rows) {
  const least = screen.pictures[0].width, most = screen.pictures[screen.pictures.length - 1].width;
  const slider = element("input", { type: "range", min: least, max: most, step: 1, value: least, "aria-label": "Width of the window" });
  const output = element("output"), box = element("div", { class: "shot" }), marks = element("div", { class: "marks" });
  const bars = [];
  screen.defects.forEach((defect, index) => defect.ranges.forEach(([low, high]) => {
    const bar = element("i", { title: defect.title + ": " + defect.view });
    const scale = 100 / Math.max(most - least, 1);
    Object.assign(bar.style, { left: (low - least) * scale + "%", width: Math.max(high - low, 0) * scale + "%" });
    bars.push([bar, low, high]);
    marks.append(bar);
  }));
  function update() {
    const width = Number(slider.value);
    const picture = screen.pictures.findLast((candidate) => candidate.width <= width) ?? screen.pictures[0];
    output.textContent = width === picture.width ? width + " pt" : `${width} (${picture.width})`;
    box.replaceChildren(shot(picture, null, 900));
    rows.forEach((item, index) => item.classList.toggle("here",
      screen.defects[index].ranges.some(([low, high]) => low <= width && width <= high)));
    for (const [bar, low, high] of bars) bar.classList.toggle("on", low <= width && width <= high);
  }
  slider.addEventListener("input", update);
  const stage = element("div", { class: "stage" }, marks, element("div", { class: "ruler" }, slider, output), box);
  return [stage, (width) => { slider.value = width; update(); }];
}

function row(defect) {
  const words = element("div", {},
    element("h3", {}, element("b", {}, defect.title), defect.view),
    defect.place ? element("div", { class: "place" }, defect.place) : null,
    element("ul", { class: "where" }, ...defect.occurrences.map((text) => element("li", {}, text))),
    element("p", {}, defect.worst + ": " + defect.text),
    defect.causes.length ? element("pre", {}, defect.causes.join("\n")) : null,
    ...defect.changes.map((text) => element("p", {}, "Fix: ", element("code", {}, text))));
  return element("li", { class: "defect" }, words, defect.picture ? element("div", { class: "shot" }, shot(defect.picture, defect.frame, 400)) : null);
}

document.getElementById("screens").append(...screens.map(section));
