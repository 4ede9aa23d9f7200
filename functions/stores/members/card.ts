import * as z from 'zod/mini'
import { mainImageOf, photoUrl } from '#functions/platform/photo-url.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach, list } from '#functions/table/read.ts'
import type { IndexName } from '#functions/table/shape.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { countries } from '#shared/countries/all.ts'
import { type CountryCode, countryCodes } from '#shared/countries/country.ts'
import { Gender, type MemberCard, type SmallCard } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { type Cell, cellIn, cellKey } from './cells.ts'
import { SearchPreferences } from './search-preferences.ts'

/**
 * Card of a member, in the search indexes and copied to the rows of likes and chats, so its
 * attribute names have one letter: n name, b birth date, g gender, r region (with its country in
 * front), c city, p main photo once approved, f fictional, v shown to visitors (PRIV-01), m site by
 * whose rules staff compared the main photo with the member (MOD-22).
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

/** Fields by which the cards of two members are compared: i interests, k cell. */
const Compared = z.object({ ...z.pick(SearchPreferences, { i: true }).shape, k: z.optional(z.string()) })

/**
 * Card with interests and, while search finds the card, the cell, as copied to the rows of likes
 * (PROF-26, SEARCH-24).
 */
export const ComparableCard = z.object({ ...Card.shape, ...Compared.shape })
export type ComparableCard = z.infer<typeof ComparableCard>

/**
 * Copy of an invisible member's card for a member whom they have not contacted: the copy `known` so
 * far, without anything new. It loses the cell, which nobody learns of a hidden member, and a photo
 * that is no longer the main photo, whose file may be gone. A name taken down by staff is replaced.
 */
export function withheld({ k, p, m, ...known }: ComparableCard, current: Card): ComparableCard {
  const photo = p !== undefined && p === current.p ? { p, ...(m && { m }) } : {}
  return { ...known, n: current.n, ...photo }
}

/**
 * Fields of a card as shown to others, without the photo and the mark of its verification. The
 * birth date is replaced by the age on `today` (TRAP-66).
 */
export const shownFields = (card: Card, today: string) => ({
  id: card.id,
  name: card.n,
  age: ageOn(card.b, today),
  gender: card.g,
  country: card.r.slice(0, 2),
  region: card.r,
  city: card.c ?? null,
  fictional: card.f === true,
})

/**
 * Mark of a photo verification. A fictional profile has none, nor does a photo that was verified
 * for a site which has switched verification off (MOD-22).
 */
const markOf = ({ m, f }: Card) => (isMarked(m) && !f ? { verified: true as const } : {})

/** Whether the mark is shown for a photo that staff compared by the rules of this site. */
export const isMarked = (site: CountryCode | undefined): boolean =>
  site !== undefined && countries[site].photoVerification

/** Card as shown to others on `today`. */
export const shownCard = (card: Card, today: string, now: Date): MemberCard => ({
  ...shownFields(card, today),
  ...markOf(card),
  main_image: mainImageOf(card.id, card.p, 'active', now),
})

/** `shownCard` without the URL of the full-size photo, which small pictures do not need. */
export const smallCard = (card: Card, today: string, now: Date): SmallCard => ({
  ...shownFields(card, today),
  ...markOf(card),
  main_image: card.p ? { thumb_filename: photoUrl(card.id, card.p, 'card', now), status: 'active' } : null,
})

/**
 * Birth years per band of the search index. A range of eleven ages is in at most three bands, ages
 * 18 to 99 in at most fifteen.
 */
export const bandYears = 6
export const bandOf = (birthYear: number): number => Math.floor(birthYear / bandYears)

/**
 * Sort key by last activity: seconds, and the end of the id, which is random and distinguishes
 * members active in the same second. Short, as index reads are billed by size.
 */
export const activityMark = (at: Date, id: string): string =>
  `${Math.floor(at.getTime() / 1000)
    .toString(36)
    .padStart(7, '0')}${id.slice(-8)}`

