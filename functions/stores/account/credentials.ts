import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, remove, update } from '#functions/table/write.ts'
import { linkLife } from '#shared/rules/limits.ts'
import type { Account } from './account.ts'
import { nextSessionVersion } from './sessions.ts'

/**
 * Changes the account while everything in `same` is as it was read, else whoever asked decides again. One write does it all, as a transaction takes
 * one step per item.
 */
function changeWhile(
  account: Account,
  to: {
    set: Partial<Account>
    remove?: readonly (keyof Account | 'dueJob' | 'dueAt')[]
    same: readonly (keyof Account)[]
  },
): Write {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const named = (name: string) => {
    names[`#${name}`] = name
    return `#${name}`
  }
  const valued = (name: string, value: unknown) => {
    values[`:${name}`] = value
    return `:${name}`
  }
  const set = Object.entries(to.set).map(([name, value]) => `${named(name)} = ${valued(name, value)}`)
  const gone = (to.remove ?? []).map(named)
  const same = to.same.map((name) =>
    account[name] === undefined
      ? `attribute_not_exists(${named(name)})`
      : `${named(name)} = ${valued(`${name}Was`, account[name])}`,
  )
  return update(
    keys.account(account.id),
    `SET ${set.join(', ')}${gone.length > 0 ? ` REMOVE ${gone.join(', ')}` : ''}`,
    {
      condition: ['attribute_exists(PK)', ...same].join(' AND '),
      names,
      values,
      onConflict: () => new Conflict('the account changed meanwhile'),
    },
  )
}

/** What was mailed before is void: whoever knew the old password, or read the old mailbox, may have asked for it. */
const links = ['newEmail', 'newEmailLink', 'resetLink'] as const

/** A new password ends every session. */
export const changePassword = (account: Account, passwordHash: string): Write =>
  changeWhile(account, {
    set: { passwordHash, sessionVersion: nextSessionVersion(account) },
    remove: links,
    same: ['passwordHash', 'sessionVersion'],
  })

/** Remembers the link about to be mailed; the one before it works no more. */
export const markResetAsked = (account: Account, resetLink: string): Write =>
  changeWhile(account, { set: { resetLink }, same: [] })

/** What confirming the address changes beside it: the member is seen from now on, and reminded of nothing (ACC-26). */
const confirming = ({ status }: Account, now: Date) =>
  status === 'not_confirmed'
    ? { set: { status: 'active', confirmedAt: now.toISOString() } as const, remove: ['dueJob', 'dueAt'] as const }
    : { set: {}, remove: [] }

/** A new password by a mailed link: as `changePassword`, and the address is proved by it, as the activation link proves it. */
export const resetPassword = (account: Account, passwordHash: string, now: Date): Write => {
  const { set, remove: gone } = confirming(account, now)
  return changeWhile(account, {
    set: { passwordHash, sessionVersion: nextSessionVersion(account), ...set },
    remove: [...links, ...gone],
    // whether search finds the member rests on status and invisibility
    same: ['resetLink', 'email', 'sessionVersion', 'status', 'invisible'],
  })
}

/** Remembers the wish for another address and the link about to be mailed there. Whoever changed the password meanwhile has asked for none. */
export const markMailChangeAsked = (account: Account, newEmail: string, newEmailLink: string): Write =>
  changeWhile(account, { set: { newEmail, newEmailLink }, same: ['passwordHash', 'email'] })

/** The new address is the member's own: proved by its link, and mails reach it, so notifications that a dead address had stopped go on (OPEN-62). */
export function moveToNewEmail(account: Account & { newEmail: string }, now: Date): Write {
  const { set, remove: gone } = confirming(account, now)
  return changeWhile(account, {
    set: {
      email: account.newEmail,
      notificationsDisabled: account.notificationsDisabled.filter((reason) => reason !== 'bounce'),
      ...set,
    },
    remove: [...links, ...gone],
    same: ['email', 'newEmail', 'newEmailLink', 'notificationsDisabled', 'status', 'invisible'],
  })
}

/** No hash: nothing is right until a new password was set by a mailed link. */
const noPassword = 'none'

/** An address that was given up is the member's own again. Whoever changed it may know the password, so it ends, with every session. */
export const moveBack = (account: Account, email: string, resetLink: string): Write =>
  changeWhile(account, {
    set: { email, resetLink, passwordHash: noPassword, sessionVersion: nextSessionVersion(account) },
    remove: ['newEmail', 'newEmailLink'],
    same: ['email', 'sessionVersion'],
  })

const FormerEmail = z.object({ SK: z.string(), email: z.string(), until: z.string() })

/** The addresses that a member gave up and may still take back, the oldest first; `id` names the change. */
export async function listFormerEmails(memberId: string, now: Date) {
  const { items } = await list(FormerEmail, keys.formerEmails(memberId), { consistent: true })
  return items
    .filter(({ until }) => until > now.toISOString())
    .map(({ SK, ...item }) => ({ ...item, id: SK.slice(keys.formerEmails(memberId).prefix.length) }))
}

/** Until when an address that is given up now can be taken back. */
export const wayBackEnd = (now: Date): Date => new Date(now.getTime() + linkLife.mailChangeBack * 1000)

export const addFormerEmail = (memberId: string, change: string, email: string, until: Date): Write =>
  put(keys.formerEmail(memberId, change), {
    email,
    until: until.toISOString(),
    ttl: Math.ceil(until.getTime() / 1000),
  })

/**
 * Takes a way back away that was read as standing. Whoever used it meanwhile is answered with Conflict: account and ways back are two reads, of which one
 * may be older than that.
 */
export const removeFormerEmail = (memberId: string, change: string): Write =>
  remove(keys.formerEmail(memberId, change), {
    condition: 'attribute_exists(PK)',
    onConflict: () => new Conflict('this way back was used meanwhile'),
  })

/** Lets one session go on after all were ended; refused where it was ended itself meanwhile. */
export const keepSession = (account: Account, session: string): Write =>
  update(keys.session(account.id, session), 'SET version = :version', {
    condition: 'attribute_exists(PK)',
    values: { ':version': nextSessionVersion(account) },
    onConflict: refusing('authentication_required'),
  })
