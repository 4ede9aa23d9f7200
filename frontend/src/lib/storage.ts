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

function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** Value of a stored JSON text; null if the text is absent or unreadable. */
export const parsedJson = (text: string | null): unknown => attempt(() => JSON.parse(text || 'null') as unknown, null)

/** `open` may throw: some browsers refuse even access to the storage object. */
function safe(open: () => Storage): SafeStorage {
  const read = (key: string) => attempt(() => open().getItem(key), null)
  return {
    read,
    readJson: (key) => parsedJson(read(key)),
    write: (key, text) =>
      attempt(() => {
        if (text) open().setItem(key, text)
        else open().removeItem(key)
        return true
      }, false),
    deleteAll: (prefix) =>
      attempt(() => {
        for (const key of Object.keys(open())) if (key.startsWith(prefix)) open().removeItem(key)
      }, undefined),
  }
}

/** Kept on this device, for all tabs, until it is deleted. */
export const deviceStorage = safe(() => localStorage)
/** Kept for this tab, until it is closed. */
export const tabStorage = safe(() => sessionStorage)
