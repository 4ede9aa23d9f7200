import { notifications } from '#shared/contract/notifications.ts'

/**
 * Reports that the page was hidden (API-07), by a beacon, which the browser sends even if the page
 * is closing.
 */
export function watchPageHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon(notifications.pageHidden.path, '{}')
  })
}
