import * as z from 'zod/mini'
import { type Key, memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, list } from '#functions/table/read.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { photoTypes, RefusalReason } from '#shared/model/photo.ts'
import { photoStatuses } from '#shared/model/profile.ts'

export const Photo = z.object({
  id: z.string(),
  /** `pending`, whatever the stage, until staff decide or the inspection refuses the photo. */
  status: z.enum(photoStatuses),
  /**
   * uploading: no file yet. inspecting: inspection is running. waiting: has renditions and awaits
   * staff.
   */
  stage: z.enum(['uploading', 'inspecting', 'waiting', 'done']),
  isPrivate: z.boolean(),
  /** Approved, but never a main photo and never shown to visitors (TRAP-24). */
  isExplicit: z.boolean(),
  type: z.enum(photoTypes),
  uploadedAt: z.string(),
  /** Set for a refused photo. */
  reason: z.optional(RefusalReason),
  /** ETag of the file under inspection: a second file from the same form is ignored. */
  upload: z.optional(z.string()),
  /**
   * Findings of the automatic inspection, such as `Explicit Nudity 93`; absent if the inspection
   * failed.
   */
  findings: z.optional(z.array(z.string())),
  imageHash: z.optional(z.string()),
  /** Whether another account had a similar picture when this photo was inspected (MOD-10). */
  isAlike: z.optional(z.literal(true)),
  /** Site on which staff compared the photo with the member's verification picture (MOD-22). */
  verifiedOn: z.optional(z.enum(countryCodes)),
  thumbhash: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Sort key in the index `due`: when the photo expires, or its place in the staff's queue. */
  dueAt: z.optional(z.string()),
})
export type Photo = z.infer<typeof Photo>

const albumKey = keys.album('').SK
const AlbumRow = z.object({ ids: z.array(z.string()), rev: z.int() })
const AnyRow = z.looseObject({ SK: z.string() })

/**
 * All photos of a member: photos that count towards the limit, in their order, then refused photos,
 * newest first.
 */
export type Album = { memberId: string; photos: Photo[]; ids: readonly string[]; rev: number }

/** Album and photos in one read; `consistent` for decisions about a change. */
export async function findAlbum(memberId: string, options?: { consistent?: boolean }): Promise<Album> {
  const { items } = await list(AnyRow, keys.photos(memberId), options)
  // The key distinguishes the rows: a union of schemas would first try the wrong schema on each
  // photo, which costs more than parsing with the right schema.
  const album = items.find(({ SK }) => SK === albumKey)
  const row = album && AlbumRow.parse(album)
  const photos = items.filter((item) => item !== album).map((item) => Photo.parse(item))
  const ids = row?.ids ?? []
  const counted = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  const others = photos.filter(({ id }) => !ids.includes(id)).sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt))
  return { memberId, photos: [...counted, ...others], ids, rev: row?.rev ?? 0 }
}

/** Photos of a member in their order, refused ones last. */
export const listPhotos = async (memberId: string): Promise<Photo[]> => (await findAlbum(memberId)).photos

export const findPhoto = (memberId: string, id: string, options?: { consistent?: boolean }) =>
  find(Photo, keys.photo(memberId, id), options)

/** Ids of the member and the photo, from the photo's key. */
export const photoIn = ({ PK, SK }: Key): { memberId: string; id: string } => ({
  memberId: memberIn(PK),
  id: SK.slice(keys.photo('', '').SK.length),
})

const canStand = ({ isPrivate, isExplicit, status }: Photo) => !isPrivate && !isExplicit && status !== 'rejected'

/** Photos that everybody may see: approved, public and not explicit. */
export const openPhotosIn = (photos: readonly Photo[]): Photo[] =>
  photos.filter((photo) => canStand(photo) && photo.status === 'active')

/** Main photo as others see it: the first open photo, also `p` of the card. */
export const mainPhotoOf = (photos: readonly Photo[]): Photo | undefined => openPhotosIn(photos)[0]

/** Main photo in the member's own view, which may still await staff (TRAP-65). */
export const ownMainPhotoOf = (photos: readonly Photo[]): Photo | undefined =>
  photos.find((photo) => canStand(photo) && isPictured(photo))

/** Whether the photo has renditions. */
export const isPictured = ({ stage, status }: Photo): boolean =>
  stage === 'waiting' || (stage === 'done' && status !== 'rejected')
