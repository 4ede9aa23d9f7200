import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew, remove, update } from '#functions/table/write.ts'
import type { Country } from '#shared/countries/country.ts'
import { nextWeekly } from '#shared/rules/day.ts'

/** Next weekly update of a member. `since`: start of the period that the update covers. */
const Weekly = z.object({ since: z.string(), dueAt: z.string() })
type Weekly = z.infer<typeof Weekly>

export const findWeekly = (memberId: string): Promise<Weekly | undefined> =>
  find(Weekly, keys.weekly(memberId), { consistent: true })

const nextAfter = (now: Date, { weeklyUpdate, timeZone }: Country, memberId: string) =>
  due('mailWeekly', nextWeekly(now, weeklyUpdate, timeZone), memberId)

const changed = () => new Conflict('the weekly update changed meanwhile')

/** Plans the first weekly update. */
export const addWeekly = (memberId: string, country: Country, now: Date): Write =>
  putNew(keys.weekly(memberId), { since: now.toISOString(), ...nextAfter(now, country, memberId) }, changed)

/** Plans the next weekly update in place of `before`. */
export function moveWeekly(
  memberId: string,
  before: Weekly,
  { since, country, now }: { since: string; country: Country; now: Date },
): Write {
  const next = nextAfter(now, country, memberId)
  return update(keys.weekly(memberId), 'SET since = :since, dueJob = :job, dueAt = :at', {
    condition: 'dueAt = :seen',
    values: { ':since': since, ':job': next.dueJob, ':at': next.dueAt, ':seen': before.dueAt },
    onConflict: changed,
  })
}

export const removeWeekly = (memberId: string, { dueAt }: Weekly): Write =>
  remove(keys.weekly(memberId), { condition: 'dueAt = :seen', values: { ':seen': dueAt }, onConflict: changed })
