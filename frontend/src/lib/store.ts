import { useSyncExternalStore } from 'react'

/** Value shared by parts of the page without a common parent; read it in React with `useStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: (): Value => value,
    write(next: Value): void {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Store<Value> = Pick<ReturnType<typeof createStore<Value>>, 'read' | 'subscribe'>

/**
 * Current value of a store, or of `select`, with re-renders on change. `select` must
 * return a stable value, so no new objects. Prerendered pages show the initial value.
 */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>({ read, subscribe }: Store<Value>, select?: (value: Value) => unknown): unknown {
  const shown = select ? () => select(read()) : read
  return useSyncExternalStore(subscribe, shown, shown)
}
