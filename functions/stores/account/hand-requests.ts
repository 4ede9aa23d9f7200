import * as z from 'zod/mini'
import { Refusal } from '#functions/platform/refusal.ts'
import { queue } from '#functions/table/index-keys.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { check, put, putNew, update } from '#functions/table/write.ts'
import { erasureTimings, identityChecks } from '#shared/model/hand-request.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { auditYears } from '#shared/rules/limits.ts'

const ttlFrom = (now: Date) => Math.floor(now.getTime() / 1000) + auditYears * 366 * daySeconds

const Mark = z.object({ act: z.string() })

/** What staff did with a request by hand, as stored in its row. */
export type HandAct = 'export' | 'correction' | 'decline'

/** Whether a request by hand was carried out, or declined (MOD-19). */
export const isCarriedOut = async (memberId: string, request: string): Promise<boolean> =>
  (await find(Mark, keys.handRequest(memberId, request), { consistent: true })) !== undefined

/** Stores that a request was carried out or declined; fails with `onRepeat` if already stored. */
export const markCarriedOut = (
  memberId: string,
  { request, act }: { request: string; act: HandAct },
  onRepeat: Write['onConflict'],
  now: Date,
): Write => putNew(keys.handRequest(memberId, request), { act, at: now.toISOString(), ttl: ttlFrom(now) }, onRepeat)

/** Request to erase a member, and how staff verified the requester's identity. */
const Erasure = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'approved', 'declined']),
  timing: z.enum(erasureTimings),
  way: z.enum(identityChecks),
  note: z.string(),
  at: z.string(),
  /** Author of the request, who cannot approve it. */
  by: z.string(),
  byName: z.string(),
  /** Time at which an approved erasure is final. A repeated approval returns this time again. */
  finalAt: z.optional(z.string()),
})
export type Erasure = z.infer<typeof Erasure>

/** Row of a request by hand: an erasure with its data or, for other requests, only the result. */
export const HandRequest = z.object({ ...z.partial(Erasure).shape, ...z.partial(Mark).shape })

export const findErasure = (memberId: string) => find(Erasure, keys.erasure(memberId), { consistent: true })

/** Adds a request to erase; refused with `already_decided` while another request waits. */
export const addErasureRequest = (memberId: string, erasure: Omit<Erasure, 'state'>, now: Date): Write =>
  put(
    keys.erasure(memberId),
    { ...erasure, act: 'erasure', state: 'waiting', ttl: ttlFrom(now), ...queue('erasures', now, memberId) },
    {
      condition: 'attribute_not_exists(PK) OR #state <> :waiting',
      names: { '#state': 'state' },
      values: { ':waiting': 'waiting' },
      onConflict: refusing('already_decided'),
    },
  )

/** Condition that no request to erase the member waits; refused with `already_decided`. */
export const checkNoErasure = (memberId: string): Write =>
  check(keys.erasure(memberId), {
    condition: 'attribute_not_exists(PK) OR #state <> :waiting',
    names: { '#state': 'state' },
    values: { ':waiting': 'waiting' },
    onConflict: refusing('already_decided'),
  })

type Decided = { id: string; staff: { id: string }; finalAt: string | null }

/**
 * Approves an erasure, which is final at `finalAt`, or declines it if `finalAt` is null. Refused
 * with `own_erasure` if `staff` approves their own request, and with `already_decided` if the
 * request no longer waits.
 */
export const decideErasure = (memberId: string, { id, staff, finalAt }: Decided): Write => {
  const isApproved = finalAt !== null
  return update(
    keys.erasure(memberId),
    `SET #state = :state${isApproved ? ', finalAt = :final' : ''} REMOVE dueJob, dueAt`,
    {
      condition: `#state = :waiting AND id = :id${isApproved ? ' AND #by <> :me' : ''}`,
      names: { '#state': 'state', ...(isApproved && { '#by': 'by' }) },
      values: {
        ':waiting': 'waiting',
        ':id': id,
        ':state': isApproved ? 'approved' : 'declined',
        ...(isApproved && { ':me': staff.id, ':final': finalAt }),
      },
      onConflict: (stored) =>
        new Refusal(stored?.state === 'waiting' && stored.by === staff.id ? 'own_erasure' : 'already_decided'),
    },
  )
}

/** Up to `limit` erasures that wait, oldest first, with the members' ids. */
export const listErasures = async (limit: number): Promise<(Erasure & { memberId: string })[]> => {
  const { items } = await listQueued('erasures', { limit }, async ({ PK }) => {
    const memberId = memberIn(PK)
    const erasure = await findErasure(memberId)
    return erasure?.state === 'waiting' ? { memberId, ...erasure } : undefined
  })
  return items
}
