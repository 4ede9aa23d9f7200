import { dayMs } from '#shared/rules/durations.ts'
import { keptFilesDatabase } from './forget-files.ts'

/**
 * Storage of files on this device, such as photos chosen for a conversation. Uses IndexedDB, as
 * local storage takes only texts, and the service worker deletes all caches but its own. Entries
 * are deleted when the member signs out, and after a day.
 */
const store = 'files'
const keptMs = dayMs

type Entry<Value> = { id: string; owner: string; keptAt: number; value: Value }

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(keptFilesDatabase, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Runs one request. Undefined if storage is unavailable; files are then lost on unload. */
async function runRequest<Result>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opened = await openDatabase()
    try {
      const transaction = opened.transaction(store, mode)
      const { result } = await new Promise<IDBRequest<Result>>((resolve, reject) => {
        const asked = request(transaction.objectStore(store))
        transaction.oncomplete = () => resolve(asked)
        transaction.onabort = () => reject(transaction.error)
      })
      return result
    } finally {
      // an open connection would block the deletion of the database
      opened.close()
    }
  } catch {
    return undefined
  }
}

/** Stores or replaces a file, with further data in `value`, for the member `owner`. */
export async function keepFile(id: string, owner: string, value: object, now: Date): Promise<void> {
  const entry: Entry<object> = { id, owner, keptAt: now.getTime(), value }
  await runRequest('readwrite', (files) => files.put(entry))
}

export async function dropFile(id: string): Promise<void> {
  await runRequest('readwrite', (files) => files.delete(id))
}

/** Stored files of a member, in order of their ids; deletes those that are too old. */
export async function keptFiles<Value>(owner: string, now: Date): Promise<readonly { id: string; value: Value }[]> {
  const all: readonly Entry<Value>[] = (await runRequest('readonly', (files) => files.getAll())) ?? []
  const [kept, over] = [all.filter((one) => isKept(one, now)), all.filter((one) => !isKept(one, now))]
  await Promise.all(over.map(({ id }) => dropFile(id)))
  return kept.filter((one) => one.owner === owner)
}

const isKept = ({ keptAt }: { keptAt: number }, now: Date): boolean => now.getTime() - keptAt < keptMs
