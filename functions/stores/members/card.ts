import * as z from 'zod/mini'
import { mainImageOf } from '#functions/platform/photo-url.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach, list } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { Gender, type MemberCard } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import { Wishes } from './wishes.ts'

/**
 * A member as a card shows them. It stands in the search indexes and, as a copy, in the rows of likes and chats, so its attribute names are
 * one letter: n name, b birth date, g gender, r region (its country in front), c city, p main photo once approved, f fictional, v shown to
 * visitors (PRIV-01).
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
})
export type Card = z.infer<typeof Card>

/** The card as others may see it on `today`: an age in place of the date of birth (TRAP-66). */
export const shownCard = (card: Card, today: string, now: Date): MemberCard => ({
  id: card.id,
  name: card.n,
  age: ageOn(card.b, today),
  gender: card.g,
  country: card.r.slice(0, 2),
  region: card.r,
  city: card.c ?? null,
  main_image: mainImageOf(card.id, card.p, 'active', now),
  fictional: card.f === true,
})

/** Birth years a band of the search index holds. Eleven years of age touch at most three such bands, every age from 18 to 99 at most fifteen. */
export const bandYears = 6
export const bandOf = (birthYear: number): number => Math.floor(birthYear / bandYears)

/**
 * A place in the order of last activity, newest last: seconds, and the random end of the id, which keeps apart two members of one second. It is
 * short because a page of the index is paid by its bytes.
 */
export const activityMark = (at: Date, id: string): string =>
  `${Math.floor(at.getTime() / 1000)
    .toString(36)
    .padStart(7, '0')}${id.slice(-8)}`

const bandKeys = ({ g, r, b }: Card) => {
  const band = bandOf(Number(b.slice(0, 4)))
  return { sc: `${r.slice(0, 2)}|${g}|${band}`, sr: `${r}|${g}|${band}` }
}

/** A card as a copy holds it: nothing of its place in the indexes. */
export const findCard = (id: string, options?: { consistent?: boolean }) => find(Card, keys.card(id), options)

/** A stored card; while search finds it, it has `sc` among its index keys. */
export const StoredCard = z.object({ ...Card.shape, sc: z.optional(z.string()) })
export type StoredCard = z.infer<typeof StoredCard>

/** A card, and whether search finds it. */
export type Listing = { card: Card; isFindable: boolean }

export async function findListing(id: string, options?: { consistent?: boolean }): Promise<Listing | undefined> {
  const stored = await find(StoredCard, keys.card(id), options)
  if (!stored) return undefined
  const { sc, ...card } = stored
  return { card, isFindable: sc !== undefined }
}

/** Cards by the ids of their members, at most 100, in one round trip and in no order. */
export async function findListings(ids: readonly string[]): Promise<Listing[]> {
  const found = await findEach(
    StoredCard,
    ids.map((id) => keys.card(id)),
  )
  return found.map(({ sc, ...card }) => ({ card, isFindable: sc !== undefined }))
}

/** A card that search finds, as active at `now`. */
export const addFindableCard = (card: Card, now: Date): Write =>
  put(keys.card(card.id), { ...card, ...bandKeys(card), at: activityMark(now, card.id) })

/** A card that search does not find: unconfirmed, invisible, banned or leaving members (ACC-26, SEARCH-15, TRAP-46). */
export const addHiddenCard = (card: Card): Write => put(keys.card(card.id), card)

/** Puts a standing card into the indexes, as active at `now`. The region must still be the one that was read: its index key rests on it. */
export const showCard = (card: Card, now: Date): Write => {
  const { sc, sr } = bandKeys(card)
  return update(keys.card(card.id), 'SET sc = :sc, sr = :sr, #at = :at', {
    condition: 'r = :r',
    names: { '#at': 'at' },
    values: { ':sc': sc, ':sr': sr, ':at': activityMark(now, card.id), ':r': card.r },
    onConflict: () => new Conflict('the card moved meanwhile'),
  })
}