const bandKeys = ({ g, r, b }: Card) => {
  const band = bandOf(Number(b.slice(0, 4)))
  return { sc: `${r.slice(0, 2)}|${g}|${band}`, sr: `${r}|${g}|${band}` }
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

/** Stored card with `l`, which is set if the member hides whose profiles they look at. */
const LookerCard = z.object({ ...StoredComparableCard.shape, l: z.optional(z.literal(true)) })

/**
 * Cards of the given members, at most 100. Leaves out members whom search does not find, and
 * members who hide whose profiles they look at. Read in one round trip; unordered.
 */
export async function findLookers(ids: readonly string[]): Promise<ComparableCard[]> {
  const found = await findEach(
    LookerCard,
    ids.map((id) => keys.card(id)),
  )
  return found.flatMap(({ l, ...stored }) => (stored.sc !== undefined && !l ? [comparable(stored)] : []))
}

/** Adds a card that search finds, active at `now`. */
export const addFindableCard = (card: Card, now: Date): Write =>
  put(keys.card(card.id), { ...card, ...bandKeys(card), at: activityMark(now, card.id) })

/**
 * Adds a card that search does not find, for a member who is unconfirmed, invisible, banned or
 * leaving (ACC-26, SEARCH-15, TRAP-46).
 */
export const addHiddenCard = (card: Card): Write => put(keys.card(card.id), card)

/**
 * Adds an existing card to the indexes, active at `now`. Optimistic lock on the fields from which
 * the index keys are derived.
 */
export const showCard = (card: Card, now: Date): Write => {
  const { sc, sr } = bandKeys(card)
  return update(keys.card(card.id), 'SET sc = :sc, sr = :sr, #at = :at', {
    condition: 'r = :r AND g = :g AND b = :b',
    names: { '#at': 'at' },
    values: {
      ...{ ':sc': sc, ':sr': sr, ':at': activityMark(now, card.id) },
      ...{ ':r': card.r, ':g': card.g, ':b': card.b },
    },
    onConflict: () => new Conflict('the card changed meanwhile'),
  })
}

/**
 * Updates region and city of a card and, while search finds it, its index keys. Optimistic lock on
 * whether search finds it, and on gender and birth date, which staff may correct. Reactions then
 * update the counters, the copies and the place in the indexes by distance; this write removes the
 * former place.
 */
export function moveCard({ card, isFindable }: Listing, to: { region: string; city: string | null }): Write {
  const { sc, sr } = bandKeys({ ...card, r: to.region })
  return update(
    keys.card(card.id),
    `SET r = :r${to.city ? ', c = :c' : ''}${isFindable ? ', sc = :sc, sr = :sr' : ''} REMOVE k, sk, sw${to.city ? '' : ', c'}`,
    {
      condition: `g = :g AND b = :b AND ${isFindable ? 'attribute_exists(sc)' : 'attribute_not_exists(sc)'}`,
      values: {
        ...{ ':r': to.region, ':g': card.g, ':b': card.b },
        ...(to.city && { ':c': to.city }),
        ...(isFindable && { ':sc': sc, ':sr': sr }),
      },
      onConflict: () => new Conflict('the card changed meanwhile'),
    },
  )
}

/**
 * Corrects name, birth date and gender of a card and, while search finds it, its index keys.
 * Optimistic lock on whether search finds it, and on its region. Like `moveCard`, this write
 * removes the former place in the indexes by distance.
 */
export function correctCard({ card, isFindable }: Listing, to: Pick<Card, 'n' | 'b' | 'g'>): Write {
  const { sc, sr } = bandKeys({ ...card, ...to })
  return update(
    keys.card(card.id),
    `SET n = :n, b = :b, g = :g${isFindable ? ', sc = :sc, sr = :sr' : ''} REMOVE k, sk, sw`,
    {
      condition: `r = :r AND ${isFindable ? 'attribute_exists(sc)' : 'attribute_not_exists(sc)'}`,
      values: { ':n': to.n, ':b': to.b, ':g': to.g, ':r': card.r, ...(isFindable && { ':sc': sc, ':sr': sr }) },
      onConflict: () => new Conflict('the card changed meanwhile'),
    },
  )
}

/** Changes the name of a card; a reaction then refreshes its copies. */
export const renameCard = (id: string, name: string): Write =>
  update(keys.card(id), 'SET n = :n', {
    condition: 'attribute_exists(PK)',
    values: { ':n': name },
    onConflict: () => new Conflict('the card no longer exists'),
  })

/**
 * Removes an existing card from the indexes. `endsMark`, for a ban, also removes the mark of a
 * photo verification.
 */
export const hideCard = (id: string, { endsMark = false } = {}): Write =>
  update(keys.card(id), `REMOVE sc, sr, sk, sw, #at${endsMark ? ', m' : ''}`, {
    condition: 'attribute_exists(PK)',
    names: { '#at': 'at' },
  })

/** Removes the mark of a photo verification from a hidden card. */
export const removeMark = (id: string): Write =>
  update(keys.card(id), 'REMOVE m', { condition: 'attribute_exists(PK)' })

const setFlag = (id: string, flag: 'v' | 'h' | 'l', isSet: boolean): Write =>
  update(keys.card(id), isSet ? `SET ${flag} = :true` : `REMOVE ${flag}`, {
    condition: 'attribute_exists(PK)',
    ...(isSet && { values: { ':true': true } }),
    onConflict: () => new Conflict('the card no longer exists'),
  })

/** Sets whether visitors see as much of the member as other members do (PRIV-01). */
export const setShownToVisitors = (id: string, isShown: boolean): Write => setFlag(id, 'v', isShown)

const hidingFlags = { hidesPresence: 'h', hidesLooks: 'l' } as const

/**
 * Sets whether a member hides their presence, or whose profiles they look at. A search for active
 * members leaves out members who hide their presence; `findLookers` leaves out members who hide
 * whose profiles they look at.
 */
export const setHidden = (id: string, name: keyof typeof hidingFlags, isHidden: boolean): Write =>
  setFlag(id, hidingFlags[name], isHidden)

/**
 * Sets or removes the main photo of the card, together with the verification mark of this photo
 * (MOD-22). `isHiding`: also removes the card from the search indexes.
 */
export function setMainPhoto(
  id: string,
  photo: { id: string; verifiedOn?: CountryCode | undefined } | undefined,
  { isHiding = false } = {},
): Write {
  const mark = photo?.verifiedOn
  const set = [...(photo ? ['p = :photo'] : []), ...(mark ? ['m = :mark'] : [])]
  const removed = [
    ...(photo ? [] : ['p']),
    ...(mark ? [] : ['m']),
    ...(isHiding ? ['sc', 'sr', 'sk', 'sw', '#at'] : []),
  ]
  const words = [set.length > 0 && `SET ${set.join(', ')}`, removed.length > 0 && `REMOVE ${removed.join(', ')}`]
  return update(keys.card(id), words.filter(Boolean).join(' '), {
    condition: 'attribute_exists(PK)',
    ...(isHiding && { names: { '#at': 'at' } }),
    ...(photo && { values: { ':photo': photo.id, ...(mark && { ':mark': mark }) } }),
    onConflict: () => new Conflict('the card no longer exists'),
  })
}

/**
 * Copies the search preferences of a profile to the card, as the calls for similar members, matches
 * and the swipe game read no profiles.
 */
export const setSearchPreferences = (id: string, { w, i }: SearchPreferences): Write =>
  update(keys.card(id), i ? 'SET w = :w, i = :i' : 'SET w = :w REMOVE i', {
    condition: 'attribute_exists(PK)',
    values: { ':w': w, ...(i && { ':i': i }) },
    onConflict: () => new Conflict('the card no longer exists'),
  })

const Activity = z.object({ at: z.optional(z.string()) })

/**
 * Time of the last activity, in seconds, of a member whom search finds, or of an invisible member;
 * undefined for others. The time of an invisible member is used only for mails and pushes
 * (NOTIF-16).
 */
export async function findLastActivity(id: string): Promise<number | undefined> {
  const at = (await find(Activity, keys.card(id)))?.at
  return at === undefined ? undefined : Number.parseInt(at.slice(0, 7), 36)
}

/**
 * Marks a member as active now. `isHidden`: whether the card is missing from the search index. The
 * write neither adds the card to the index nor removes it, and fails if `isHidden` is wrong.
 */
export const markActive = (id: string, now: Date, { isHidden }: { isHidden: boolean }): Write =>
  update(keys.card(id), 'SET #at = :at', {
    condition: isHidden ? 'attribute_exists(PK) AND attribute_not_exists(sc)' : 'attribute_exists(sc)',
    names: { '#at': 'at' },
    values: { ':at': activityMark(now, id) },
  })

/** Attributes that a card has only in the search indexes: k cell, h hides presence. */
const Indexed = z.object({ k: z.optional(z.string()), h: z.optional(z.literal(true)) })

/** Card as stored in the search indexes. */
const IndexedCard = z.object({
  PK: z.string(),
  ...z.omit(Card, { id: true, g: true }).shape,
  ...SearchPreferences.shape,
  ...Indexed.shape,
  at: z.string(),
})

/** Search result, with its sort key. */
export type FoundCard = Card & SearchPreferences & z.infer<typeof Indexed> & { at: string }

type Range = { after: string | undefined; limit: number }
type Page = { cards: FoundCard[]; more: boolean }

async function listIndexed(index: IndexName, key: string, g: Gender, range: Range): Promise<Page> {
  const { items, more } = await list(IndexedCard, { PK: key, ...range, newestFirst: true }, { index })
  return { cards: items.map(({ PK, ...card }) => ({ ...card, id: PK.slice('MEMBER#'.length), g })), more }
}

/**
 * Up to `limit` cards of one band after `after`, most recently active first. `place` is a country
 * or a region.
 */
export const listBand = (place: string, gender: Gender, band: number, range: Range): Promise<Page> =>
  listIndexed(place.length === 2 ? 'search' : 'searchRegion', `${place}|${gender}|${band}`, gender, range)

/** `listBand` for a cell or a wide cell, in one country. */
export const listCell = (
  { country, cell, isWide }: { country: string; cell: Cell; isWide: boolean },
  gender: Gender,
  range: Range,
): Promise<Page> => listIndexed(isWide ? 'searchWide' : 'searchCell', cellKey(country, gender, cell), gender, range)
