import { keys } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { type Account, asRead, changed } from './account.ts'

// Suspension with a fixed end that a case or a ban replaced. It is resumed if the case is
// dismissed, or the ban lifted, before that end (MOD-01; decision 0122).

type Replaced = NonNullable<Account['replacedSuspension']>

/** Suspension to resume if the present ban or suspension ends at `now`; undefined if none. */
export const suspensionToResume = ({ status, replacedSuspension }: Account, now: Date): Replaced | undefined =>
  status === 'banned' && replacedSuspension && replacedSuspension.until > now.toISOString()
    ? replacedSuspension
    : undefined

/**
 * Ends the present ban or suspension and resumes the replaced suspension: the account keeps the
 * status `banned` until the end of the resumed suspension. Conflict if another decision bars the
 * member by now, if the replaced suspension is no longer on the account, or if the address changed.
 * `author`: author of the decision `number`. `ageCheckedAt`: as in `unbanAccount`.
 */
export const resumeSuspension = (
  { id, email, bannedBy }: Account,
  { number, ground, until }: Replaced,
  author: string,
  ageCheckedAt: Date | undefined,
): Write =>
  update(
    keys.account(id),
    `SET bannedBy = :number, banGround = :ground, banAuthor = :author, suspendedUntil = :until${ageCheckedAt ? ', ageCheckedAt = :checked' : ''} REMOVE bannedEmails, suspendedFor, replacedSuspension`,
    {
      condition: `#status = :banned AND ${asRead('bannedBy', bannedBy)} AND replacedSuspension.#number = :number AND email = :email`,
      names: { '#status': 'status', '#number': 'number' },
      values: {
        ':banned': 'banned',
        ':number': number,
        ':ground': ground,
        ':author': author,
        ':until': until,
        ':email': email,
        ...(bannedBy !== undefined && { ':bannedBy': bannedBy }),
        ...(ageCheckedAt && { ':checked': ageCheckedAt.toISOString() }),
      },
      onConflict: changed,
    },
  )

/** Removes a replaced suspension whose end has passed. Conflict if it was resumed meanwhile. */
export const forgetReplacedSuspension = (id: string, number: string): Write =>
  update(keys.account(id), 'REMOVE replacedSuspension', {
    condition: 'replacedSuspension.#number = :number',
    names: { '#number': 'number' },
    values: { ':number': number },
    onConflict: changed,
  })
