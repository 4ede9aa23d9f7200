import * as z from 'zod/mini'
import { hashed } from '#functions/platform/hash.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { dayMs, hourMs } from '#shared/rules/durations.ts'
import { bannedAddressDays, minorRefusalHours, signupCreditsOnceDays } from '#shared/rules/safety-limits.ts'

/** Domains whose mailboxes ignore dots before the @. */
const dotless = ['gmail.com', 'googlemail.com', 'proton.me', 'protonmail.com', 'pm.me']

/**
 * Mailbox of an email address, the same for all its spellings: without `+tag`, and without dots if
 * the provider ignores them (MOD-09).
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const [name = ''] = local.split('+')
  // An address may begin with the plus sign; the part before it is then empty.
  const kept = name || local
  return `${dotless.includes(domain) ? kept.replaceAll('.', '') : kept}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`
}

/**
 * Hash of a mailbox, in the keys of marks (banned, had free credits, used by a minor) that remain
 * after the purge of the member. Differs from the hash of the address's claim, so that mark and
 * claim cannot be matched.
 */
export const addressHash = (email: string): string => hashed(`mailbox ${mailboxOf(email)}`)

const Mark = z.object({ until: z.string() })
/** Maximum number of ban marks that one read returns; far fewer banned accounts share a mailbox. */
const marksRead = 100

/**
 * Whether a mark is still valid. `until` decides, as the table's TTL removes expired marks late.
 */
const isMarked = async (key: Key, now: Date): Promise<boolean> =>
  ((await find(Mark, key, { consistent: true }))?.until ?? '') > now.toISOString()

/** Whether a banned account had this mailbox. */
async function isBannedMailbox(hash: string, now: Date): Promise<boolean> {
  const { items } = await list(Mark, { ...keys.bannedAddresses(hash), limit: marksRead }, { consistent: true })
  return items.some(({ until }) => until > now.toISOString())
}

const mark = (until: Date) => ({ until: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) })
const inDays = (days: number, now: Date) => new Date(now.getTime() + days * dayMs)

/**
 * Reads the marks of an address that signup checks: banned, had free credits, or used by a minor.
 */
export async function findAddressMarks(email: string, now: Date) {
  const hash = addressHash(email)
  const [isBanned, hadCredits, isMinor] = await Promise.all([
    isBannedMailbox(hash, now),
    isMarked(keys.signupCredits(hash), now),
    isMarked(keys.minorAddress(hash), now),
  ])
  return { isBanned, hadCredits, isMinor }
}

/**
 * Used in place of a `banMarkId` in the ban mark of a member who has left: no unban removes this
 * mark.
 */
export const leftBanMarkId = 'LEFT'

/**
 * Bans an address, so that the ban outlasts the account (MOD-09). `hash`: hash of the address's
 * mailbox. Other banned accounts may have the same mailbox.
 */
export const addBannedAddress = (hash: string, banMarkId: string, now: Date): Write =>
  put(keys.bannedAddress(hash, banMarkId), mark(inDays(bannedAddressDays, now)))

export const removeBannedAddress = (hash: string, banMarkId: string): Write =>
  remove(keys.bannedAddress(hash, banMarkId))

/**
 * Marks that the address got free credits. Conflict if it already has this mark, so that only one
 * of several concurrent signups gets the credits.
 */
export const addSignupCredits = (email: string, now: Date): Write =>
  put(keys.signupCredits(addressHash(email)), mark(inDays(signupCreditsOnceDays, now)), {
    condition: 'attribute_not_exists(PK) OR #until <= :now',
    names: { '#until': 'until' },
    values: { ':now': now.toISOString() },
    onConflict: () => new Conflict('the address has already had its free credits'),
  })

/**
 * Renews the mark of free credits: its period starts again at the end of the grace period
 * (`finalAt`), so that a member who leaves and signs up again gets no new credits.
 */
export const keepSignupCredits = (email: string, finalAt: Date): Write =>
  put(keys.signupCredits(addressHash(email)), mark(inDays(signupCreditsOnceDays, finalAt)))

export const addMinorAddress = (email: string, now: Date): Write =>
  put(keys.minorAddress(addressHash(email)), mark(new Date(now.getTime() + minorRefusalHours * hourMs)))
