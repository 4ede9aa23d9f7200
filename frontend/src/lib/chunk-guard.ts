import { Failed } from './call.ts'

const key = 'chunk-reload-at'
/** A page reloads itself at most once in this time (ERR-02). */
export const reloadPauseMs = 60_000

type Place = { read: () => string | null; write: (value: string) => void; reload: () => void }

const browser: Place = {
  read: () => sessionStorage.getItem(key),
  write: (value) => sessionStorage.setItem(key, value),
  reload: () => window.location.reload(),
}

/**
 * Reloads the page after a part of the program could not be loaded, most likely because a new version is out (ERR-01). True when
 * it does; false within 60 s of the last time, or where that cannot be remembered, as it could then go round for ever.
 */
export function reloadOnce(now: Date, place: Place = browser): boolean {
  try {
    const last = Number(place.read() ?? 0)
    if (now.getTime() - last < reloadPauseMs) return false
    place.write(String(now.getTime()))
  } catch {
    return false
  }
  place.reload()
  return true
}

/** An import() that reloads the page when the part is gone; while it does, it stays pending so that no error flashes by. */
export async function importGuarded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (reloadOnce(new Date())) return new Promise(() => {})
    throw new Failed(null, error)
  }
}
