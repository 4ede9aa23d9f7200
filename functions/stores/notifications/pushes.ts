import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { languages } from '#shared/i18n/languages.ts'
import { notificationTypes } from '#shared/model/user.ts'
import { listPushDevices } from './devices.ts'
import type { PushOrder, PushState } from './push-rule.ts'

/** Message of the queue `push`: the member whose pushes are to be decided now. */
export const PushMessage = z.object({
  to: z.string(),
  /**
   * Member whose like caused this queue message; the index of new likes may not contain the like
   * yet.
   */
  liker: z.optional(z.string()),
  /**
   * Set if the job `sendPushes` queued the message because the member's row was due. The row is
   * then removed if the member can get no pushes.
   */
  isDue: z.optional(z.literal(true)),
})
export type PushMessage = z.infer<typeof PushMessage>

const Kind = z.enum(notificationTypes)
const Order = z.object({ kind: Kind, path: z.string(), at: z.string(), campaign: z.optional(z.string()) })
const LastPush = z.object({ lastAt: z.string(), pushedAt: z.string() })

/** Devices that a push has yet to reach. `tries`: failed attempts so far. */
const Devices = z.record(z.string(), z.object({ nextAt: z.string(), tries: z.int() }))

/**
 * Push that was decided and has not yet reached every device. It is stored, so that it is not lost
 * at the end of a function or in an outage of a push service.
 */
const Outgoing = z.object({
  payload: z.object({
    kind: Kind,
    count: z.int(),
    path: z.string(),
    language: z.enum(languages),
    tag: z.string(),
    silent: z.optional(z.literal(true)),
    name: z.optional(z.string()),
    badge: z.optional(z.int()),
  }),
  at: z.string(),
  devices: Devices,
  /** Id of the campaign that the push belongs to. */
  campaign: z.optional(z.string()),
})
export type Outgoing = z.infer<typeof Outgoing>

/** Pushes of a member: what the last pushes were about, and which pushes wait or are being sent. */
const Pushes = z.object({
  chats: z._default(z.record(z.string(), LastPush), {}),
  likes: z.optional(LastPush),
  orders: z._default(z.array(Order), []),
  isHeld: z.optional(z.literal(true)),
  lookAt: z.optional(z.string()),
  outgoing: z._default(z.array(Outgoing), []),
  dueAt: z.optional(z.string()),
  /** Version for the optimistic lock. */
  version: z.int(),
})
export type Pushes = z.infer<typeof Pushes>

export const noPushes: Pushes = { chats: {}, orders: [], outgoing: [], version: 0 }

export const findPushes = async (memberId: string): Promise<Pushes> =>
  (await find(Pushes, keys.pushes(memberId), { consistent: true })) ?? noPushes

/** Replaces the row; Conflict if it changed since `before` was read. */
export function savePushes(
  memberId: string,
  { version }: Pushes,
  { chats, likes, orders, isHeld, lookAt }: PushState,
  outgoing: readonly Outgoing[],
): Write {
  const times = [lookAt, ...outgoing.flatMap(({ devices }) => Object.values(devices).map(({ nextAt }) => nextAt))]
  const dueAt = times.filter((time) => time !== undefined).toSorted()[0]
  const item = {
    chats,
    orders,
    outgoing,
    version: version + 1,
    ...(likes && { likes }),
    ...(isHeld && { isHeld }),
    ...(lookAt !== undefined && { lookAt }),
    ...(dueAt !== undefined && due('sendPushes', new Date(dueAt), memberId)),
  }
  return put(keys.pushes(memberId), item, {
    ...(version > 0
      ? { condition: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } }
      : { condition: 'attribute_not_exists(PK)' }),
    onConflict: () => new Conflict('the pushes changed meanwhile'),
  })
}

/** Ends all pushes of a member without devices; idempotent. */
export const removePushes = (memberId: string): Write => remove(keys.pushes(memberId))

/**
 * Makes a decision due at `at`. The write has no condition on the row, so it never conflicts
 * itself. It raises the version: a concurrent run that sends pushes then gets a Conflict, reads the
 * row again, and computes `dueAt` from all its times, including this `lookAt`.
 */
const dueFrom = (memberId: string, at: Date, expression = '', values: Record<string, unknown> = {}): Write => {
  const { dueJob, dueAt } = due('sendPushes', at, memberId)
  const dueAndLook = 'dueJob = :job, dueAt = :due, lookAt = :at'
  return update(keys.pushes(memberId), `SET ${dueAndLook}${expression} ADD #version :one`, {
    names: { '#version': 'version' },
    values: { ':job': dueJob, ':due': dueAt, ':at': at.toISOString(), ':one': 1, ...values },
  })
}

/**
 * Makes the next decision about a member's pushes due at `at`; no writes for a member without a
 * device.
 */
export const postponePushes = async (memberId: string, at: Date): Promise<Write[]> =>
  (await listPushDevices(memberId)).length > 0 ? [dueFrom(memberId, at)] : []

type Ordered = Omit<PushOrder, 'at'>

/**
 * Writes that request pushes about anything except messages and likes, for the transaction of the
 * event. The pushes are sent within about a minute, subject to the member's switch and quiet hours,
 * and not while the member is looking at a page. No writes for a member without a device; that
 * check costs one query.
 */
export async function orderPushes(memberId: string, ordered: readonly Ordered[], now: Date): Promise<Write[]> {
  if (ordered.length === 0 || (await listPushDevices(memberId)).length === 0) return []
  const orders = ordered.map((order) => ({ ...order, at: now.toISOString() }))
  const appended = ', orders = list_append(if_not_exists(orders, :none), :orders)'
  return [dueFrom(memberId, now, appended, { ':none': [], ':orders': orders })]
}
