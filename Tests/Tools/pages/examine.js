() => {
  // Returns the faults of the page: texts with little contrast, controls without a name, controls that no key reaches,
  // repeated identifiers, and a width beyond the window's.
  const faults = [];
  const name = (element) => element.tagName.toLowerCase() + (element.id ? "#" + element.id : "") + (element.className.baseVal ?? element.className ? "." + (element.className.baseVal ?? element.className) : "");
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const parse = (color) => {
    const values = color.match(/[\d.]+/g).map(Number);
    const factor = color.startsWith("color(") ? 255 : 1;
    return { rgb: values.slice(0, 3).map((value) => value * factor), alpha: values[3] ?? 1 };
  };
  const over = (front, back) => front.rgb.map((value, index) => value * front.alpha + back[index] * (1 - front.alpha));
  const luminance = (rgb) => {
    const [red, green, blue] = rgb.map((value) => value / 255).map((value) => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const color = parse(getComputedStyle(one).backgroundColor);
      layers.push(color);
      if (color.alpha === 1) break;
    }
    return layers.reverse().reduce((back, front) => over(front, back), [255, 255, 255]);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (seen.has(element) || !texts.currentNode.data.trim() || element.closest("script, style, svg, .elements, option") || !isShown(element)) continue;
    seen.add(element);
    // A modal dialog dims the page behind it.
    const dialog = document.querySelector("dialog[open]");
    if (dialog && !dialog.contains(element)) continue;
    const style = getComputedStyle(element), back = background(element);
    const [light, dark] = [luminance(over(parse(style.color), back)), luminance(back)].sort((a, b) => b - a);
    const ratio = (light + 0.05) / (dark + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700;
    if (ratio < (isLarge ? 3 : 4.5)) faults.push(`${name(element)} "${element.textContent.trim().slice(0, 20)}" has the contrast ${ratio.toFixed(2)}`);
  }
  for (const element of document.querySelectorAll("button, a, input, select, textarea, summary, [role=button], [role=tab], [role=treeitem], [tabindex='0'], img")) {
    if (!isShown(element) || element.closest(".elements")) continue;
    const label = element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? element.querySelector("img[alt]")?.alt ?? "";
    const text = label || element.textContent.trim() || [...element.labels ?? []].map((one) => one.textContent.trim()).join("") || element.getAttribute("aria-labelledby");
    if (!text) faults.push(`${name(element)} has no label`);
    if (element.tagName === "A" && !element.hasAttribute("href")) faults.push(`${name(element)} is a link that no key reaches`);
    if (element.tagName === "BUTTON" && /^[^\p{L}]+$/u.test(element.textContent.trim()) && !element.getAttribute("aria-label")) faults.push(`${name(element)} is labeled by a sign`);
  }
  for (const element of document.querySelectorAll("[aria-controls]")) {
    if (!document.getElementById(element.getAttribute("aria-controls"))) faults.push(`${name(element)} controls nothing`);
  }
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  for (const id of new Set(ids)) if (ids.filter((one) => one === id).length > 1) faults.push(`the identifier ${id} is repeated`);
  for (const tree of document.querySelectorAll("[role=tree], [role=tablist]")) {
    if (isShown(tree) && tree.children.length && [...tree.children].filter((one) => one.tabIndex === 0).length !== 1) faults.push(`${name(tree)} needs one child that Tab reaches`);
  }
  const wide = document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth;
  if (wide > 0) faults.push(`the page is ${wide} pixels wider than the window`);
  return faults;
}
