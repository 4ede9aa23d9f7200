import { deviceStorage } from './storage.ts'

/**
 * Storage of drafts and unsent messages on this device by member id. They survive
 * reloads and ended sessions until they are sent or the member signs out.
 */
const prefix = 'kept:'

// fallback if storage is unavailable; lost on reload
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Key of a text: `keptKey(member, 'draft', conversation)`. */
export const keptKey = (memberId: string, ...parts: readonly string[]): string =>
  prefix + [memberId, ...parts].join(':')

export const keptText = (key: string): string | null => memory.get(key) ?? deviceStorage.read(key)

/** Stores a text; null or an empty one deletes the entry. */
export function keepText(key: string, text: string | null): void {
  memory.delete(key)
  if (!deviceStorage.write(key, text) && text) memory.set(key, text)
  tell()
}

/** Deletes all stored texts when the member signs out. */
export function forgetKeptTexts(): void {
  memory.clear()
  deviceStorage.deleteAll(prefix)
  tell()
}

const onOtherTab = ({ key }: StorageEvent): void => {
  if (key === null || key.startsWith(prefix)) tell()
}

/**
 * Subscribes to changes of the stored texts, including those made in other tabs; for React's
 * useSyncExternalStore.
 */
export function subscribeKeptTexts(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab)
  }
}
