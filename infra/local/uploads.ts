import { setTimeout as sleep } from 'node:timers/promises'
import { type Load, listFunctionsOf } from '#infra/inventory.ts'
import { invoke } from './functions.ts'
import type { PutEvent } from './s3.ts'

type Stored = Pick<PutEvent, 'bucket' | 'key'>

export type Uploads = {
  /** Starts the functions that listen to the prefix of a stored object. */
  onPut(event: Stored): void
  /** Resolves when every started function has finished, retries included. */
  settle(): Promise<void>
}

/** Tries of a function per event: once, and twice more after a failure, as on AWS. */
const tries = 3
/** Maximum number of parallel runs. Lambda allows more; here one inspection uses all cores. */
const atOnce = 2

/**
 * Starts functions for objects stored in the bucket, like EventBridge on AWS. `delayMs` is the
 * delay before the second try; it doubles.
 */
export function createUploads(options: {
  load: Load
  now: () => Date
  say: (line: string) => void
  delayMs: number
}): Uploads {
  const { load, now, say, delayMs } = options
  const running = new Set<Promise<void>>()
  const waiting: (() => void)[] = []
  let free = atOnce

  const taken = async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }

  const start = async (event: Stored) => {
    for (const one of await listFunctionsOf('upload', load)) {
      if (!event.key.startsWith(one.prefix)) continue
      for (let attempt = 1; attempt <= tries; attempt++) {
        try {
          await taken(() => invoke(load, one, eventOf(event, now())))
          break
        } catch (error) {
          const reason = error instanceof Error ? error.stack : String(error)
          if (attempt === tries) say(`Set aside after ${tries} tries (${one.name}): ${event.key} ${reason}`)
          else await sleep(delayMs * 2 ** (attempt - 1))
        }
      }
    }
  }

  return {
    onPut(event) {
      const run = start(event)
        .catch((error: unknown) => say(`Uploads: ${String(error)}`))
        .finally(() => running.delete(run))
      running.add(run)
    },
    async settle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

const eventOf = ({ bucket, key }: Stored, now: Date) => ({
  version: '0',
  id: crypto.randomUUID(),
  'detail-type': 'Object Created',
  source: 'aws.s3',
  account: '000000000000',
  time: now.toISOString(),
  region: 'eu-west-1',
  resources: [`arn:aws:s3:::${bucket}`],
  detail: { version: '0', bucket: { name: bucket }, object: { key } },
})
