import { createHash } from 'node:crypto'

/**
 * Applies the theme that was chosen on this device (frontend/src/lib/theme.ts). The script is
 * inline in every page and runs before the first paint, so that a dark page does not flash light.
 * The Content-Security-Policy allows exactly this text.
 */
export const themeScript = `(() => {
  const root = document.documentElement
  const apply = (theme) => {
    const isChosen = theme === 'light' || theme === 'dark'
    if (isChosen) root.dataset.theme = theme
    else delete root.dataset.theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      const scheme = (meta.dataset.scheme ??= meta.getAttribute('media').includes('dark') ? 'dark' : 'light')
      meta.setAttribute('media', !isChosen ? '(prefers-color-scheme: ' + scheme + ')' : scheme === theme ? 'all' : 'not all')
    }
  }
  try { apply(localStorage.getItem('theme')) } catch {}
  addEventListener('theme', ({ detail }) => apply(detail))
  addEventListener('storage', ({ key, newValue }) => { if (key === 'theme') apply(newValue) })
})()`

/** Hash of the theme script, for `script-src` in the Content-Security-Policy. */
export const themeScriptSource = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`
