export type Toast = {
  id: number
  text: string
  tone: 'neutral' | 'success' | 'danger'
  action?: ToastAction
  /** Person whom the text is about. */
  face?: Face
}
type Face = { name: string; src: string | null; avif: string | null }
export type ToastAction = { label: string; onSelect: () => void }

/** Long enough to read two lines; doubled with an action. */
const shownMs = 6000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const change = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Removes a toast early. */
export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

/**
 * Short feedback on an action of the visitor; at most three at once, the oldest is removed first.
 */
export function showToast(text: string, options: Partial<Pick<Toast, 'tone' | 'action' | 'face'>> = {}): void {
  const toast: Toast = { tone: 'neutral', ...options, id: nextId++, text }
  change([...toasts.filter((shown) => shown.text !== text), toast].slice(-3))
  setTimeout(() => dismissToast(toast.id), options.action ? shownMs * 2 : shownMs)
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly Toast[] => toasts,
}
