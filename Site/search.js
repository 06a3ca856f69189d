// Finds sections of pages. An entry is [page, heading, address, section of the site, words].
(function () {
  'use strict';

  function words(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}_@#.-]+/gu) || [];
  }

  // Returns how well a text has a word: as a whole word, as the beginning of one, or somewhere.
  function quality(text, word) {
    var place = text.indexOf(word);
    if (place < 0) return 0;
    var best = 1;
    for (; place >= 0; place = text.indexOf(word, place + 1)) {
      var begins = place === 0 || !/[\p{L}\p{N}]/u.test(text[place - 1]);
      var end = place + word.length;
      var ends = end === text.length || !/[\p{L}\p{N}]/u.test(text[end]);
      if (begins && ends) return 3;
      if (begins) best = 2;
    }
    return best;
  }

  function score(entry, query) {
    var page = entry[0].toLowerCase();
    var heading = entry[1].toLowerCase();
    var body = entry[4].toLowerCase();
    var sum = 0;
    for (var word of query) {
      var inPage = quality(page, word) * (heading ? 6 : 14);
      var inHeading = quality(heading, word) * 9;
      var inBody = quality(body, word) * 2;
      if (inBody > 2) inBody += Math.min(3, body.split(word).length - 2);
      var best = inPage + inHeading + inBody;
      if (!best) return 0;
      sum += best;
    }
    var phrase = query.join(' ');
    if (query.length > 1 && (heading.includes(phrase) || page.includes(phrase))) sum += 20;
    if (query.length > 1 && body.includes(phrase)) sum += 8;
    if (page === phrase || heading === phrase) sum += 25;
    return sum - (entry[3] === 'Research' ? 3 : 0);
  }

  // Returns the best entries, at most three of one page.
  function search(entries, text, limit) {
    var query = words(text);
    if (!query.length) return [];
    var found = [];
    entries.forEach(function (entry, index) {
      var points = score(entry, query);
      if (points > 0) found.push({entry: entry, points: points, index: index});
    });
    found.sort(function (a, b) { return b.points - a.points || a.index - b.index; });
    var counts = {};
    return found.filter(function (result) {
      var page = result.entry[0];
      counts[page] = (counts[page] || 0) + 1;
      return counts[page] <= 3;
    }).slice(0, limit).map(function (result) { return result.entry; });
  }

  // Returns the part of the words around the first word that was searched for.
  function excerpt(entry, text) {
    var body = entry[4];
    var lower = body.toLowerCase();
    var places = words(text).map(function (word) { return lower.indexOf(word); }).filter(function (place) { return place >= 0; });
    var place = places.length ? Math.min.apply(null, places) : 0;
    var start = Math.max(0, place - 50);
    if (start > 0) start = body.indexOf(' ', start) + 1;
    var end = start + 150;
    if (end < body.length) end = Math.max(body.lastIndexOf(' ', end), start + 100);
    return (start > 0 ? '… ' : '') + body.slice(start, end) + (end < body.length ? ' …' : '');
  }

  var api = {search: search, excerpt: excerpt, words: words};
  if (typeof module !== 'undefined') module.exports = api;
  else window.siteSearch = api;
})();
