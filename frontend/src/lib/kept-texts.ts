/**
 * What a member typed and did not get delivered yet: drafts and unsent messages. It is kept on this device under the member's id,
 * over reloads and ended sessions, until it is sent or the member logs out.
 */
const prefix = 'kept:'

// where storage is forbidden, or full, texts last as long as the page
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** The key of one text: `keptKey(member, 'draft', conversation)`. */
export const keptKey = (memberId: string, ...parts: readonly string[]): string =>
  prefix + [memberId, ...parts].join(':')

export function keptText(key: string): string | null {
  const inMemory = memory.get(key)
  if (inMemory !== undefined) return inMemory
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null or an empty text forgets it. */
export function keepText(key: string, text: string | null): void {
  memory.delete(key)
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    if (text) memory.set(key, text)
  }
  tell()
}

/** Nothing of what was typed stays on the device; told when a member logs out by their own wish. */
export function forgetKeptTexts(): void {
  memory.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
  tell()
}

const onOtherTab = ({ key }: StorageEvent): void => {
  if (key === null || key.startsWith(prefix)) tell()
}

/** For useSyncExternalStore; what another tab of this member does is told too. */
export function subscribeKeptTexts(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab)
  }
}
