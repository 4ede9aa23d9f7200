import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { Gender } from '#shared/model/profile.ts'
import { cellIn } from './cells.ts'
import { SearchPreferences } from './search-preferences.ts'

/**
 * Card of a member, in the search indexes and copied to the rows of likes and chats, so its
 * attribute names have one letter. `n`: name; `b`: birth date; `g`: gender; `r`: region, with its
 * country in front; `c`: city; `p`: main photo, once approved; `f`: fictional; `v`: shown to
 * visitors (PRIV-01); `m`: site by whose rules staff compared the main photo with the member
 * (MOD-22).
 */
export const Card = z.object({
  id: z.string(),
  n: z.string(),
  b: z.string(),
  g: Gender,
  r: z.string(),
  c: z.optional(z.string()),
  p: z.optional(z.string()),
  f: z.optional(z.literal(true)),
  v: z.optional(z.literal(true)),
  m: z.optional(z.enum(countryCodes)),
})
export type Card = z.infer<typeof Card>

/** Fields by which the cards of two members are compared. `i`: interests; `k`: cell. */
const Compared = z.object({ ...z.pick(SearchPreferences, { i: true }).shape, k: z.optional(z.string()) })

/**
 * Card with interests and, while search finds the card, the cell, as copied to the rows of likes
 * (PROF-26, SEARCH-24).
 */
export const ComparableCard = z.object({ ...Card.shape, ...Compared.shape })
export type ComparableCard = z.infer<typeof ComparableCard>

/**
 * Copy of an invisible member's card for a member whom they have not contacted: the earlier copy
 * (`known`), without changes since, except the name, as staff may have removed the earlier one. The
 * cell is left out, as nobody may learn the cell of a hidden member. A photo that is no longer the
 * main photo is left out too, as its file may be gone.
 */
export function withheld({ k, p, m, ...known }: ComparableCard, current: Card): ComparableCard {
  const photo = p !== undefined && p === current.p ? { p, ...(m && { m }) } : {}
  return { ...known, n: current.n, ...photo }
}

/** Card without its index keys, as in copies. */
export const findCard = (id: string, options?: { consistent?: boolean }) => find(Card, keys.card(id), options)

/** Interests and cell of the viewer, with which the cards of other members are compared. */
export const findCompared = (id: string) => find(Compared, keys.card(id))

/** Stored card. It has the index key `sc` only while it can be found by search. */
export const StoredCard = z.object({ ...Card.shape, sc: z.optional(z.string()) })
export type StoredCard = z.infer<typeof StoredCard>

/**
 * Stored card with its interests and the index key of its cell. The key is present only while
 * search finds the card by distance.
 */
const StoredComparableCard = z.object({
  ...StoredCard.shape,
  ...z.pick(SearchPreferences, { i: true }).shape,
  sk: z.optional(z.string()),
})

/**
 * Takes the cell from the index key, not from `k`. A member whom no search finds has no index key,
 * so nobody learns the cell of such a member (functions/decisions/0061-near-me.md).
 */
const comparable = ({ sc, sk, ...card }: z.infer<typeof StoredComparableCard>): ComparableCard => ({
  ...card,
  ...(sk && { k: cellIn(sk) }),
})

export async function findComparableCard(
  id: string,
  options?: { consistent?: boolean },
): Promise<ComparableCard | undefined> {
  const stored = await find(StoredComparableCard, keys.card(id), options)
  return stored && comparable(stored)
}

export type Listing<OfCard = Card> = { card: OfCard; isFindable: boolean }

/** Card of a member, and whether search finds it; undefined if the member has none. */
export async function findListing(id: string, options?: { consistent?: boolean }): Promise<Listing | undefined> {
  const stored = await find(StoredCard, keys.card(id), options)
  if (!stored) return undefined
  const { sc, ...card } = stored
  return { card, isFindable: sc !== undefined }
}

/** Cards of at most 100 members, in one round trip, unordered. */
export async function findListings(ids: readonly string[]): Promise<Listing<ComparableCard>[]> {
  const found = await findEach(
    StoredComparableCard,
    ids.map((id) => keys.card(id)),
  )
  return found.map((stored) => ({ card: comparable(stored), isFindable: stored.sc !== undefined }))
}

/** Stored card with `l`: set if the member hides which profiles they look at. */
const LookerCard = z.object({ ...StoredComparableCard.shape, l: z.optional(z.literal(true)) })

/**
 * Cards of the given members, at most 100. Leaves out members whom search does not find, and
 * members who hide which profiles they look at. Read in one round trip; unordered.
 */
export async function findLookers(ids: readonly string[]): Promise<ComparableCard[]> {
  const found = await findEach(
    LookerCard,
    ids.map((id) => keys.card(id)),
  )
  return found.flatMap(({ l, ...stored }) => (stored.sc !== undefined && !l ? [comparable(stored)] : []))
}

const Activity = z.object({ at: z.optional(z.string()) })

/**
 * Time of the last activity, in Unix seconds, of a member whom search finds, or of an invisible
 * member; undefined for others. The time of an invisible member is used only for mails and pushes
 * (NOTIF-16).
 */
export async function findLastActivity(id: string): Promise<number | undefined> {
  const at = (await find(Activity, keys.card(id)))?.at
  return at === undefined ? undefined : Number.parseInt(at.slice(0, 7), 36)
}
