import { vi } from 'vitest'

type Row = { id: string }

/** Runs `done` of a request or transaction later, as IndexedDB does. */
const later = (done: () => void) => queueMicrotask(done)

function answering<Value>(value: Value) {
  const request = { result: value, onsuccess: () => {}, onerror: () => {}, onupgradeneeded: () => {} }
  later(() => {
    request.onupgradeneeded()
    request.onsuccess()
  })
  return request
}

/**
 * Stubs IndexedDB, which jsdom lacks, with one store keyed by id; returns its rows. Rows are stored
 * by reference, while a browser stores copies.
 */
export function stubDatabase(): Map<string, Row> {
  const rows = new Map<string, Row>()
  const files = {
    put: (row: Row) => answering(rows.set(row.id, row) && row.id),
    delete: (id: string) => answering(rows.delete(id)),
    getAll: () => answering([...rows.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))),
  }
  const database = {
    createObjectStore: () => {},
    close: () => {},
    transaction: () => {
      const transaction = { objectStore: () => files, oncomplete: () => {}, onabort: () => {} }
      later(() => later(() => transaction.oncomplete()))
      return transaction
    },
  }
  vi.stubGlobal('indexedDB', { open: () => answering(database), deleteDatabase: () => rows.clear() })
  return rows
}
