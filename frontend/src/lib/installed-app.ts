/** Whether the site runs as an installed app, without the browser's own bars (UI-11); not where it is drawn without a browser. */
export const isInstalledApp = (): boolean =>
  typeof window !== 'undefined' &&
  (window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true)

/** Below 768 px is a smartphone wherever the specification tells the two apart (UI-13, OPEN-67). */
export const phoneQuery = '(width < 768px)'
