import * as z from 'zod/mini'
import { due } from '#functions/table/index-keys.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { type Account, changed } from './account.ts'

/**
 * Message to the member `to`, written at signup. Sent under the same id once the address is
 * confirmed.
 */
export const SignupMessage = z.object({ id: z.string(), to: z.string(), text: z.string() })
export type SignupMessage = z.infer<typeof SignupMessage>

const Part = z.optional(z.string())
/** Advertising source of a member, from the query parameters of the page's URL. */
export const Source = z.object({ network: Part, ref: Part, sub1: Part, sub2: Part, sub3: Part })
export type Source = z.infer<typeof Source>

export const findSignupMessage = (id: string) => find(SignupMessage, keys.signupMessage(id), { consistent: true })

/** Adds the message and its mirror in the recipient's partition. */
export const addSignupMessage = (memberId: string, message: SignupMessage): Write[] => [
  put(keys.signupMessage(memberId), message),
  put(keys.signupMessageFrom(message.to, memberId), {}),
]

/**
 * Removes the message once it is delivered or undeliverable. Fails with `onConflict`, if this is
 * given, when another call was first.
 */
export const removeSignupMessage = (
  memberId: string,
  { to }: Pick<SignupMessage, 'to'>,
  onConflict?: Write['onConflict'],
): Write[] => [
  remove(keys.signupMessage(memberId), { ...(onConflict && { condition: 'attribute_exists(PK)' }), onConflict }),
  remove(keys.signupMessageFrom(to, memberId)),
]

export const addSource = (memberId: string, source: Source): Write => put(keys.source(memberId), source)

/**
 * Records a requested confirmation mail. Refused with `already_confirmed` if the address is
 * confirmed by now, and with `too_many_requests` for the second of two concurrent requests.
 */
export const markMailAsked = (account: Account, askedAt: readonly string[]): Write =>
  update(keys.account(account.id), 'SET confirmationMailsAt = :next REMOVE activationMailSentAt', {
    condition: '#status = :waiting AND confirmationMailsAt = :seen',
    names: { '#status': 'status' },
    values: { ':next': askedAt, ':seen': account.confirmationMailsAt, ':waiting': 'not_confirmed' },
    onConflict: (existing) => refusing(existing?.status === 'active' ? 'already_confirmed' : 'too_many_requests')(),
  })

export const markActivationMailSent = (id: string, now: Date): Write =>
  update(keys.account(id), 'SET activationMailSentAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

/**
 * Claims a reminder that was due at `seen`, and schedules the next one; without `next`, takes the
 * account out of the due index.
 */
export const markReminded = (account: Account, seen: string, next: Date | undefined): Write =>
  update(keys.account(account.id), next ? 'SET dueAt = :next' : 'REMOVE dueJob, dueAt', {
    condition: 'dueAt = :seen',
    values: { ':seen': seen, ...(next && { ':next': due('remindActivation', next, account.id).dueAt }) },
    onConflict: changed,
  })
