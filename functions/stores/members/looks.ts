import * as z from 'zod/mini'
import { listed, listOf } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { dateAfter } from '#shared/rules/age.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { lookDays } from '#shared/rules/limits.ts'

export const Look = z.object({ day: z.string() })

/**
 * Civil date on which a member last looked at the profile of another; undefined if there is no
 * look.
 */
export const findLook = async (memberId: string, otherId: string): Promise<string | undefined> =>
  (await find(Look, keys.look(memberId, otherId)))?.day

/** Records a look at a profile, with its civil date only, in place of an earlier look. */
export function addLook(memberId: string, otherId: string, day: string): Write[] {
  const at = `${day}T00:00:00.000Z`
  const ttl = Date.parse(dateAfter(day, lookDays)) / 1000 + daySeconds
  return [
    put(keys.look(memberId, otherId), { day, ttl }),
    put(keys.lookedBy(otherId, memberId), { at, ttl, ...listed('LOOKS', otherId, at, memberId) }),
  ]
}

/** Removes a look and its mirror; idempotent. */
export const removeLook = (memberId: string, otherId: string): Write[] => [
  remove(keys.look(memberId, otherId)),
  remove(keys.lookedBy(otherId, memberId)),
]

const LookedBy = z.object({ SK: z.string(), at: z.string() })

const lookIn = ({ SK, at }: z.infer<typeof LookedBy>) => ({
  id: SK.slice(SK.indexOf('#') + 1),
  at,
  day: at.slice(0, 'YYYY-MM-DD'.length),
})

type PageRequest = { before: string | undefined; limit: number }

/**
 * Page of the members who looked at a member's profile in the `lookDays` days up to `today`. Latest
 * day first, in no order within a day; `older` is the cursor of the next page, null at the end.
 */
export async function listLooks(memberId: string, today: string, { before, limit }: PageRequest) {
  const range = { ...listOf('LOOKS', memberId), after: before, newestFirst: true, limit: limit + 1 }
  const found = (await list(LookedBy, range, { index: 'lists' })).items.map(lookIn)
  // Expired rows are filtered out, as the table removes them up to two days late.
  const recent = found.filter(({ day }) => day > dateAfter(today, -lookDays))
  const looks = recent.slice(0, limit)
  const last = looks.at(-1)
  return { looks, older: last && recent.length > limit ? `${last.at}#${last.id}` : null }
}
