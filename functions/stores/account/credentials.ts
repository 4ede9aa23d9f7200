import { decodeTime } from 'ulid'
import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import { linkLife } from '#shared/rules/link-life.ts'
import { type Account, changed } from './account.ts'
import { nextSessionVersion } from './sessions.ts'

/** Changes the account under an optimistic lock on the fields in `same`. */
const changeWhile = (
  account: Account,
  to: {
    set: Partial<Account>
    remove?: readonly (keyof Account | 'dueJob' | 'dueAt')[]
    same: readonly (keyof Account)[]
  },
): Write =>
  updateFields(keys.account(account.id), {
    set: to.set,
    ...(to.remove && { remove: to.remove }),
    unchanged: [account, to.same],
    onConflict: changed,
  })

const changedBy = (by: string, now: Date) => ({ by, at: now.toISOString() })

/**
 * Attributes that make mailed links valid. They are removed with a change of password or address,
 * as someone who knew the old password, or read the old mailbox, may have requested the links.
 */
const links = ['newEmail', 'newEmailLink', 'resetLink'] as const

/** Changes the password within a session and ends every session. */
export const changePassword = (account: Account, passwordHash: string, session: string, now: Date): Write =>
  changeWhile(account, {
    set: { passwordHash, sessionVersion: nextSessionVersion(account), credentialsChange: changedBy(session, now) },
    remove: links,
    same: ['passwordHash', 'sessionVersion'],
  })

/** Stores the id of the reset link to be mailed. The previous reset link becomes invalid. */
export const markResetAsked = (account: Account, resetLink: string): Write =>
  changeWhile(account, { set: { resetLink }, same: [] })

/**
 * Changes that confirm the address of an account, if it is not confirmed yet: the member becomes
 * visible, may write and gets no more reminders (ACC-26). In countries with the auto-like, a
 * fictional profile may then like the member (OPEN-37).
 */
function confirming({ status, site }: Account, now: Date): Pick<Parameters<typeof changeWhile>[1], 'set' | 'remove'> {
  if (status !== 'not_confirmed') return { set: {} }
  const autoLike = countryOf(site).autoLike ? ({ autoLikeDue: true } as const) : {}
  return { set: { status: 'active', confirmedAt: now.toISOString(), ...autoLike }, remove: ['dueJob', 'dueAt'] }
}

/**
 * Confirms the address of an account that was read as unconfirmed. The lock covers status and
 * invisibility, which decide whether the card enters the search indexes, and the address, as only
 * the address that was read is confirmed.
 */
export const confirmAccount = (account: Account, now: Date): Write =>
  changeWhile(account, { ...confirming(account, now), same: ['status', 'email', 'invisible'] })

/**
 * Sets a new password through the mailed link `resetLink`. Using the link also confirms the
 * address, as the activation link does.
 */
export const resetPassword = (account: Account & { resetLink: string }, passwordHash: string, now: Date): Write => {
  const { set, remove: gone = [] } = confirming(account, now)
  const credentialsChange = changedBy(account.resetLink, now)
  return changeWhile(account, {
    set: { passwordHash, sessionVersion: nextSessionVersion(account), credentialsChange, ...set },
    remove: [...links, ...gone],
    // Whether search finds the member depends on status and invisibility.
    same: ['resetLink', 'email', 'sessionVersion', 'status', 'invisible'],
  })
}

/**
 * Stores the pending new address and the id of its link. Conflict if the password or the address
 * changed since the account was read, as the request may come from the person whom this change
 * locked out.
 */
export const markMailChangeAsked = (account: Account, newEmail: string, newEmailLink: string): Write =>
  changeWhile(account, { set: { newEmail, newEmailLink }, same: ['passwordHash', 'email'] })

/**
 * Pending new address while its link works, else null. The link's id contains the time of the
 * request, which is rounded down here, as the link's token expires at a full second.
 */
