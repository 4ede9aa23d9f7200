import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { minuteMs } from '#shared/rules/durations.ts'
import { type ClaimQueue, claimMinutes } from '#shared/rules/queue-claims.ts'
import type { Staff } from './staff.ts'

/** Claim of a member of staff on an entry of a queue, until a time. */
const QueueClaim = z.object({ item: z.string(), staff: z.string(), name: z.string(), until: z.string() })
export type QueueClaim = z.infer<typeof QueueClaim>

const lost = () => new Conflict('a colleague has the claim')

/**
 * Claims an entry of a queue for `claimMinutes`, or extends this person's claim. Conflict while a
 * colleague has the claim: if several claim the entry in parallel, one succeeds.
 */
export function claimItem(queue: ClaimQueue, item: string, { id, name }: Pick<Staff, 'id' | 'name'>, now: Date): Write {
  const until = new Date(now.getTime() + claimMinutes * minuteMs)
  const claim: QueueClaim = { item, staff: id, name, until: until.toISOString() }
  return put(
    keys.queueClaim(queue, item),
    { ...claim, ttl: Math.ceil(until.getTime() / 1000) },
    {
      condition: 'attribute_not_exists(PK) OR #until <= :now OR staff = :me',
      names: { '#until': 'until' },
      values: { ':now': now.toISOString(), ':me': id },
      onConflict: lost,
    },
  )
}

/**
 * Whether this member of staff may write a claim on an entry that already has the given claim.
 * False while a colleague has the claim, and within a minute after this person's own claim was
 * stored: staff who decide on photos quickly send a request at every step.
 */
export const mayClaim = ({ staff, until }: QueueClaim, { id }: Pick<Staff, 'id'>, now: Date): boolean =>
  staff === id && Date.parse(until) - now.getTime() <= (claimMinutes - 1) * minuteMs

/** Ends the claim of this member of staff; Conflict if they have none. */
export const releaseItem = (queue: ClaimQueue, item: string, { id }: Pick<Staff, 'id'>): Write =>
  remove(keys.queueClaim(queue, item), { condition: 'staff = :me', values: { ':me': id }, onConflict: lost })

/**
 * Claims in a queue that have not expired. Expired claims are filtered out, as DynamoDB removes
 * them late.
 */
export async function listClaims(queue: ClaimQueue, now: Date): Promise<QueueClaim[]> {
  const { items } = await list(QueueClaim, keys.queueClaims(queue), { consistent: true })
  return items.filter(({ until }) => until > now.toISOString())
}
