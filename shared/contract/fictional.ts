import * as z from 'zod/mini'
import { MomentCursor } from '../model/cursor.ts'
import { MemberId } from '../model/ids.ts'
import { BirthDate } from '../model/input.ts'
import { PhotoId, photoTypes, Upload } from '../model/photo.ts'
import { Gender, Interests, ProfileFacts, SmallCard } from '../model/profile.ts'
import { ProfileName } from './account.ts'
import { endpoint, moderators } from './endpoint.ts'
import { GivenPrompts } from './profile.ts'

const FictionalForm = z.object({
  name: ProfileName,
  gender: Gender,
  wanted_gender: Gender,
  date_of_birth: BirthDate,
  country: z.string().check(z.length(2)),
  region: z.string().check(z.maxLength(10)),
  city: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  about: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  facts: z.optional(z.partial(z.omit(ProfileFacts, { sexuality: true }))),
  interests: z.optional(Interests),
  prompts: z.optional(GivenPrompts),
})

// Fictional profiles, created by staff (TRAP-01).

export const list = endpoint({
  method: 'GET',
  path: '/api/staff-fictional.php',
  ...moderators,
  query: z.object({ cursor: z.optional(MomentCursor) }),
  answer: z.object({ members: z.array(SmallCard), next: z.nullable(z.string()) }),
  refusals: [],
})

/**
 * Adds a fictional profile. It is marked as fictional on creation, and the mark cannot be removed
 * (TRAP-01). The client generates `id`, so a retry is idempotent.
 */
export const add = endpoint({
  method: 'POST',
  path: '/api/staff-fictional.php',
  ...moderators,
  body: z.object({ id: MemberId, ...FictionalForm.shape }),
  answer: z.object({ id: z.string() }),
  refusals: ['name_taken', 'minimum_age', 'invalid_date_of_birth', 'unknown_region', 'unknown_town'],
})

export const change = endpoint({
  method: 'PUT',
  path: '/api/staff-fictional.php',
  ...moderators,
  body: z.object({
    id: MemberId,
    ...z.partial(z.omit(FictionalForm, { name: true, gender: true, date_of_birth: true })).shape,
  }),
  answer: z.object({ id: z.string() }),
  refusals: ['not_found', 'unknown_region', 'unknown_town'],
})

/**
 * Deletes a fictional profile immediately and permanently;
 * any other profile is refused as `not_found`.
 */
export const remove = endpoint({
  method: 'DELETE',
  path: '/api/staff-fictional.php',
  ...moderators,
  query: z.object({ id: MemberId }),
  answer: z.object({ removed: z.literal(true) }),
  refusals: ['not_found'],
})

/**
 * Reserves a photo slot of a fictional profile; the file is inspected like a photo of any member.
 */
export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/staff-fictional-photo.php',
  ...moderators,
  body: z.object({ member: MemberId, id: PhotoId, type: z.enum(photoTypes), bytes: z.int().check(z.gte(0)) }),
  answer: z.object({ upload: Upload }),
  refusals: ['not_found', 'photo_limit', 'photo_too_large', 'photo_type_unsupported'],
})
