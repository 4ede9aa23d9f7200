import { createStore } from './store.ts'

/** Whether nothing comes through: said by the browser, or by calls without any answer. */
export const isOffline = createStore(false)

/** One lost request is nothing; after the second in a row the member is told. */
const failuresToTell = 2
/** How often it is tried whether something comes through again, while nothing does. */
export const probeEveryMs = 10_000

let failures = 0

/** An answer came, whatever it said: there is a connection. */
export function noteAnswer(): void {
  failures = 0
  isOffline.write(false)
}

/** A request got no answer at all. */
export function noteNoAnswer(): void {
  failures += 1
  if (failures >= failuresToTell || !navigator.onLine) isOffline.write(true)
}

/** A HEAD goes past the service worker, which would answer from what it keeps. */
const probe = (): void => void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(noteAnswer, () => {})

/** Follows the browser's own word, and tries again while nothing comes through. Mounted once by the app; gives the way to stop. */
export function watchConnection(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    clearInterval(timer)
    if (isOffline.read()) timer = setInterval(probe, probeEveryMs)
  }
  const onOffline = () => isOffline.write(true)
  const unsubscribe = isOffline.subscribe(follow)
  window.addEventListener('online', probe)
  window.addEventListener('offline', onOffline)
  if (!navigator.onLine) onOffline()
  follow()
  return () => {
    clearInterval(timer)
    unsubscribe()
    window.removeEventListener('online', probe)
    window.removeEventListener('offline', onOffline)
  }
}
