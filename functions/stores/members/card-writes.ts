import { keys } from '#functions/table/keys.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { put, update } from '#functions/table/write.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import type { Card, Listing } from './card.ts'
import { activityMark, bandKeys } from './card-index.ts'
import type { SearchPreferences } from './search-preferences.ts'

/** Adds a card that search finds, active at `now`. */
export const addFindableCard = (card: Card, now: Date): Write =>
  put(keys.card(card.id), { ...card, ...bandKeys(card), at: activityMark(now, card.id) })

/**
 * Adds a card that search does not find, for a member who is unconfirmed, invisible, banned or
 * leaving (ACC-26, SEARCH-15, TRAP-46).
 */
export const addHiddenCard = (card: Card & { k?: string }): Write => put(keys.card(card.id), card)

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
      ':sc': sc,
      ':sr': sr,
      ':at': activityMark(now, card.id),
      ':r': card.r,
      ':g': card.g,
      ':b': card.b,
    },
    onConflict: () => new Conflict('the card changed meanwhile'),
  })
}

/**
 * Corrects name, birth date and gender of a card and, while search finds it, its index keys.
 * Optimistic lock on the region, and on whether search finds the card. This write removes the card
 * from the indexes by distance; a reaction adds it at its new position.
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
 * Removes an existing card from the indexes. `endsMark`: also removes the verification mark, for a
 * ban.
 */
export const hideCard = (id: string, { endsMark = false } = {}): Write =>
  update(keys.card(id), `REMOVE sc, sr, sk, sw, #at${endsMark ? ', m' : ''}`, {
    condition: 'attribute_exists(PK)',
    names: { '#at': 'at' },
  })

/** Removes the verification mark from a hidden card. */
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
 * Sets whether a member hides their presence, or which profiles they look at. A search for active
 * members leaves out members who hide their presence; `findLookers` leaves out members who hide
 * which profiles they look at.
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
  return updateFields(keys.card(id), {
    set: { p: photo?.id, m: photo?.verifiedOn },
    remove: isHiding ? ['sc', 'sr', 'sk', 'sw', 'at'] : [],
    onConflict: () => new Conflict('the card no longer exists'),
  })
}

/**
 * Copies the search preferences of a profile to the card, as the calls for similar members, matches
 * and the swipe game read no profiles.
 */
export const setSearchPreferences = (id: string, { w, i }: SearchPreferences): Write =>
  updateFields(keys.card(id), {
    set: { w, i: i || undefined },
    onConflict: () => new Conflict('the card no longer exists'),
  })

/**
 * Stores that a member is active now. `isHidden`: whether the card is missing from the search
 * index. The write neither adds the card to the index nor removes it, and fails if `isHidden` is
 * wrong.
 */
export const markActive = (id: string, now: Date, { isHidden }: { isHidden: boolean }): Write =>
  update(keys.card(id), 'SET #at = :at', {
    condition: isHidden ? 'attribute_exists(PK) AND attribute_not_exists(sc)' : 'attribute_exists(sc)',
    names: { '#at': 'at' },
    values: { ':at': activityMark(now, id) },
  })
