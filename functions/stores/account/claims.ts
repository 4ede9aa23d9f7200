import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { accountOf } from '#functions/stores/throttle/account-hash.ts'
import { accountByHash, accountsOfMailbox, byAccountHash, inMailbox, inNames } from '#functions/table/index-keys.ts'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { put, putNew, remove } from '#functions/table/write.ts'
import { MemberId } from '#shared/model/ids.ts'
import { isProfileName, nameClaim } from '#shared/rules/name.ts'
import { newReference, readReference } from '#shared/rules/reference.ts'
import { changed } from './account.ts'
import { addressHash } from './addresses.ts'
import { laterWords } from './name-words.ts'

const Claim = z.object({
  memberId: z.string(),
  /**
   * End of the reservation of a former address; absent for a current address. Nobody can sign in
   * with a former address, which is reserved for its member until this time.
   */
  until: z.optional(z.string()),
  /** Number of the decision that removed this name; while it is set, nobody can take the name. */
  removedBy: z.optional(z.string()),
})

const release = (claim: Key, memberId: string): Write =>
  remove(claim, {
    condition: 'attribute_not_exists(PK) OR memberId = :own',
    values: { ':own': memberId },
    onConflict: changed,
  })

/** Id of the member who signs in with the address; undefined for a former address. */
export const findMemberByEmail = async (
  email: string,
  options?: { consistent?: boolean },
): Promise<string | undefined> => {
  const claim = await find(Claim, keys.emailClaim(email), options)
  return claim?.until === undefined ? claim?.memberId : undefined
}

/**
 * Id of the member for whom the address is claimed, as the current address or as a former address
 * that is still reserved.
 */
export const findEmailKeeper = async (
  email: string,
  now: Date,
  options?: { consistent?: boolean },
): Promise<string | undefined> => {
  const claim = await find(Claim, keys.emailClaim(email), options)
  return claim?.until === undefined || claim.until > now.toISOString() ? claim?.memberId : undefined
}

/** Claim on a profile name. `isRemoved`: a decision removed the name, so nobody can take it. */
export async function findNameClaim(claim: string): Promise<{ memberId: string; isRemoved: boolean } | undefined> {
  const found = await find(Claim, keys.nameClaim(claim))
  return found && { memberId: found.memberId, isRemoved: found.removedBy !== undefined }
}

export const findMemberByName = async (claim: string): Promise<string | undefined> =>
  (await findNameClaim(claim))?.memberId

/**
 * Claims the address for a member; refused with `email_taken` if another member has it. The
 * condition makes addresses unique under any race. As a claim lasts until the purge, the claim of
 * `insteadOf`, a deleted member who is not purged yet, may be replaced. If `now` is given, so may a
 * reservation that has ended.
 */
export const claimEmail = (
  email: string,
  memberId: string,
  { insteadOf, now }: { insteadOf?: string | undefined; now?: Date } = {},
): Write =>
  put(
    keys.emailClaim(email),
    {
      memberId,
      ...inMailbox(addressHash(email), memberId),
      ...byAccountHash(accountOf('login', email), memberId),
    },
    {
      condition: 'attribute_not_exists(PK) OR memberId = :gone OR #until <= :now',
      names: { '#until': 'until' },
      values: { ':gone': insteadOf ?? memberId, ':now': now?.toISOString() ?? '' },
      onConflict: refusing('email_taken'),
    },
  )

/** Ids of members with an address in the same mailbox (MOD-08), in any spelling. */
export const listMailboxMembers = async (email: string): Promise<string[]> =>
  (await list(z.object({ dueAt: z.string() }), accountsOfMailbox(addressHash(email)), { index: 'due' })).items.map(
    ({ dueAt }) => dueAt,
  )

/** Id of the member with this account hash (`accountOf`), as in a device cookie. */
export const findMemberByAccountHash = async (account: string): Promise<string | undefined> =>
  (await list(z.object({ la: z.string() }), { ...accountByHash(account), limit: 1 }, { index: 'lists' })).items[0]?.la

/** Reserves a former address for its member up to `until`, so that the change can be undone. */
export const reserveEmail = (email: string, memberId: string, until: Date): Write =>
  put(
    keys.emailClaim(email),
    { memberId, until: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) },
    { condition: 'memberId = :own', values: { ':own': memberId }, onConflict: changed },
  )

export const releaseEmail = (email: string, memberId: string): Write => release(keys.emailClaim(email), memberId)

