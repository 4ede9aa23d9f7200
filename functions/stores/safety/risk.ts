import * as z from 'zod/mini'
import { accountsOnDeviceOf, onDeviceOf, riskQueue } from '#functions/table/index-keys.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { listQueued } from '#functions/table/staff-queue.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { check, putNew, remove, update } from '#functions/table/write.ts'
import { RiskPart, type SignalKind, signalKinds } from '#shared/model/risk.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { queuedScore } from '#shared/rules/risk.ts'
import { riskDays } from '#shared/rules/safety-limits.ts'

export const Signal = z.object({
  kind: z.enum(signalKinds),
  at: z.string(),
  ttl: z.int(),
  /** Only in a device signal: hash of the other account on the device. */
  account: z.optional(z.string()),
})

/**
 * Score of a member with its parts (MOD-12). From a score of `queuedScore` on, the member is in the
 * queue of staff.
 */
const Risk = z.object({
  score: z.int(),
  parts: z.array(RiskPart),
  /** Time of the last signal. */
  lastAt: z.string(),
  /**
   * Time of the last signal that staff reviewed. Signals up to this time do not count until
   * `seenUntil`.
   */
  seenAt: z.optional(z.string()),
  seenUntil: z.optional(z.string()),
  dueJob: z.optional(z.string()),
})
export type Risk = z.infer<typeof Risk>

export const findRisk = (memberId: string, options?: { consistent?: boolean }) =>
  find(Risk, keys.risk(memberId), options)

const inDays = (days: number, now: Date) => new Date(now.getTime() + days * dayMs)
const ttlOf = (until: Date) => Math.ceil(until.getTime() / 1000)

/**
 * Stores a signal about a member, without content; Conflict if its cause already has a signal. The
 * reaction `scoreRisk` then scores the member again.
 */
export const addSignal = (memberId: string, kind: SignalKind, cause: string, now: Date): Write =>
  putNew(
    keys.signal(memberId, kind, cause),
    { kind, at: now.toISOString(), ttl: ttlOf(inDays(riskDays.stored, now)) },
    () => new Conflict('this cause has a signal'),
  )

/** Removes a signal that turned out to be unfounded; without effect if it has expired. */
export const removeSignal = (memberId: string, kind: SignalKind, cause: string): Write =>
  remove(keys.signal(memberId, kind, cause))

/**
 * Stores a signal of a signup, sign-in or password reset on the device of another account; Conflict
 * if the member has a signal of this kind about that account. Indexed by that account's hash, so
 * that the file of that account shows the member as well (MOD-08).
 */
export const addDeviceSignal = (
  memberId: string,
  { kind, account }: { kind: SignalKind; account: string },
  now: Date,
): Write =>
  putNew(
    keys.signal(memberId, kind, account),
    {
      kind,
      account,
      at: now.toISOString(),
      ttl: ttlOf(inDays(riskDays.stored, now)),
      ...onDeviceOf(account, memberId),
    },
    () => new Conflict('this cause has a signal'),
  )

/**
 * Ids of the members who have a device signal about the account with this hash: they used a device
 * on which that account was the last to sign in (MOD-08).
 */
export const listOnDeviceOf = async (account: string): Promise<string[]> =>
  (await list(z.object({ dueAt: z.string() }), accountsOnDeviceOf(account), { index: 'due' })).items.map(
    ({ dueAt }) => dueAt,
  )

/**
 * Signals of a member that have not expired. Expired signals are filtered out, as DynamoDB removes
 * them late.
 */
export async function listSignals(memberId: string, now: Date) {
  const { items } = await list(Signal, keys.signalsOfMember(memberId), { consistent: true })
  return items.filter(({ ttl }) => ttl > now.getTime() / 1000)
}

type Score = { score: number; parts: RiskPart[]; lastAt: string; isQueued: boolean; now: Date }

/** Attributes to remove when a member leaves the queue. */
const inQueue = 'dueJob, dueAt, li, la'

/**
 * Stores a score that was computed from `known`, which was read consistently. Conflict if staff
 * have looked at the score since, or if the member was purged. The time since which a queued member
 * waits stays the same.
 */
export function storeRisk(
  memberId: string,
  known: Risk | undefined,
  { score, parts, lastAt, isQueued, now }: Score,
): Write[] {
  const place = isQueued && score >= queuedScore ? riskQueue(score, memberId, now.toISOString()) : undefined
  const onConflict = () => new Conflict('the account or its score changed meanwhile')
  return [
    check(keys.account(memberId), { condition: 'attribute_exists(PK)', onConflict }),
    update(
      keys.risk(memberId),
      `SET score = :score, parts = :parts, lastAt = :last, #ttl = :ttl${place ? ', dueJob = :job, dueAt = :at, li = :list, la = if_not_exists(la, :since)' : ` REMOVE ${inQueue}`}`,
      {
        condition: known?.seenAt ? 'seenAt = :seen' : 'attribute_not_exists(seenAt)',
        names: { '#ttl': 'ttl' },
        values: {
          ':score': score,
          ':parts': parts,
          ':last': lastAt,
          ':ttl': ttlOf(inDays(riskDays.stored, new Date(lastAt))),
          ...(place && { ':job': place.dueJob, ':at': place.dueAt, ':list': place.li, ':since': place.la }),
          ...(known?.seenAt && { ':seen': known.seenAt }),
        },
        onConflict,
      },
    ),
  ]
}

/**
 * Takes a member out of the queue until there is a new signal. `lastAt` is the time of the last
 * signal that staff saw. Refused with `already_decided` if there is a later signal, or if the
 * member has left the queue.
 */
export const markSeen = (memberId: string, lastAt: string, now: Date): Write =>
  update(keys.risk(memberId), `SET seenAt = :last, seenUntil = :until REMOVE ${inQueue}`, {
    condition: 'lastAt = :last AND attribute_exists(dueJob)',
    values: { ':last': lastAt, ':until': inDays(riskDays.seen, now).toISOString() },
    onConflict: refusing('already_decided'),
  })

/** Page of the queued members, highest score first. */
export const listQueuedRisks = (page: { limit: number; after?: string | undefined }) =>
  listQueued('risk', { ...page, newestFirst: true }, async ({ PK }) => {
    const memberId = memberIn(PK)
    const risk = await findRisk(memberId)
    return risk?.dueJob ? { ...risk, memberId } : undefined
  })
