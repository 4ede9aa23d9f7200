import { minuteMs } from '#shared/rules/durations.ts'
import { Failed } from './call.ts'
import { isReachable, probeEveryMs } from './connection.ts'

const key = 'chunk-reload-at'
/** Minimum interval between two automatic reloads (ERR-02). */
export const reloadPauseMs = minuteMs

type GuardPorts = { read: () => string | null; write: (value: string) => void; reload: () => void }

const browser: GuardPorts = {
  read: () => sessionStorage.getItem(key),
  write: (value) => sessionStorage.setItem(key, value),
  reload: () => window.location.reload(),
}

/**
 * Reloads the page after a chunk failed to load, most likely because of a new release (ERR-01).
 * Returns false within 60 s of the last reload, or if storage is unavailable, because the page
 * could then reload in a loop.
 */
export function reloadOnce(now: Date, ports: GuardPorts = browser): boolean {
  try {
    const last = Number(ports.read() ?? 0)
    if (now.getTime() - last < reloadPauseMs) return false
    ports.write(String(now.getTime()))
  } catch {
    return false
  }
  ports.reload()
  return true
}

/** Resolves when the browser is online again, at the latest after `probeEveryMs`. */
const connectionMayBeBack = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, probeEveryMs)
    window.addEventListener('online', resolve, { once: true })
  })

/**
 * import() that reloads the page if the chunk is missing: a browser that failed to load a module
 * does not try again in the same document. The promise stays pending during the reload, so that no
 * error flashes. Offline, it reloads only once the connection is back, since the browser's own
 * error page would replace this page. Throws Failed if the page may not be reloaded again yet.
 */
export async function importGuarded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    while (!(await isReachable())) await connectionMayBeBack()
    if (reloadOnce(new Date())) return new Promise(() => {})
    throw new Failed(null, error)
  }
}
