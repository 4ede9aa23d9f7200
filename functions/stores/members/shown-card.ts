import { mainImageOf, photoUrl } from '#functions/platform/photo-url.ts'
import { countries } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import type { MemberCard, SmallCard } from '#shared/model/profile.ts'
import { ageOn } from '#shared/rules/age.ts'
import type { Card } from './card.ts'

/**
 * Fields of a card as shown to others, without the photo and the verification mark. The birth date
 * is replaced by the age on `today` (TRAP-66).
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
 * Verification mark. Absent for a fictional profile, and for a photo that was verified for a site
 * which has switched verification off (MOD-22).
 */
const markOf = ({ m, f }: Card) => (isMarked(m) && !f ? { verified: true as const } : {})

/**
 * Whether the verification mark is shown for a photo that staff compared by the rules of this site.
 */
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
