// Before anything is drawn: the theme and language that were chosen last time.
try {
  var kept = JSON.parse(localStorage.getItem('nocturne.settings') || '{}')
  var root = document.documentElement
  if (kept.theme) root.dataset.theme = kept.theme
  if (kept.language) root.lang = kept.language
} catch (unreadable) {
  // As usual, then.
}
