import type { MemberCard } from '#shared/model/profile.ts'
import type { Card } from './card.ts'
import { type Cell, distanceBand } from './cells.ts'

/** Farthest band of distance that counts as near: up to 25 km between the centres of two cells. */
const nearBand = 1

export type Placed = Pick<Card, 'f'> & { k?: string | undefined }

/**
 * Whether a member lives near the viewer. Always false for a fictional profile, as nobody lives
 * there (TRAP-01).
 */
export const isNear = ({ f, k }: Placed, from: Cell | undefined): boolean =>
  from ? !f && distanceBand(from, k) <= nearBand : false

/** Field to add to a card: whether its member lives near the viewer, but never how near. */
export const nearOn = (card: Placed, from: Cell | undefined): Pick<MemberCard, 'near'> =>
  isNear(card, from) ? { near: true } : {}
