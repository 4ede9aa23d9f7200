import * as z from 'zod/mini'
import { Card } from '#functions/stores/members/card.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'

/**
 * Permission to see a member's private photos: row in the owner's partition, with the viewer's
 * card.
 */
export const Leave = z.object({ card: Card, at: z.string(), isGone: z.optional(z.boolean()) })

/** Whether the owner opened their private photos to the viewer (OPEN-40). */
export const isOpened = async (ownerId: string, viewerId: string, options?: { consistent?: boolean }) =>
  (await find(Leave, keys.opened(ownerId, viewerId), options)) !== undefined

/**
 * Viewers to whom a member opened their private photos, latest first, without banned or leaving
 * members.
 */
export const listOpened = async (ownerId: string): Promise<Card[]> =>
  (await list(Leave, keys.openedOfMember(ownerId))).items
    .filter(({ isGone }) => !isGone)
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ card }) => card)

export const openPhotos = (ownerId: string, viewer: Card, now: Date): Write[] => [
  put(keys.opened(ownerId, viewer.id), { card: viewer, at: now.toISOString() }),
  put(keys.openedBy(viewer.id, ownerId), { owner: ownerId }),
]

export const closePhotos = (ownerId: string, viewerId: string): Write[] => [
  remove(keys.opened(ownerId, viewerId)),
  remove(keys.openedBy(viewerId, ownerId)),
]
