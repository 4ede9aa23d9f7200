import { notifications } from '#shared/contract/notifications.ts'

/** Tells the server that nobody looks at the page any more (API-07): as a beacon, which also leaves a page that is being closed. */
export function watchPageHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon(notifications.pageHidden.path, '{}')
  })
}
