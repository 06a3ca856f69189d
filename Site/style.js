// Sets the style before the page is drawn: the reader's choice, or else the system's.
(function () {
  'use strict';
  var root = document.documentElement;
  root.classList.add('scripted');
  try {
    var style = localStorage.getItem('viewcode-style');
    if (style === 'light' || style === 'dark') root.dataset.style = style;
  } catch (error) {
    // Storage is not available. The page follows the system.
  }
})();
