import { createStore } from './store.ts'

/** Whether the page is offline: reported by the browser, or by requests without an answer. */
export const isOffline = createStore(false)

/** Consecutive failures before the offline notice; a single lost request is common. */
const failuresToTell = 2
/** Interval of connection probes while offline. */
export const probeEveryMs = 10_000

let failures = 0

/**
 * Records an answer of any status: the connection works, unless the browser is offline. Then the
 * answer had arrived before, and only a probe decides.
 */
export function noteAnswer(): void {
  failures = 0
  if (navigator.onLine) isOffline.write(false)
}

/** Records a request without an answer. */
export function noteNoAnswer(): void {
  failures += 1
  if (failures >= failuresToTell || !navigator.onLine) isOffline.write(true)
}

/**
 * Whether the site answers now; neither the service worker nor the HTTP cache answers this request.
 * If this request fails, the page counts as offline at once.
 */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
  } catch {
    onOffline()
    return false
  }
  failures = 0
  isOffline.write(false)
  return true
}

const onOffline = (): void => isOffline.write(true)

/**
 * Follows the browser's online state and probes while offline.
 * Mounted once by the app; returns a cleanup function.
 */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    if (isOffline.read()) timer = setInterval(isReachable, probeEveryMs)
  }
  const unsubscribe = isOffline.subscribe(follow)
  window.addEventListener('online', isReachable)
  window.addEventListener('offline', onOffline)
  if (!navigator.onLine) onOffline()
  follow()
  return () => {
    clearInterval(timer)
    unsubscribe()
    window.removeEventListener('online', isReachable)
    window.removeEventListener('offline', onOffline)
  }
}
