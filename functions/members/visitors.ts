import { veiledImageOf } from '#functions/platform/photo-url.ts'
import type { Card } from '#functions/stores/members/card.ts'
import { shownCard, shownFields } from '#functions/stores/members/shown-card.ts'
import type { MemberProfile } from '#shared/contract/members.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { veiledNames } from '#shared/i18n/veiled-names.ts'
import type { MemberCard } from '#shared/model/profile.ts'

/** Viewer of a card: a member, or a visitor with the language of their visit. */
export type Viewer = { isMember: boolean; language: Language }

/**
 * Whether a viewer sees only a blurred photo, age and region of a member (PRIV-01); this includes
 * fictional profiles.
 */
export const isVeiled = (card: Pick<Card, 'v'>, { isMember }: Pick<Viewer, 'isMember'>): boolean =>
  !isMember && card.v !== true

/** Card as shown to this viewer. */
export function cardFor(viewer: Viewer, card: Card, today: string, now: Date): MemberCard {
  if (!isVeiled(card, viewer)) return shownCard(card, today, now)
  const name = veiledNames[viewer.language][card.g]
  const image = veiledImageOf(card.id, card.p, now)
  return { ...shownFields(card, today), name, city: null, main_image: image, veiled: true }
}

/** Remaining fields of a veiled profile: the blurred main photo, and nothing else. */
export function veiledDetails(card: Card, now: Date) {
  const image = veiledImageOf(card.id, card.p, now)
  return {
    number: null,
    facts: {},
    interests: [],
    about: null,
    prompts: [],
    photos: (image
      ? [{ ...image, id: card.p!, locked: true, private: false, thumbhash: null }]
      : []) satisfies MemberProfile['photos'],
  }
}
