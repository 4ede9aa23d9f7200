import * as z from 'zod/mini'
import { MemberId } from '../model/ids.ts'
import { Cursor, queryInt } from '../model/input.ts'
import { Gender, Interests, MainImage, MemberCard, ProfileFacts } from '../model/profile.ts'
import { maximumSearchAge, minimumSearchAge } from '../rules/limits.ts'
import { endpoint } from './endpoint.ts'

const Age = queryInt(minimumSearchAge, maximumSearchAge)

/** The five search fields of SEARCH-01; what is left out follows OPEN-28. A traffic source may open more to a visitor (SEARCH-14). */
export const SearchQuery = z.object({
  gender: z.optional(Gender),
  country: z.optional(z.string().check(z.length(2))),
  countryregion: z.optional(z.string().check(z.maxLength(10))),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  cursor: z.optional(Cursor),
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
})

/** A photo as this viewer may have it: a locked one is another, blurred picture, not a hidden one (OPEN-38). */
export const ViewedPhoto = z.object({ ...MainImage.shape, id: z.string(), locked: z.boolean() })

export const MemberProfile = z.object({
  ...MemberCard.shape,
  status: z.enum(['active']),
  facts: z.partial(ProfileFacts),
  interests: Interests,
  about: z.nullable(z.string()),
  photos: z.array(ViewedPhoto),
  /** How this viewer stands to the member. */
  liked: z.boolean(),
  likes_me: z.boolean(),
  blocked: z.boolean(),
  conversation: z.nullable(z.string()),
})
export type MemberProfile = z.infer<typeof MemberProfile>

export const members = {
  search: endpoint({
    method: 'GET',
    path: '/api/search.php',
    access: 'visitor',
    query: SearchQuery,
    answer: z.object({
      results: z.array(MemberCard),
      numResults: z.int(),
      next: z.nullable(z.string()),
      /** The filters that were really used, after defaults and limits. */
      filters: z.object({
        gender: Gender,
        country: z.string(),
        countryregion: z.nullable(z.string()),
        min_age: z.int(),
        max_age: z.int(),
      }),
    }),
    refusals: ['authentication_required'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/profile.php',
    access: 'visitor',
    query: z.object({ id: MemberId }),
    answer: MemberProfile,
    refusals: ['not_found', 'authentication_required'],
  }),
}
