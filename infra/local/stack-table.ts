import type { Load } from '#infra/inventory.ts'
import { loadStreamHandler } from './functions.ts'
import { type StreamFeed, startStream } from './stream.ts'
import {
  createTable,
  deleteTable,
  findMember,
  hasIndexes,
  putMark,
  streamClient,
  type TableShape,
  tableClient,
} from './table.ts'

type Keys = typeof import('#functions/table/keys.ts')

export type StackTable = {
  /** Id of the member that a live connection belongs to. */
  memberOf(connection: string): Promise<string | undefined>
  /** Version of the stored attributes that the functions expect. */
  readDataVersion(): Promise<number>
  /** Whether the table has the indexes that the functions expect. */
  hasIndexes(): Promise<boolean>
  /** Resolves when the reactions to all writes have run. */
  settle(): Promise<void>
  /** Resolves when the table is open: calls wait while it is deleted and created anew. */
  whenOpen(): Promise<void>
  /** Deletes the table and creates it anew; `clearOthers` runs between the two. */
  clear(clearOthers: () => Promise<void>): Promise<void>
}

const noFeed: StreamFeed = { settle: async () => {}, stop: async () => {} }

/**
 * Opens the table with its stream, and creates it if it is missing. Adds the steps that close it to
 * `undo`.
 */
export async function openTable(
  options: {
    endpoint: string
    tableName: string
    load: Load
    say: (line: string) => void
    /** File for the position of each lane in the stream. Default: positions are not stored. */
    file?: string
    pauseMs: number | undefined
    hasReactions: boolean
    /** Whether the table is deleted at the end, because it is in a shared database. */
    isTemporary: boolean
  },
  undo: (() => unknown)[],
): Promise<StackTable> {
  const { endpoint, tableName, load } = options
  const client = tableClient(endpoint)
  const streams = streamClient(endpoint)
  undo.push(() => [client.destroy(), streams.destroy()])
  let feed: StreamFeed
  let opened = Promise.resolve()
  const readShape = async () =>
    (await load('functions/table/shape.ts')) as { tableShape: TableShape; dataVersion: number }

  const create = async () => {
    const streamArn = await createTable(client, tableName, (await readShape()).tableShape)
    if (!options.hasReactions) {
      feed = noFeed
      return
    }
    feed = await startStream({
      client: streams,
      streamArn,
      handlerOf: (lane) => loadStreamHandler(load, lane),
      mark: (name) => putMark(client, tableName, name),
      say: options.say,
      pauseMs: options.pauseMs,
      ...(options.file && { file: options.file }),
    })
  }
  await create()
  if (options.isTemporary) undo.push(() => deleteTable(client, tableName))
  undo.push(() => feed.stop())

  return {
    async memberOf(connection) {
      const { keys } = (await load('functions/table/keys.ts')) as Keys
      return findMember(client, tableName, keys.connectionMember(connection))
    },
    readDataVersion: async () => (await readShape()).dataVersion,
    hasIndexes: async () => hasIndexes(client, tableName, (await readShape()).tableShape),
    settle: () => feed.settle(),
    whenOpen: () => opened,
    async clear(clearOthers) {
      const { promise, resolve } = Promise.withResolvers<void>()
      opened = promise
      try {
        await feed.stop()
        await deleteTable(client, tableName)
        await clearOthers()
        await create()
      } finally {
        resolve()
      }
    },
  }
}
