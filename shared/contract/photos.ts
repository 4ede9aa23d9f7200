import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { OwnPhoto, PhotoId, photoTypes, Upload } from '../model/photo.ts'
import { MemberCard } from '../model/profile.ts'
import { endpoint } from './endpoint.ts'

/** The member's photos in their order, main photo first; how many there may be, and how many of those count (rejected ones do not, OPEN-39). */
const Album = z.object({ photos: z.array(OwnPhoto), limit: z.int(), used: z.int() })
export type Album = z.infer<typeof Album>

const OpenedTo = z.object({ members: z.array(MemberCard) })

export const photos = {
  list: endpoint({ method: 'GET', path: '/api/photo.php', access: 'member', answer: Album, refusals: [] }),
  /**
   * Takes a place for a new photo and says where to post its file. The same id again is answered with a fresh place for the same photo while
   * its file has not come. Refused at the limit with `max` (PHOTO-01, PHOTO-02), also under a race.
   */
  add: endpoint({
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
  }),
  /** Makes a photo private or not, or puts all into the given order, the first of which is the main photo. A list that is not theirs changes nothing. */
  change: endpoint({
    method: 'PUT',
    path: '/api/photo.php',
    access: 'member',
    body: z.union([
      z.object({ id: PhotoId, private: z.boolean() }),
      z.object({ order: z.array(PhotoId).check(z.maxLength(60)) }),
    ]),
    answer: Album,
    refusals: ['not_found'],
  }),
  /** Removing what is not there changes nothing. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/photo.php',
    access: 'member',
    query: z.object({ id: z.optional(PhotoId) }),
    body: z.optional(z.object({ id: z.optional(PhotoId) })),
    answer: Album,
    refusals: ['not_found'],
  }),
  /** To whom this member opened their private photos (OPEN-40). */
  listOpened: endpoint({
    method: 'GET',
    path: '/api/private-photos.php',
    access: 'member',
    answer: OpenedTo,
    refusals: [],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/private-photos.php',
    access: 'member',
    body: z.object({ id: MemberId }),
    answer: z.object({ opened: z.literal(true) }),
    refusals: ['not_found'],
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/api/private-photos.php',
    access: 'member',
    query: z.object({ id: z.optional(MemberId) }),
    body: z.optional(z.object({ id: z.optional(MemberId) })),
    answer: z.object({ opened: z.literal(false) }),
    refusals: ['not_found'],
  }),
}
