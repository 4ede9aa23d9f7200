/**
 * Storage of the browser that never throws. Some browsers refuse storage, for example in private
 * windows: nothing is then stored, and every read answers null.
 */
export type SafeStorage = {
  read: (key: string) => string | null
  /** The value of a stored JSON text; null if it is absent or unreadable. */
  readJson: (key: string) => unknown
  /** Null or an empty text deletes the entry. Returns false if nothing could be stored. */
  write: (key: string, text: string | null) => boolean
  deleteAll: (prefix: string) => void
}

/** `open` may throw: some browsers refuse even access to the storage object. */
function safe(open: () => Storage): SafeStorage {
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown, null),
    write: (key, text) =>
      attempt((storage) => {
        if (text) storage.setItem(key, text)
        else storage.removeItem(key)
        return true
      }, false),
    deleteAll: (prefix) =>
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      }, undefined),
  }
}

/** Kept on this device, for all tabs, until it is deleted. */
export const deviceStorage = safe(() => localStorage)
/** Kept for this tab, until it is closed. */
export const tabStorage = safe(() => sessionStorage)