/**
 * Brings region and city of a card up to date, and its place in the indexes while search finds it, which must not have changed since it was read.
 * Counters and copies follow from the stream.
 */
export function moveCard({ card, isFindable }: Listing, to: { region: string; city: string | null }): Write {
  const { sc, sr } = bandKeys({ ...card, r: to.region })
  return update(
    keys.card(card.id),
    `SET r = :r${to.city ? ', c = :c' : ''}${isFindable ? ', sc = :sc, sr = :sr' : ''}${to.city ? '' : ' REMOVE c'}`,
    {
      condition: isFindable ? 'attribute_exists(sc)' : 'attribute_exists(PK) AND attribute_not_exists(sc)',
      values: { ':r': to.region, ...(to.city && { ':c': to.city }), ...(isFindable && { ':sc': sc, ':sr': sr }) },
      onConflict: () => new Conflict('the card changed meanwhile'),
    },
  )
}

/** Takes a standing card out of the indexes. */
export const hideCard = (id: string): Write =>
  update(keys.card(id), 'REMOVE sc, sr, #at', { condition: 'attribute_exists(PK)', names: { '#at': 'at' } })

/** Whether visitors see the member as members do (PRIV-01). */
export const setShownToVisitors = (id: string, isShown: boolean): Write =>
  update(keys.card(id), isShown ? 'SET v = :true' : 'REMOVE v', {
    condition: 'attribute_exists(PK)',
    ...(isShown && { values: { ':true': true } }),
    onConflict: () => new Conflict('the card is gone'),
  })

/** Which photo stands for the member on their card and its copies; none without `photo`. */
export const setMainPhoto = (id: string, photo: string | undefined): Write =>
  update(keys.card(id), photo ? 'SET p = :photo' : 'REMOVE p', {
    condition: 'attribute_exists(PK)',
    ...(photo && { values: { ':photo': photo } }),
    onConflict: () => new Conflict('the card is gone'),
  })

/** Copies to the card what the profile says of whom the member may meet; similar members, matches and the swipe game read no profile. */
export const setWishes = (id: string, { w, i }: Wishes): Write =>
  update(keys.card(id), i ? 'SET w = :w, i = :i' : 'SET w = :w REMOVE i', {
    condition: 'attribute_exists(PK)',
    values: { ':w': w, ...(i && { ':i': i }) },
    onConflict: () => new Conflict('the card is gone'),
  })

const Activity = z.object({ at: z.optional(z.string()) })

/** When a member who is in the index was last put among the active, in seconds; undefined for one who is not in it. */
export async function findLastActivity(id: string): Promise<number | undefined> {
  const at = (await find(Activity, keys.card(id)))?.at
  return at === undefined ? undefined : Number.parseInt(at.slice(0, 7), 36)
}

/** Puts a member who is in the index among the last active; one who is not in it stays out. */
export const markActive = (id: string, now: Date): Write =>
  update(keys.card(id), 'SET #at = :at', {
    condition: 'attribute_exists(sc)',
    names: { '#at': 'at' },
    values: { ':at': activityMark(now, id) },
  })

/** Cards as the search indexes hold them. */
const IndexedCard = z.object({
  PK: z.string(),
  ...z.omit(Card, { id: true, g: true }).shape,
  ...Wishes.shape,
  at: z.string(),
})

/** A card that search found, with its place in the order of last activity. */
export type FoundCard = Card & Wishes & { at: string }

/** Up to `limit` cards of one band, last active first, from `after` on. `place` is a country or a region. */
export async function listBand(
  place: string,
  gender: Gender,
  band: number,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ cards: FoundCard[]; more: boolean }> {
  const index = place.length === 2 ? 'search' : 'searchRegion'
  const { items, more } = await list(
    IndexedCard,
    { PK: `${place}|${gender}|${band}`, after, limit, newestFirst: true },
    { index },
  )
  return { cards: items.map(({ PK, ...card }) => ({ ...card, id: PK.slice('MEMBER#'.length), g: gender })), more }
}
