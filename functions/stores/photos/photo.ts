import * as z from 'zod/mini'
import { type Key, keys, memberIn } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { photoTypes, RefusalReason } from '#shared/model/photo.ts'
import { photoStatuses } from '#shared/model/profile.ts'

export const Photo = z.object({
  id: z.string(),
  /** pending until staff decided, whatever its stage. */
  status: z.enum(photoStatuses),
  /** uploading: the file has not come. inspecting: it is being looked at. waiting: it has renditions and waits for staff. */
  stage: z.enum(['uploading', 'inspecting', 'waiting', 'done']),
  isPrivate: z.boolean(),
  /** Approved, but never as main photo and never for visitors (TRAP-24). */
  isExplicit: z.boolean(),
  type: z.enum(photoTypes),
  uploadedAt: z.string(),
  /** Of a refused one. */
  reason: z.optional(RefusalReason),
  /** Names the bytes that are being inspected: a second file under the same form is not looked at. */
  upload: z.optional(z.string()),
  /** What the automatic inspection found, such as `Explicit Nudity 93`; absent where it could not look. */
  findings: z.optional(z.array(z.string())),
  imageHash: z.optional(z.string()),
  thumbhash: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** When something is due, or since when it waits for staff. */
  dueAt: z.optional(z.string()),
})
export type Photo = z.infer<typeof Photo>

const AlbumRow = z.object({ SK: z.literal(keys.album('').SK), ids: z.array(z.string()), rev: z.int() })

/** All photos of a member. `photos` are those that count, in their order, then refused ones, newest first. */
export type Album = { memberId: string; photos: Photo[]; ids: readonly string[]; rev: number }

/** Album and photos in one read. `consistent` for what decides about a change. */
export async function findAlbum(memberId: string, options?: { consistent?: boolean }): Promise<Album> {
  const { items } = await list(z.union([AlbumRow, Photo]), keys.photos(memberId), options)
  const row = items.find((item) => 'ids' in item)
  const photos = items.filter((item) => 'id' in item)
  const ids = row?.ids ?? []
  const counted = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  const others = photos.filter(({ id }) => !ids.includes(id)).sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  return { memberId, photos: [...counted, ...others], ids, rev: row?.rev ?? 0 }
}

/** The photos of a member in their order, refused ones at the end. */
export const listPhotos = async (memberId: string): Promise<Photo[]> => (await findAlbum(memberId)).photos

export const findPhoto = (memberId: string, id: string, options?: { consistent?: boolean }) =>
  find(Photo, keys.photo(memberId, id), options)

/** Of what key a photo is the item. */
export const photoIn = ({ PK, SK }: Key): { memberId: string; id: string } => ({
  memberId: memberIn(PK),
  id: SK.slice(keys.photo('', '').SK.length),
})

/** Where a browser puts the file of a photo; what lies there is inspected and then removed. */
export const uploadKey = (memberId: string, id: string): string => `quarantine/${memberId}/${id}`
/** Where all renditions of a photo lie. */
export const renditionsPrefix = (memberId: string, id: string): string => `photos/${memberId}/${id}/`

const canStand = ({ isPrivate, isExplicit, status }: Photo) => !isPrivate && !isExplicit && status !== 'rejected'

/** The photo that stands for the member to others: the first that is approved, public and not explicit. It is the `p` of their card. */
export const mainPhotoOf = (photos: readonly Photo[]): Photo | undefined =>
  photos.find((photo) => canStand(photo) && photo.status === 'active')

/** The one that stands for them in their own eyes, which may still wait for staff (TRAP-65). */
export const ownMainPhotoOf = (photos: readonly Photo[]): Photo | undefined =>
  photos.find((photo) => canStand(photo) && isPictured(photo))

/** Whether there are renditions of it. */
export const isPictured = ({ stage, status }: Photo): boolean =>
  stage === 'waiting' || (stage === 'done' && status !== 'rejected')
