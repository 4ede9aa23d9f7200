import * as z from 'zod/mini'
import { type ImageHash, isSameHash, isTelling, quartersOf } from '#functions/platform/image/image-hash.ts'
import { keys } from '#functions/table/keys.ts'
import { list } from '#functions/table/read.ts'
import type { Write } from '#functions/table/transaction.ts'
import { put, remove } from '#functions/table/write.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { bannedAddressDays } from '#shared/rules/safety-limits.ts'
import type { Photo } from './photo.ts'

const Picture = z.object({ SK: z.string(), imageHash: z.string(), member: z.string() })
const BannedPicture = z.object({ imageHash: z.string(), until: z.string() })

/**
 * Quarters of the hash, by which an image is indexed. None for a hash that many different images
 * share.
 */
const placesOf = (imageHash: ImageHash): string[] => (isTelling(imageHash) ? quartersOf(imageHash) : [])

export type Alike = {
  /** Whether a banned account had a similar picture (MOD-09). */
  isBanned: boolean
  /** Similar pictures of other members (MOD-10). */
  photos: { member: string; id: string }[]
  /** Ids of the members with these similar pictures. */
  owners: string[]
}

/** Id of the photo in the key of its row. */
const photoOf = (SK: string): string => SK.split('#').at(-1)!

/**
 * Pictures of other members that are similar to an image, and whether a banned account had such a
 * picture.
 */
export async function findAlike(memberId: string, imageHash: ImageHash, now: Date): Promise<Alike> {
  const shape = z.union([Picture, BannedPicture])
  const pages = await Promise.all(placesOf(imageHash).map((quarter) => list(shape, keys.pictures(quarter))))
  const alike = pages.flatMap(({ items }) => items.filter((item) => isSameHash(item.imageHash, imageHash)))
  const photos = new Map<string, string>()
  for (const item of alike) if ('member' in item && item.member !== memberId) photos.set(photoOf(item.SK), item.member)
  return {
    // `until` is exact, whereas DynamoDB removes expired items late.
    isBanned: alike.some((item) => 'until' in item && item.until > now.toISOString()),
    photos: [...photos].map(([id, member]) => ({ id, member })),
    owners: [...new Set(photos.values())],
  }
}

export const addPicture = (memberId: string, photo: string, imageHash: ImageHash): Write[] =>
  placesOf(imageHash).map((quarter) =>
    put(keys.picture(quarter, imageHash, memberId, photo), { imageHash, member: memberId }),
  )

/**
 * Removes the hash of a deleted photo. `imageHash`: as stored in the photo's row; absent if the
 * photo was never inspected.
 */
export const forgetPicture = ({ memberId, id }: { memberId: string; id: string }, imageHash: unknown): Write[] =>
  typeof imageHash === 'string'
    ? placesOf(imageHash).map((quarter) => remove(keys.picture(quarter, imageHash, memberId, id)))
    : []

/** Photo of a profile, or photo of a conversation. The latter has no status. */
type Marked = Pick<Photo, 'imageHash'> & { status?: Photo['status'] }

/**
 * Hashes of the photos that an account shows, submitted for approval, or sent. Refused photos are
 * left out.
 */
const hashesOf = (photos: readonly Marked[]): ImageHash[] => [
  ...new Set(photos.flatMap(({ status, imageHash }) => (status !== 'rejected' && imageHash ? [imageHash] : []))),
]

/** Stores the image hashes of a banned account for longer than the account exists (MOD-09). */
export const addBannedPictures = (banMarkId: string, photos: readonly Marked[], now: Date): Write[] => {
  const until = new Date(now.getTime() + bannedAddressDays * dayMs)
  const mark = { until: until.toISOString(), ttl: Math.ceil(until.getTime() / 1000) }
  return hashesOf(photos).flatMap((imageHash) =>
    placesOf(imageHash).map((quarter) =>
      put(keys.bannedPicture(quarter, imageHash, banMarkId), { imageHash, ...mark }),
    ),
  )
}

export const removeBannedPictures = (banMarkId: string, photos: readonly Marked[]): Write[] =>
  hashesOf(photos).flatMap((imageHash) =>
    placesOf(imageHash).map((quarter) => remove(keys.bannedPicture(quarter, imageHash, banMarkId))),
  )
