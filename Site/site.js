// The controls of a page: style, search, copying, and the lists of pages and headings. The text needs none of them.
(function () {
  'use strict';
  var root = document.documentElement;
  var folder = document.body.dataset.root;

  function make(tag, values, text) {
    var element = document.createElement(tag);
    Object.keys(values).forEach(function (name) { element.setAttribute(name, values[name]); });
    if (text) element.textContent = text;
    return element;
  }

  // Style

  var styles = ['system', 'light', 'dark'];
  var styleButton = document.getElementById('site-style');

  function showStyle() {
    var style = root.dataset.style || 'system';
    styleButton.firstElementChild.className = 'icon icon-' + style;
    var label = 'Style: ' + style + '. Change to ' + styles[(styles.indexOf(style) + 1) % 3];
    styleButton.setAttribute('aria-label', label);
    styleButton.title = label;
  }

  styleButton.hidden = false;
  styleButton.addEventListener('click', function () {
    var style = styles[(styles.indexOf(root.dataset.style || 'system') + 1) % 3];
    if (style === 'system') delete root.dataset.style;
    else root.dataset.style = style;
    try {
      localStorage.setItem('viewcode-style', style);
    } catch (error) {
      // Storage is not available. The choice is for this page.
    }
    showStyle();
  });
  showStyle();

  // Lists that are closed in narrow windows

  function closeIn(query, selector) {
    var element = document.querySelector(selector);
    if (!element) return;
    var media = window.matchMedia(query);
    function update() { element.open = !media.matches; }
    update();
    element.parentElement.setAttribute('data-ready', '');
    media.addEventListener('change', update);
    return element;
  }

  closeIn('(max-width: 860px)', '#site-pages details');
  var contents = closeIn('(max-width: 1180px)', '#site-contents details');
  if (contents) {
    contents.addEventListener('click', function (event) {
      if (event.target.closest('a') && window.matchMedia('(max-width: 1180px)').matches) contents.open = false;
    });
  }

  var current = document.querySelector('#site-pages [aria-current]');
  var list = document.getElementById('site-pages');
  if (current && list && list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.clientHeight / 2;

  // The heading that is being read

  var links = {};
  document.querySelectorAll('#site-contents a').forEach(function (link) { links[decodeURIComponent(link.hash.slice(1))] = link; });
  var headings = Array.prototype.filter.call(document.querySelectorAll('h2[id], h3[id]'), function (it) { return links[it.id]; });

  function markHeading() {
    var last = null;
    headings.forEach(function (heading) {
      links[heading.id].removeAttribute('aria-current');
      if (heading.getBoundingClientRect().top < 130) last = heading;
    });
    if (last) links[last.id].setAttribute('aria-current', 'location');
  }

  if (headings.length) {
    var isWaiting = false;
    window.addEventListener('scroll', function () {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(function () { isWaiting = false; markHeading(); });
    }, {passive: true});
    markHeading();
  }

  // Code and tables

  function codeOf(block) {
    var commands = block.querySelectorAll('.command');
    if (!commands.length) return block.textContent.replace(/\n$/, '');
    return Array.prototype.map.call(commands, function (command) { return command.textContent.trimEnd(); }).join('\n');
  }

  document.querySelectorAll('pre').forEach(function (block) {
    var frame = make('div', {class: 'code'});
    block.replaceWith(frame);
    frame.append(block);
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    var button = make('button', {type: 'button', class: 'copy', 'aria-label': 'Copy this code'});
    var icon = button.appendChild(make('span', {class: 'icon icon-copy'}));
    button.addEventListener('click', function () {
      copy(codeOf(block)).then(function () {
        icon.className = 'icon icon-done';
        button.setAttribute('aria-label', 'Copied');
        setTimeout(function () {
          icon.className = 'icon icon-copy';
          button.setAttribute('aria-label', 'Copy this code');
        }, 1500);
      });
    });
    frame.append(button);
  });

  function copy(text) {
    if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
    var area = make('textarea', {'aria-hidden': 'true'});
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    return Promise.resolve();
  }

  document.querySelectorAll('.table').forEach(function (table) {
    if (table.scrollWidth > table.clientWidth) {
      table.tabIndex = 0;
      table.setAttribute('role', 'region');
      table.setAttribute('aria-label', 'Table');
    }
  });

  // Search

  var dialog = document.getElementById('site-search');
  var query = document.getElementById('site-query');
  var results = document.getElementById('site-results');
  var found = document.getElementById('site-found');
  var opener = document.getElementById('site-open-search');
  var isLoading = false;
  var chosen = -1;

  function load() {
    if (window.searchEntries || isLoading) return;
    isLoading = true;
    var script = make('script', {src: folder + 'search-index.js'});
    script.addEventListener('load', show);
    document.head.append(script);
  }

  function open() {
    load();
    dialog.showModal();
    query.select();
    show();
  }

  function show() {
    results.textContent = '';
    chosen = -1;
    query.removeAttribute('aria-activedescendant');
    var text = query.value.trim();
    var entries = text && window.searchEntries ? window.siteSearch.search(window.searchEntries, text, 12) : [];
    query.setAttribute('aria-expanded', String(entries.length > 0));
    found.textContent = text ? (entries.length ? entries.length + ' results' : 'No results') : 'Type a word, a command or a type.';
    entries.forEach(function (entry, index) {
      var item = make('li', {role: 'option', id: 'site-result-' + index, 'aria-selected': 'false'});
      var link = item.appendChild(make('a', {href: folder + entry[2], tabindex: '-1'}));
      var title = link.appendChild(make('b', {}, entry[1] || entry[0]));
      title.append(make('small', {}, entry[1] ? entry[3] + ' / ' + entry[0] : entry[3]));
      marked(link.appendChild(make('span', {})), window.siteSearch.excerpt(entry, text), text);
      item.addEventListener('mousemove', function () { choose(index); });
      results.append(item);
    });
    if (entries.length) choose(0);
  }

  // Adds a text with marks on the words that were searched for.
  function marked(element, text, searched) {
    var words = window.siteSearch.words(searched).map(function (word) { return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'); });
    text.split(new RegExp('(' + words.join('|') + ')', 'i')).forEach(function (part, index) {
      element.append(index % 2 ? make('mark', {}, part) : document.createTextNode(part));
    });
  }

  function choose(index) {
    var items = results.children;
    if (!items.length) return;
    if (items[chosen]) items[chosen].setAttribute('aria-selected', 'false');
    chosen = (index + items.length) % items.length;
    items[chosen].setAttribute('aria-selected', 'true');
    items[chosen].scrollIntoView({block: 'nearest'});
    query.setAttribute('aria-activedescendant', items[chosen].id);
  }

  opener.hidden = false;
  opener.addEventListener('click', open);
  query.addEventListener('input', show);
  query.addEventListener('keydown', function (event) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (results.children[chosen]) results.children[chosen].firstElementChild.click();
    }
  });
  results.addEventListener('click', function (event) { if (event.target.closest('a')) dialog.close(); });
  dialog.addEventListener('click', function (event) { if (event.target === dialog) dialog.close(); });
  document.addEventListener('keydown', function (event) {
    var isTyping = event.target.closest('input, textarea, select, [contenteditable]');
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey && !dialog.open) {
      event.preventDefault();
      open();
    }
  });
  if (location.hash.startsWith('#search=')) {
    query.value = decodeURIComponent(location.hash.slice(8));
    open();
  }
})();
