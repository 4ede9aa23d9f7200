import { keys } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { bounceDays } from '#shared/rules/limits.ts'

/**
 * Anonymous record of a visit: the path of the page, the seconds spent on it, and whether the
 * visitor opened a second page (LAND-07, OPEN-76).
 */
type Visit = { path: string; seconds: number; secondPage: boolean }

export const addVisit = (id: string, visit: Visit, now: Date): Write =>
  put(keys.bounce(now.toISOString().slice(0, 10), id), {
    ...visit,
    at: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + bounceDays * daySeconds,
  })
