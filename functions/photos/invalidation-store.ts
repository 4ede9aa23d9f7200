import * as z from 'zod/mini'
import { due, type Key, keys } from '#functions/data/keys.ts'
import { find, putNew, remove, type Write } from '#functions/data/table.ts'
import { photoCaching } from '#shared/rules/limits.ts'

const Invalidation = z.object({ paths: z.array(z.string()) })

const waitMs = 60_000

/** Paths whose invalidation did not go through; due in a minute. */
export const addInvalidation = (id: string, paths: readonly string[], now: Date): Write =>
  putNew(
    keys.invalidation(id),
    {
      paths: [...paths],
      ...due('retryInvalidations', new Date(now.getTime() + waitMs), id),
      ttl: Math.floor(now.getTime() / 1000) + photoCaching.edgeSeconds,
    },
    undefined,
  )

export const findInvalidation = ({ PK, SK }: Key) => find(Invalidation, { PK, SK }, { consistent: true })
export const removeInvalidation = ({ PK, SK }: Key): Write => remove({ PK, SK })
