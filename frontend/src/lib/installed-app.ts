/**
 * Whether the site runs as an installed app, without
 * the browser's bars (UI-11); false while prerendering.
 */
export const isInstalledApp = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true)