/**
 * Claims a profile name; by default refused with `name_taken`. `insteadOf` is a deleted member
 * whose claim may be replaced. A name that staff removed cannot be claimed. Each word of the name
 * gets an index entry, so that staff find the member by the beginning of any of its words.
 */
export const claimName = (
  name: string,
  memberId: string,
  insteadOf?: string,
  onConflict: Write['onConflict'] = refusing('name_taken'),
): Write[] =>
  claimNameIf(name, memberId, {
    condition: 'attribute_not_exists(PK) OR (memberId = :gone AND attribute_not_exists(removedBy))',
    values: { ':gone': insteadOf ?? memberId },
    onConflict,
  })

const claimNameIf = (name: string, memberId: string, rule: NonNullable<Parameters<typeof put>[2]>): Write[] => [
  put(keys.nameClaim(name), { memberId, ...inNames(name, memberId) }, rule),
  ...laterWords(name).map(({ at, rest }) => put(keys.nameWord(name, at), { memberId, ...inNames(rest, memberId) })),
]

const releaseWords = (name: string, memberId: string): Write[] =>
  laterWords(name).map(({ at }) => release(keys.nameWord(name, at), memberId))

/** Releases a profile name; Conflict if the name belongs to another member. */
export const releaseName = (name: string, memberId: string): Write[] => [
  release(keys.nameClaim(name), memberId),
  ...releaseWords(name, memberId),
]

/** Claims the new name of a member and releases the former one; refused with `name_taken`. */
export const moveName = (former: string, to: string, memberId: string, insteadOf?: string): Write[] =>
  former === to ? [] : [...claimName(to, memberId, insteadOf), ...releaseName(former, memberId)]

/**
 * Reserves a name that a decision removes, so that nobody can take it, not even its member. By this
 * name, staff then find the member only if they enter it in full.
 */
export const reserveName = (name: string, memberId: string, number: string): Write[] => [
  put(
    keys.nameClaim(name),
    { memberId, removedBy: number },
    { condition: 'memberId = :own', values: { ':own': memberId }, onConflict: changed },
  ),
  ...releaseWords(name, memberId),
]

const isReservedBy = (memberId: string, number: string) => ({
  condition: 'memberId = :own AND removedBy = :number',
  values: { ':own': memberId, ':number': number },
  onConflict: changed,
})

/** Gives a reserved name back to its member. */
export const reclaimName = (name: string, memberId: string, number: string): Write[] =>
  claimNameIf(name, memberId, isReservedBy(memberId, number))

/** Ends the reservation of a name, which anybody can then take. */
export const releaseReserved = (name: string, memberId: string, number: string): Write =>
  remove(keys.nameClaim(name), isReservedBy(memberId, number))

const findMemberByNumber = async (number: string): Promise<string | undefined> =>
  (await find(Claim, keys.numberClaim(number)))?.memberId

/**
 * Id of the member with this member number (PROF-28) or id. An id is returned without a check that
 * the member exists.
 */
export async function findNamedMember(text: string): Promise<string | undefined> {
  const id = text.toUpperCase()
  if (MemberId.safeParse(id).success) return id
  const number = readReference(text)
  return number === null ? undefined : findMemberByNumber(number)
}

/**
 * Id of the member with this email address, number, id or profile name. Numbers take
 * precedence: a name that looks like another member's number must not hide that member. Text that
 * cannot be a name is not looked up, as its NFKD form may be too long for a key.
 */
export async function findSearchedMember(wanted: string): Promise<string | undefined> {
  if (wanted.includes('@')) return findMemberByEmail(wanted.toLowerCase())
  const name = wanted.normalize('NFC')
  return (await findNamedMember(wanted)) ?? (isProfileName(name) ? findMemberByName(nameClaim(name)) : undefined)
}

/** New member number that nobody has. */
export async function drawNumber(): Promise<string> {
  const number = newReference(randomInt)
  return (await findMemberByNumber(number)) ? drawNumber() : number
}

/** Claims a member number; Conflict if another member has claimed it since `drawNumber`. */
export const claimNumber = (number: string, memberId: string): Write =>
  putNew(keys.numberClaim(number), { memberId }, () => new Conflict('the member number is taken'))

/** Releases a member number; Conflict if the number belongs to another member. */
export const releaseNumber = (number: string, memberId: string): Write => release(keys.numberClaim(number), memberId)
