import * as z from 'zod/mini'
import { due, keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { type Account, changed } from './account.ts'

/** What a new member wants to say to `to`, with the id that the message will have. */
export const SignupMessage = z.object({ id: z.string(), to: z.string(), text: z.string() })
export type SignupMessage = z.infer<typeof SignupMessage>

export type Source = Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string | undefined>>

export const findSignupMessage = (id: string) => find(SignupMessage, keys.signupMessage(id), { consistent: true })

/** The message, and with whom it is for where it comes from. */
export const addSignupMessage = (memberId: string, message: SignupMessage): Write[] => [
  put(keys.signupMessage(memberId), message),
  put(keys.signupMessageFrom(message.to, memberId), {}),
]

/** Takes the message away, as it was delivered or cannot be; whoever comes second is answered by `onConflict`. */
export const removeSignupMessage = (
  memberId: string,
  { to }: Pick<SignupMessage, 'to'>,
  onConflict?: Write['onConflict'],
): Write[] => [
  remove(keys.signupMessage(memberId), { ...(onConflict && { condition: 'attribute_exists(PK)' }), onConflict }),
  remove(keys.signupMessageFrom(to, memberId)),
]

export const addSource = (memberId: string, source: Source): Write => put(keys.source(memberId), source)

/** Notes the wish for a new confirmation mail. Two at one moment are one too many. */
export const markMailAsked = (account: Account, askedAt: readonly string[]): Write =>
  update(keys.account(account.id), 'SET confirmationMailsAt = :next REMOVE activationMailSentAt', {
    condition: '#status = :waiting AND confirmationMailsAt = :seen',
    names: { '#status': 'status' },
    values: { ':next': askedAt, ':seen': account.confirmationMailsAt, ':waiting': 'not_confirmed' },
    onConflict: (standing) => refusing(standing?.status === 'active' ? 'already_confirmed' : 'too_many_requests')(),
  })

export const markActivationMailSent = (id: string, now: Date): Write =>
  update(keys.account(id), 'SET activationMailSentAt = :now', {
    condition: 'attribute_exists(PK)',
    values: { ':now': now.toISOString() },
    onConflict: changed,
  })

/** Claims a reminder that fell due at `seen`, by moving the member on to the next one or out of the index. */
export const markReminded = (account: Account, seen: string, next: Date | undefined): Write =>
  update(keys.account(account.id), next ? 'SET dueAt = :next' : 'REMOVE dueJob, dueAt', {
    condition: 'dueAt = :seen',
    values: { ':seen': seen, ...(next && { ':next': due('remindActivation', next, account.id).dueAt }) },
    onConflict: changed,
  })

/**
 * The address is confirmed: from now on the member is seen and may write. Nothing reminds them any more. `isAutoLikeDue` where the country has a new
 * member liked by a fictional profile (OPEN-37).
 */
export const confirmAccount = (account: Account, { isAutoLikeDue }: { isAutoLikeDue: boolean }, now: Date): Write => {
  const due = isAutoLikeDue ? ', autoLikeDue = :true' : ''
  return update(keys.account(account.id), `SET #status = :active, confirmedAt = :now${due} REMOVE dueJob, dueAt`, {
    // What else goes with it (the card in the index) rests on these.
    condition: '#status = :waiting AND email = :email AND invisible = :invisible',
    names: { '#status': 'status' },
    values: {
      ':active': 'active',
      ':waiting': 'not_confirmed',
      ':now': now.toISOString(),
      ':email': account.email,
      ':invisible': account.invisible,
      ...(isAutoLikeDue && { ':true': true }),
    },
    onConflict: changed,
  })
}
