import * as z from 'zod/mini'
import { backoffMs } from '#functions/platform/backoff.ts'
import { due, queue } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { putNew } from '#functions/table/write.ts'
import { type BookEvent, type RefundState, refundStates } from '#shared/model/books.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { book } from './books.ts'
import { changePayment, type StoredPayment } from './payment.ts'

export const StoredRefund = z.object({
  /** From `withdrawalIdOf` if the member withdrew; otherwise an id that the staff console chose. */
  id: z.string(),
  payment: z.string(),
  member: z.string(),
  cents: z.int(),
  state: z.enum(refundStates),
  at: z.string(),
  /**
   * Staff member who requested the refund, the reason, and who approved it. Absent for a
   * withdrawal.
   */
  by: z.optional(z.string()),
  reason: z.optional(z.string()),
  approvedBy: z.optional(z.string()),
  /** Id of the refund at the provider; absent until the provider accepts the refund. */
  providerId: z.optional(z.string()),
  /** Reason of a failure: the provider's message, or why the refund could not be sent. */
  failure: z.optional(z.string()),
  /**
   * Number of attempts and checks so far. Never reset, as it distinguishes the entries of failures
   * in the books.
   */
  tries: z.optional(z.int()),
  /**
   * Value of `tries` when finance last retried the refund; attempts before that no longer count.
   */
  triesBefore: z.optional(z.int()),
  /** Sort key in the due index: next attempt or check, or place in the queue of finance. */
  dueAt: z.optional(z.string()),
})
export type StoredRefund = z.infer<typeof StoredRefund>

export const withdrawal = 'withdrawal'

/**
 * Id of the refund for the member's next withdrawal from a purchase: `withdrawal` for the first
 * one, and with the number of credits taken back so far for a further one, such as `withdrawal-22`.
 * The id follows from the state of the payment, so only one of several parallel withdrawals is
 * stored.
 */
export const withdrawalIdOf = ({ withdrawnAt, refundedCredits = 0 }: StoredPayment): string =>
  withdrawnAt === undefined ? withdrawal : `${withdrawal}-${refundedCredits}`

export const isWithdrawal = (id: string | undefined): boolean =>
  id === withdrawal || id?.startsWith(`${withdrawal}-`) === true

export const findRefund = (memberId: string, payment: string, id: string) =>
  findRefundAt(keys.refund(memberId, payment, id))

export const findRefundAt = ({ PK, SK }: Key) => find(StoredRefund, { PK, SK }, { consistent: true })

/** Refunds of a payment, unordered. */
export const listRefunds = async ({ member, id }: Pick<StoredPayment, 'member' | 'id'>): Promise<StoredRefund[]> =>
  (await list(StoredRefund, keys.refundsOfPayment(member, id), { consistent: true })).items

const changed = () => new Conflict('the refund changed meanwhile')

const keyOf = ({ member, payment, id }: StoredRefund): Key => keys.refund(member, payment, id)

/** Place in the due index, by the next step of the refund; none for a completed refund. */
function placeOf({ id, payment, state }: StoredRefund, now: Date) {
  const place = `${payment}#${id}`
  if (state === 'owed') return due('refundPayments', now, place)
  if (state === 'sent') return due('refundPayments', new Date(now.getTime() + lookEveryMs), place)
  return state === 'waiting' || state === 'failed' ? queue('finance', now, place) : undefined
}

/** Delivery takes some days; a daily check notices a refund that the provider could not deliver. */
const lookEveryMs = dayMs

/** Adds a refund. Conflict if a refund with this id exists. */
export const addRefund = (refund: StoredRefund, now: Date): Write =>
  putNew(keyOf(refund), { ...refund, ...placeOf(refund, now) }, changed)

type RefundChanges = Partial<Pick<StoredRefund, 'providerId' | 'failure' | 'approvedBy'>>

/** Attempts and checks since the refund was created or last retried by finance. */
export const currentTries = ({ tries = 0, triesBefore = 0 }: StoredRefund): number => tries - triesBefore

/** Changes the state of a refund. Conflict if it is no longer in the state that was read. */
export function changeRefundState(
  refund: StoredRefund,
  state: RefundState,
  now: Date,
  more: RefundChanges = {},
): Write {
  const changes = {
    state,
    ...(state === 'owed' && { triesBefore: refund.tries ?? 0 }),
    ...more,
    ...placeOf({ ...refund, state }, now),
  }
  return updateFields(keyOf(refund), {
    set: changes,
    remove: 'dueAt' in changes ? [] : ['dueJob', 'dueAt'],
    unchanged: [refund, ['state']],
    onConflict: changed,
  })
}

/**
 * Changes the state of a refund and enters the event in the books. `mark` distinguishes several
 * entries of the same kind.
 */
export const changeStateAndBook = (
  payment: StoredPayment,
  refund: StoredRefund,
  { state, event, mark, ...more }: RefundChanges & { state: RefundState; event: BookEvent; mark: string },
  now: Date,
): Write[] => [
  changeRefundState(refund, state, now, more),
  book(payment, event, now, {
    mark: `${refund.id}-${mark}`,
    refund: refund.id,
    ...(more.failure && { reason: more.failure }),
  }),
]

/**
 * Drops a refund whose money the member's bank took back. The refund is no longer owed, and its
 * amount is subtracted from the payment and the books. Credits and VAT do not change, as the bank
 * has returned the whole price even without this refund.
 */
export const dropRefund = (payment: StoredPayment, refund: StoredRefund, now: Date): Write[] => {
  const { id, cents } = refund
  return [
    changeRefundState(refund, 'dropped', now),
    changePayment(payment, payment.status, { refundedCents: (payment.refundedCents ?? 0) - cents }),
    book(payment, 'refund_dropped', now, { mark: id, refund: id, cents, vatCents: 0 }),
  ]
}

const maxWaitMinutes = 24 * 60

/**
 * Claims an attempt to send a refund: schedules the next attempt, in case this one fails, in 1, 2,
 * 4 ... minutes, at most a day. Conflict if a parallel run has claimed the attempt.
 */
export function postponeRefund(refund: StoredRefund, now: Date): Write {
  const { id, payment, tries = 0 } = refund
  const wait = backoffMs(currentTries(refund), maxWaitMinutes)
  const next = due('refundPayments', new Date(now.getTime() + wait), `${payment}#${id}`)
  return updateFields(keyOf(refund), {
    set: { dueAt: next.dueAt, tries: tries + 1 },
    unchanged: [refund, ['dueAt']],
    onConflict: changed,
  })
}
