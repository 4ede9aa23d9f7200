import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { putNew, remove } from '#functions/table/write.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { photoCaching } from '#shared/rules/photo-limits.ts'

const Invalidation = z.object({ paths: z.array(z.string()) })

const waitMs = minuteMs

/** Adds paths whose invalidation failed; due in a minute. */
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
