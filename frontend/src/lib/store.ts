import { useSyncExternalStore } from 'react'

/** One value that several parts of the page share without a common parent; read it in React with `useStore`. */
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
 * The value of a store, or what `select` makes of it, followed as it changes. Gives the same while nothing changed, so no new object each time.
 * Pages that are drawn while the site is made show it as it begins.
 */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>({ read, subscribe }: Store<Value>, select?: (value: Value) => unknown): unknown {
  const shown = select ? () => select(read()) : read
  return useSyncExternalStore(subscribe, shown, shown)
}