export function pendingEmail({ newEmail, newEmailLink }: Account, now: Date): string | null {
  if (!newEmail || !newEmailLink) return null
  const endsAt = Math.floor(decodeTime(newEmailLink) / 1000) + linkLife.mailChange
  return now.getTime() / 1000 < endsAt ? newEmail : null
}

/**
 * Replaces the address with the pending one, which the member has confirmed by its link. Mails
 * reach the new address, so notifications that a bounce had disabled are enabled again (OPEN-62).
 * `taken`: free credits that the account loses (functions/account/free-credits.ts), under an
 * optimistic lock on the balance.
 */
export function moveToNewEmail(
  account: Account & { newEmail: string; newEmailLink: string },
  taken: number,
  now: Date,
): Write {
  const { set, remove: gone = [] } = confirming(account, now)
  return changeWhile(account, {
    set: {
      email: account.newEmail,
      credentialsChange: changedBy(account.newEmailLink, now),
      notificationsDisabled: account.notificationsDisabled.filter((reason) => reason !== 'bounce'),
      ...(taken > 0 && { credits: account.credits - taken }),
      ...set,
    },
    remove: [...links, ...gone],
    same: [
      ...(['email', 'newEmail', 'newEmailLink', 'notificationsDisabled', 'status', 'invisible'] as const),
      ...(taken > 0 ? (['credits'] as const) : []),
    ],
  })
}

/**
 * Stored instead of a hash, so that no password matches until the member sets a new one through a
 * mailed link.
 */
const noPassword = 'none'

/**
 * Restores a former address, by the undo link of `change`. The person who changed the address may
 * know the password, so the password becomes invalid and every session ends. If the member is
 * banned, the caller gives the restored address a ban mark, so the address is added to
 * `bannedEmails`. It may already be in this list, as a member can return to a former address by a
 * normal change.
 */
export const moveBack = (
  account: Account,
  { email, id: change }: { email: string; id: string },
  resetLink: string,
  now: Date,
): Write =>
  changeWhile(account, {
    set: {
      email,
      resetLink,
      passwordHash: noPassword,
      sessionVersion: nextSessionVersion(account),
      credentialsChange: changedBy(change, now),
      ...(account.bannedEmails && { bannedEmails: [...new Set([...account.bannedEmails, email])] }),
    },
    remove: ['newEmail', 'newEmailLink'],
    same: ['email', 'sessionVersion', 'status', 'bannedBy'],
  })

export const FormerEmail = z.object({ SK: z.string(), email: z.string(), until: z.string() })

/** Former addresses that can be restored, oldest first; `id` is the id of the address change. */
export async function listFormerEmails(memberId: string, now: Date) {
  const { items } = await list(FormerEmail, keys.formerEmails(memberId), { consistent: true })
  return items
    .filter(({ until }) => until > now.toISOString())
    .map(({ SK, ...item }) => ({ ...item, id: SK.slice(keys.formerEmails(memberId).prefix.length) }))
}

/** Time until which an address change made at `now` can be undone. */
export const wayBackEnd = (now: Date): Date => new Date(now.getTime() + linkLife.mailChangeBack * 1000)

export const addFormerEmail = (memberId: string, change: string, email: string, until: Date): Write =>
  put(keys.formerEmail(memberId, change), {
    email,
    until: until.toISOString(),
    ttl: Math.ceil(until.getTime() / 1000),
  })

/**
 * Removes a former address that could still be restored. Conflict if the address was restored since
 * it was read: account and former address are read separately, so one of them may be out of date.
 */
export const removeFormerEmail = (memberId: string, change: string): Write =>
  remove(keys.formerEmail(memberId, change), {
    condition: 'attribute_exists(PK)',
    onConflict: () => new Conflict('the address change was undone meanwhile'),
  })

/** Keeps one session while all others end; refused if the row of this session was removed. */
export const keepSession = (account: Account, session: string): Write =>
  update(keys.session(account.id, session), 'SET version = :version', {
    condition: 'attribute_exists(PK)',
    values: { ':version': nextSessionVersion(account) },
    onConflict: refusing('authentication_required'),
  })
