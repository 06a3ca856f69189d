'use strict';
const report = JSON.parse(document.getElementById('data').textContent);
const order = ['failed', 'changed', 'added', 'removed', 'same'];
const names = {failed: 'Failed', changed: 'Changed', added: 'New', removed: 'Gone', same: 'Same'};
const byId = id => document.getElementById(id);
function make(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (value === true && !key.startsWith('aria-')) node.setAttribute(key, '');
    else if (key.startsWith('aria-') || (value !== false && value != null)) node.setAttribute(key, value);
  }
  node.append(...children.filter(child => child != null));
  return node;
}
const plural = (count, noun) => count + ' ' + noun + (count === 1 ? '' : 's');
const counts = Object.fromEntries(order.map(status => [status, report.entries.filter(e => e.status === status).length]));

// The cause of a change is the line that created the view. Changes of views without a known line have the same cause if
// they are the same change.
const causeOf = change => change.place ? change.place.file + ':' + change.place.line : change.kind + ' ' + change.what;
// The causes, those of the most screens first, each with its screens.
const causes = [];
{
  const byKey = new Map();
  for (const entry of report.entries) for (const change of entry.changes) {
    const key = causeOf(change);
    let cause = byKey.get(key);
    if (!cause) causes.push(cause = {key, place: change.place, entries: [], count: 0});
    byKey.set(key, cause);
    if (cause.entries[cause.entries.length - 1] !== entry) cause.entries.push(entry);
    cause.count++;
  }
  causes.sort((a, b) => b.entries.length - a.entries.length);
}
// Screens whose changes have the same causes are next to each other.
const signature = entry => entry.changes.length ? [...new Set(entry.changes.map(causeOf))].sort().join('\n') : null;
const entries = [];
for (const status of order) {
  const groups = new Map();
  for (const entry of report.entries) if (entry.status === status) {
    const key = signature(entry) ?? entry.id + '\n';
    groups.set(key, [...groups.get(key) ?? [], entry]);
  }
  for (const group of groups.values()) entries.push(...group);
}
function summary() {
  const parts = [], compared = report.entries.length - counts.added;
  if (counts.changed || !(counts.added || counts.removed || counts.failed))
    parts.push((counts.changed || 'none') + ' of ' + plural(compared, report.noun) + ' changed');
  if (counts.added) parts.push(plural(counts.added, report.noun) + (counts.added === 1 ? ' is new' : ' are new'));
  if (counts.removed) parts.push(plural(counts.removed, report.noun) + (counts.removed === 1 ? ' was removed' : ' were removed'));
  if (counts.failed) parts.push(plural(counts.failed, report.noun) + ' failed');
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
byId('summary').textContent = summary();
byId('revisions').textContent = report.old + '  →  ' + report.new;
for (const status of order) if (counts[status]) {
  const part = make('i', {class: status, style: 'flex:' + counts[status] + ';background:var(--c)'});
  byId('bar').append(part);
}

let filter = order.some(s => s !== 'same' && counts[s]) ? 'different' : 'all';
let mode = 'side', zoom = 0, current = null, review = null, cause = null;
const chips = [['different', 'Different', report.entries.length - counts.same], ['all', 'All', report.entries.length]]
  .concat(order.filter(s => counts[s]).map(s => [s, names[s], counts[s]]));
for (const [key, name, count] of chips)
  byId('chips').append(make('button', {'data-filter': key, onclick: () => { filter = key; list(); }}, name + ' ' + count));

function matches(entry) {
  if (filter === 'different' ? entry.status === 'same' : filter !== 'all' && entry.status !== filter) return false;
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  const text = [entry.name, entry.variant, entry.source, ...entry.notes,
    ...entry.changes.map(c => c.view + ' ' + c.what + ' ' + (c.place ? c.place.file : ''))].join(' ').toLowerCase();
  return words.every(word => text.includes(word));
}
let shown = [];
function list() {
  for (const chip of byId('chips').children) chip.setAttribute('aria-pressed', chip.dataset.filter === filter);
  shown = entries.filter(matches);
  const rows = [];
  let previous = null;
  for (const entry of shown) {
    const key = signature(entry), equal = key === null ? [] : shown.filter(other => other.status === entry.status && signature(other) === key);
    if (equal.length > 1 && key !== previous)
      rows.push(make('li', {class: 'group'}, 'Same causes, ' + plural(equal.length, report.noun)));
    else if (previous !== null && key !== previous && rows.length) rows.push(make('li', {class: 'group', role: 'presentation'}));
    previous = equal.length > 1 ? key : null;
    rows.push(make('li', {class: equal.length > 1 ? 'member' : ''}, make('button',
      {class: entry.status, 'data-id': entry.id, onclick: () => show(entry)},
      make('span', {class: 'dot', title: names[entry.status]}), make('b', {}, entry.name),
      make('small', {}, [entry.variant, entry.changes.length ? plural(entry.changes.length, 'change') : names[entry.status].toLowerCase()]
        .filter(Boolean).join(' · ')))));
  }
  byId('list').replaceChildren(...rows);
  if (!shown.includes(current)) current = shown[0] || null;
  show(current, true);
}
function show(entry, quiet) {
  current = entry;
  if (cause && !(entry && cause.entries.includes(entry))) cause = null;
  for (const item of byId('list').querySelectorAll('button')) {
    const isCurrent = entry && item.dataset.id === entry.id;
    item.setAttribute('aria-current', isCurrent);
    if (isCurrent) item.scrollIntoView({block: 'nearest'});
  }
  if (entry && !quiet) history.replaceState(null, '', '#' + encodeURIComponent(entry.id));
  draw();
}
function file(path) { return path.split('/').map(encodeURIComponent).join('/'); }
function image(entry, path) {
  // At zoom 0, the size is in points as far as it fits, otherwise in pixels.
  const picture = make('img', {src: file(path), alt: entry.name, loading: 'eager'});
  picture.addEventListener('load', () => size(picture, entry));
  return picture;
}
function size(picture, entry) {
  const points = picture.naturalWidth / entry.scale;
  const columns = mode !== 'side' ? 1 : entry.difference && window.innerWidth > 760 ? 3 : 2;
  const room = Math.max((byId('entry').clientWidth - (window.innerWidth > 760 ? 56 : 34) - (columns - 1) * 22) / columns - 4, 80);
  const high = Math.max(window.innerHeight - 300, 320) / (picture.naturalHeight / entry.scale);
  const width = zoom === 0 ? Math.min(points, room, points * high) : points * zoom;
  picture.style.width = Math.round(width) + 'px';
  picture.closest('.shot').classList.toggle('pixels', zoom > entry.scale);
  if (cause && entry === current && cause.entries.includes(entry)) mark(entry, chosen(entry));
}
function shot(entry, path, title, ...more) {
  return make('figure', {}, make('figcaption', {}, title), make('div', {class: 'shot'}, image(entry, path), ...more));
}
function stage(entry) {
  const {oldPicture: before, newPicture: after, difference} = entry;
  const node = make('div', {class: 'stage'});
  if (!before && !after) return node;
  if (mode === 'design' && entry.design && after) { node.append(laidOver(entry)); return node; }
  if (!before || !after) { node.append(shot(entry, before || after, before ? 'Before' : 'After')); return node; }
  if (mode === 'swipe' || mode === 'blink') {
    const top = make('div', {class: 'top'}, image(entry, before));
    const box = make('div', {class: 'shot ' + mode}, image(entry, after), top);
    if (mode === 'swipe') {
      const slider = make('input', {type: 'range', min: 0, max: 1000, value: 500, 'aria-label': 'Divider between before and after'});
      const move = () => { top.style.right = (100 - slider.value / 10) + '%'; };
      slider.addEventListener('input', move);
      box.addEventListener('pointermove', event => {
        const place = box.getBoundingClientRect();
        slider.value = (event.clientX - place.left) / place.width * 1000;
        move();
      });
      move();
      box.append(slider);
    }
    node.append(make('figure', {}, make('figcaption', {}, mode === 'swipe' ? 'Before, left of the line · after, right of it' : 'Before and after, in turn'), box));
    return node;
  }
  if (mode === 'difference' && before) { node.append(shot(entry, difference || after, difference ? 'Difference' : 'After: identical pixels')); return node; }
  node.append(shot(entry, before, 'Before'), shot(entry, after, 'After'));
  if (difference) node.append(shot(entry, difference, 'Difference'));
  return node;
}
let opacity = 500, subtracts = false;
function laidOver(entry) {
  const design = make('img', {src: file(entry.design), alt: 'The design', class: 'laid'});
  const box = make('div', {class: 'shot'}, image(entry, entry.newPicture), design);
  const slider = make('input', {type: 'range', min: 0, max: 1000, value: opacity, 'aria-label': 'Opacity of the design'});
  const subtract = make('input', {type: 'checkbox', id: 'subtract', checked: subtracts});
  const apply = () => {
    [opacity, subtracts] = [slider.value, subtract.checked];
    design.style.opacity = subtracts ? 1 : opacity / 1000;
    design.style.mixBlendMode = subtracts ? 'difference' : 'normal';
    slider.disabled = subtracts;
  };
  slider.addEventListener('input', apply);
  subtract.addEventListener('change', apply);
  apply();
  return make('figure', {}, make('figcaption', {class: 'sliders'}, 'Screen', slider, 'Design',
    make('label', {for: 'subtract'}, subtract, ' difference')), box);
}
const allModes = [['side', 'Side by side'], ['swipe', 'Swipe'], ['difference', 'Difference'], ['blink', 'Blink'], ['design', 'Design']];
function modesOf(entry) {
  const hasBoth = entry.oldPicture && entry.newPicture;
  return allModes.filter(([key]) => key === 'design' ? entry.design && entry.newPicture : hasBoth || (key === 'side' && entry.design));
}
function draw() {
  const entry = current, pane = byId('entry');
  if (!entry) {
    pane.replaceChildren(make('p', {class: 'empty'}, report.entries.length ? 'No screens match.' : 'There are no screens to compare.'));
    return;
  }
  const modes = modesOf(entry);
  const tools = make('div', {class: 'tools'});
  if (modes.length > 1) tools.append(make('div', {class: 'modes', role: 'group', 'aria-label': 'Comparison mode'}, ...modes.map(([key, name]) =>
    make('button', {'aria-pressed': mode === key, onclick: () => { mode = key; draw(); }}, name))));
  if (entry.oldPicture || entry.newPicture)
    tools.append(make('button', {class: 'plain', title: 'Zoom (z)', onclick: nextZoom}, zoom === 0 ? 'Fit' : Math.round(zoom * 100) + ' %'));
  if (review && entry.reference && entry.status !== 'same')
    tools.append(make('button', {class: 'plain primary', onclick: accept}, 'Accept'));
  pane.replaceChildren(...[
    make('div', {class: 'title'}, make('h2', {}, entry.name + (entry.variant ? ' on ' + entry.variant : '')),
      make('span', {class: 'badge ' + entry.status}, names[entry.status]), make('span', {id: 'cause', role: 'status'})),
    make('p', {class: 'source'}, entry.source), tools, stage(entry),
    ...entry.notes.map(note => make('p', {class: 'note'}, note)), causeList(entry),
    ...entry.texts.flatMap(text => [make('h3', {}, text.title), make('pre', {}, ...text.lines.map(line =>
      make('span', {class: line[0] === '+' ? 'plus' : line[0] === '-' ? 'minus' : ''}, line + '\n')))]),
    ...report.notes.map(note => make('p', {class: 'note'}, note)), substitutes()].filter(Boolean));
}
// The changes of a screen, grouped by their causes.
function causeList(entry) {
  if (!entry.changes.length) return null;
  const own = causes.filter(one => one.entries.includes(entry));
  return make('ol', {class: 'changes', 'aria-label': 'Changes by cause'}, ...own.map(one => {
    const changes = entry.changes.filter(change => causeOf(change) === one.key);
    const kinds = new Map();
    for (const change of changes) kinds.set(change.what, (kinds.get(change.what) ?? 0) + 1);
    const named = [...kinds].slice(0, 2).map(([what, count]) => what + (count > 1 && kinds.size > 1 ? ' (' + plural(count, 'view') + ')' : ''));
    const words = named.join(', ') + (kinds.size > 2 ? ' and ' + (kinds.size - 2) + ' more' : '');
    const others = one.entries.length - 1;
    const line = [make('span', {}, changes.length === 1 ? make('b', {}, changes[0].view) : make('b', {}, plural(changes.length, 'view')), ' ' + words),
      make('span', {class: 'where'}, others ? make('small', {}, 'and on ' + plural(others, 'other ' + report.noun)) : null,
        one.place ? make('code', {title: one.place.path || ''}, one.place.file + ':' + one.place.line) : null)];
    const item = make('li', {class: one === cause ? 'on' : ''});
    const light = (node, some) => {
      node.addEventListener('mouseenter', () => mark(entry, some));
      node.addEventListener('mouseleave', () => mark(entry, cause && cause.entries.includes(entry) ? chosen(entry) : []));
      node.addEventListener('focusin', () => mark(entry, some));
    };
    if (changes.length === 1) {
      const row = make('div', {class: 'row', tabindex: 0}, ...line);
      light(row, changes);
      item.append(row);
      return item;
    }
    const summary = make('summary', {class: 'row'}, ...line);
    light(summary, changes);
    item.append(make('details', {}, summary, make('ul', {}, ...changes.map(change => {
      const view = make('li', {tabindex: 0}, make('b', {}, change.view), ' ' + change.what);
      light(view, [change]);
      return view;
    }))));
    return item;
  }));
}
const chosen = entry => entry.changes.filter(change => causeOf(change) === cause.key);
// Shows the next cause, on its first screen that is listed.
function stepCause(by) {
  const available = causes.filter(one => one.entries.some(entry => shown.includes(entry)));
  if (!available.length) return;
  const index = available.indexOf(cause);
  const next = index < 0 ? (by > 0 ? 0 : available.length - 1) : index + by;
  if (!available[next]) return;
  cause = available[next];
  show(cause.entries.includes(current) ? current : cause.entries.find(entry => shown.includes(entry)));
  byId('cause').textContent = 'Cause ' + (next + 1) + ' of ' + available.length;
}
function substitutes() {
  const all = report.substitutes || [];
  if (!all.length) return null;
  const rows = all.map(one => make('tr', {}, make('td', {}, one.kind), make('td', {}, make('code', {}, one.name)),
    make('td', {}, one.drawnBy || 'nothing: a box with a cross'), make('td', {}, plural(one.screens, 'picture'))));
  return make('details', {class: 'standins'}, make('summary', {}, all.length === 1 ? 'An Apple font or symbol is substituted'
    : all.length + ' Apple fonts and symbols are substituted'), make('table', {}, ...rows));
}
function mark(entry, changes) {
  for (const old of document.querySelectorAll('.mark')) old.remove();
  document.querySelectorAll('.stage .shot').forEach((box, index) => {
    const picture = box.querySelector('img');
    if (!picture || !picture.naturalWidth) return;
    const factor = picture.clientWidth / (picture.naturalWidth / entry.scale), [x, y] = entry.origin;
    for (const change of changes) {
      const frame = mode === 'side' && index === 0 && entry.oldPicture ? change.before : change.after || change.before;
      if (!frame) continue;
      box.append(make('div', {class: changes.length === 1 ? 'mark only' : 'mark',
        style: `left:${(frame[0] + x) * factor - 3}px;top:${(frame[1] + y) * factor - 3}px;` +
          `width:${frame[2] * factor + 6}px;height:${frame[3] * factor + 6}px`}));
    }
  });
}
function nextZoom() { zoom = zoom === 0 ? 1 : zoom >= 8 ? 0 : zoom * 2; draw(); }
async function accept() {
  if (!review || !current || !current.reference) return;
  const entry = current;
  const answer = await fetch('/accept', {method: 'POST', headers: {'X-Review': review}, body: entry.id}).catch(() => null);
  if (!answer || !answer.ok) { alert('Cannot accept the picture: ' + (answer ? await answer.text() : 'the server does not respond')); return; }
  counts[entry.status]--; counts.same++;
  entry.status = 'same';
  entry.notes = ['Accepted: the new picture is the reference.'];
  const place = shown.indexOf(entry);
  byId('summary').textContent = summary();
  list();
  if (shown[place]) show(shown[place]);
}
function step(by) {
  const next = shown[shown.indexOf(current) + by];
  if (next) show(next);
}
byId('search').addEventListener('input', list);
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === byId('search')) { if (event.key === 'Escape') { event.target.blur(); } return; }
  const number = (current ? modesOf(current) : [])[+event.key - 1];
  if (event.key === 'j' || event.key === 'ArrowDown') step(1);
  else if (event.key === 'k' || event.key === 'ArrowUp') step(-1);
  else if (event.key === 'n') stepCause(1);
  else if (event.key === 'N' || event.key === 'p') stepCause(-1);
  else if (event.key === '/') byId('search').focus();
  else if (event.key === 'z') nextZoom();
  else if (event.key === 'a') accept();
  else if (number) { mode = number[0]; draw(); }
  else return;
  event.preventDefault();
});
window.addEventListener('resize', () => { if (current) for (const picture of document.querySelectorAll('.shot img')) size(picture, current); });
if (location.protocol.startsWith('http'))
  fetch('/review').then(answer => answer.ok ? answer.text() : null).then(token => {
    review = token;
    byId('accept-key').hidden = !token;
    draw();
  }).catch(() => {});
const wanted = decodeURIComponent(location.hash.slice(1));
current = entries.find(entry => entry.id === wanted) || null;
if (current && current.status === 'same') filter = 'all';
list();
