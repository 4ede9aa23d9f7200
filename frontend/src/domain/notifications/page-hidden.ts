import { isSignedIn } from '#frontend/domain/account/session.ts'
import { pageHiddenPath } from '#shared/contract/page-hidden-path.ts'
import { isLive } from './live.ts'

/**
 * Tells the server that the page was hidden (API-07), by a beacon, which the browser sends even if
 * the page is closing. Only a live connection knows whether another tab is visible; without it, a
 * member's beacon says that no page is visible (NOTIF-16), and the next ping of a visible page
 * corrects that.
 */
export function watchPageHidden(): void {
  // A closing page has already ended its live connection, so `isLive` is false although another tab
  // may be visible. Its beacon therefore does not say that no page is visible.
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
