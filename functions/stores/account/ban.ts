import { ulid } from 'ulid'
import { keys } from '#functions/table/keys.ts'
import type { Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import type { DecisionGround } from '#shared/model/decision.ts'
import { type Account, changed, isGone } from './account.ts'

/** End of a suspension: at a fixed time, or when the case is decided. */
export type SuspensionEnd = { until: string } | { case: string }

/**
 * Id in the keys of an account's ban marks, which recognise the member after the account is gone
 * (MOD-09). The same for every ban of the account.
 */
type BanMark = { banMarkId: string }

export const banMarkOf = ({ banMarkId }: Account, now: Date): BanMark => ({
  banMarkId: banMarkId ?? ulid(now.getTime()),
})

/** Whether a banned account is only suspended. */
export const isSuspended = ({ suspendedUntil, suspendedFor }: Account): boolean =>
  suspendedUntil !== undefined || suspendedFor !== undefined

/**
 * Whether a suspension is in effect: until its exact end, even if the job that lifts it has not run
 * yet, or until the case is decided.
 */
export const isSuspendedAt = (account: Account, now: Date): boolean =>
  account.status === 'banned' &&
  isSuspended(account) &&
  (account.suspendedUntil ?? '~') > now.toISOString() &&
  !isGone(account, now)

/**
 * Suspension with a fixed end that the new decision replaces, or that an earlier decision has
 * already replaced.
 */
const replacedBy = ({ status, bannedBy: number, banGround: ground, suspendedUntil: until, ...account }: Account) => {
  if (status !== 'banned') return undefined
  return number && ground && until ? { number, ground, until } : account.replacedSuspension
}

/**
 * Bans a member, or suspends them until `end`. Others no longer see the member, and all sessions
 * end. Balance and data stay; the earlier status is stored for `unbanAccount`, and a suspension
 * that this decision replaces for `resumeSuspension`. A pending deletion continues. The optimistic
 * lock covers status and `bannedBy`, address and `banMarkId`, from which the ban marks are made,
 * and the deletion id, which the approval of an erasure may change while the status stays the same.
 */
export function banAccount(
  account: Account,
  { number, ground, author }: { number: string; ground: DecisionGround; author: string },
  end: SuspensionEnd | BanMark,
): Write {
  const { id, status, email, bannedFrom } = account
  const isBan = 'banMarkId' in end
  return updateFields(keys.account(id), {
    set: {
      status: 'banned',
      bannedFrom: status === 'banned' ? bannedFrom : status,
      bannedBy: number,
      banGround: ground,
      banAuthor: author,
      bannedEmails: isBan ? [email] : undefined,
      ...(isBan && { banMarkId: end.banMarkId }),
      suspendedUntil: 'until' in end ? end.until : undefined,
      suspendedFor: 'case' in end ? end.case : undefined,
      replacedSuspension: replacedBy(account),
    },
    add: { sessionVersion: 1 },
    // The status that was read may be `banned`: a suspended member can be banned.
    unchanged: [account, ['status', 'email', 'bannedBy', 'banMarkId', 'deletionId']],
    onConflict: changed,
  })
}

const banFields = [
  'bannedFrom',
  'bannedBy',
  'banGround',
  'banAuthor',
  'bannedEmails',
  'suspendedUntil',
  'suspendedFor',
  'replacedSuspension',
]

/**
 * Lifts a ban or suspension and restores the earlier status. The optimistic lock includes the
 * address, as an undone change of the address adds to `bannedEmails`, and the deletion id, which
 * the approval of an erasure may change while the status stays the same. If `ageCheckedAt` is
 * given, this write sets it too: a transaction writes an item only once, so `markAgeChecked` cannot
 * be in the same transaction.
 */
export function unbanAccount(
  account: Account,
  to: NonNullable<Account['bannedFrom']>,
  ageCheckedAt: Date | undefined,
): Write {
  return updateFields(keys.account(account.id), {
    set: { status: to, ...(ageCheckedAt && { ageCheckedAt: ageCheckedAt.toISOString() }) },
    remove: banFields,
    // Invisibility decides whether the card returns to the search indexes.
    unchanged: [{ ...account, status: 'banned' }, ['status', 'invisible', 'email', 'bannedBy', 'deletionId']],
    onConflict: changed,
  })
}
