import { isSignedIn } from '#frontend/domain/account/session.ts'
import { pageHiddenPath } from '#shared/contract/page-hidden-path.ts'
import { isLive } from './live.ts'

/**
 * Reports that the page was hidden (API-07), by a beacon, which the browser sends even if the page
 * is closing. Without a live connection, which knows whether another tab is visible, a member's
 * beacon tells that no page is (NOTIF-16); the next ping of a visible page corrects it.
 */
export function watchPageHidden(): void {
  // A page that is closing ends its connection, and another tab may be visible.
  let isClosing = false
  window.addEventListener('pagehide', () => {
    isClosing = true
  })
  window.addEventListener('pageshow', () => {
    isClosing = false
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const isTold = isLive.read() || isClosing || !isSignedIn(document.cookie)
    navigator.sendBeacon(pageHiddenPath, isTold ? '{}' : '{"all":true}')
  })
}
