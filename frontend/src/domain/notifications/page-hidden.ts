import { notifications } from '#shared/contract/notifications.ts'

/**
 * Reports that the page was hidden (API-07), as a
 * beacon, which also works while the page is closed.
 */
export function watchPageHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon(notifications.pageHidden.path, '{}')
  })
}
