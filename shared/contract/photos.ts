import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { maxPhotos, OwnPhoto, PhotoId, photoTypes, Upload } from '../model/photo.ts'
import { SmallCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

/**
 * The member's photos in order, main photo first. `used` of `limit` slots are taken; refused photos
 * take none (OPEN-39).
 */
const Album = z.object({ photos: z.array(OwnPhoto), limit: z.int(), used: z.int() })
export type Album = z.infer<typeof Album>

const OpenedTo = z.object({ members: z.array(SmallCard) })

export const list = endpoint({ method: 'GET', path: '/api/photo.php', access: 'member', answer: Album, refusals: [] })

/**
 * Reserves a slot for a photo and returns an upload form. Idempotent until the file has arrived:
 * a retry returns a new form for the same photo. If all slots are taken, the call is refused with
 * `photo_limit` and the limit as `max`, even if several requests compete for the last slot
 * (PHOTO-01, PHOTO-02).
 */
export const add = endpoint({
  method: 'POST',
  path: '/api/photo.php',
  access: 'member',
  body: z.object({
    id: PhotoId,
    type: z.enum(photoTypes, 'photo_type_unsupported'),
    bytes: z.int().check(z.gte(0)),
    private: z.boolean(),
  }),
  answer: z.object({ photo: OwnPhoto, upload: Upload }),
  refusals: ['photo_limit', 'photo_too_large', 'photo_type_unsupported', 'too_many_requests'],
})

/**
 * Makes a photo private or public, or reorders all photos, the first being the main photo. An
 * order with an unknown id changes nothing.
 */
export const change = endpoint({
  method: 'PUT',
  path: '/api/photo.php',
  access: 'member',
  body: z.union([
    z.object({ id: PhotoId, private: z.boolean() }),
    z.object({ order: z.array(PhotoId).check(z.maxLength(maxPhotos)) }),
  ]),
  answer: Album,
  refusals: ['not_found'],
})

/** Idempotent. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/photo.php',
  access: 'member',
  query: z.object({ id: z.optional(PhotoId) }),
  body: z.optional(z.object({ id: z.optional(PhotoId) })),
  answer: Album,
  refusals: ['not_found'],
})

/** Members to whom this member opened their private photos (OPEN-40). */
export const listOpened = endpoint({
  method: 'GET',
  path: '/api/private-photos.php',
  access: 'member',
  answer: OpenedTo,
  refusals: [],
})

export const open = endpoint({
  method: 'POST',
  path: '/api/private-photos.php',
  access: 'member',
  body: z.object({ id: MemberId }),
  answer: z.object({ opened: z.literal(true) }),
  refusals: ['not_found'],
})

export const close = endpoint({
  method: 'DELETE',
  path: '/api/private-photos.php',
  access: 'member',
  query: z.object({ id: z.optional(MemberId) }),
  body: z.optional(z.object({ id: z.optional(MemberId) })),
  answer: z.object({ opened: z.literal(false) }),
  refusals: ['not_found'],
})
