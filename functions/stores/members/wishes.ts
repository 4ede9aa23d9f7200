import * as z from 'zod/mini'
import { type Gender, type Interest, interests, sensitiveInterests } from '#shared/model/profile.ts'

/**
 * What of a profile decides who may meet whom, beside the card in the search indexes: w wanted gender, i interests as one letter each. It is short,
 * because a page of an index is paid by its bytes; absent until the stream has copied it from the profile.
 */
export const Wishes = z.object({ w: z.optional(z.enum(['m', 'f'])), i: z.optional(z.string()) })
export type Wishes = z.infer<typeof Wishes>

const wantedMarks = { male: 'm', female: 'f' } as const satisfies Record<Gender, string>

/** One letter per interest by its place in the list, so new interests are added at its end. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Sensitive interests are left out: an order by shared interests would tell of them (OPEN-27, TRAP-23). */
const interestLetters = (tags: readonly Interest[]): string =>
  interests.flatMap((tag, at) => (tags.includes(tag) && !sensitiveInterests.includes(tag) ? letters[at]! : [])).join('')

type Wishing = { wantedGender: Gender; interests: readonly Interest[] }

export const wishesOf = ({ wantedGender, interests: tags }: Wishing): Required<Wishes> => ({
  w: wantedMarks[wantedGender],
  i: interestLetters(tags),
})

export const isLookingFor = ({ w }: Wishes, gender: Gender): boolean => w === wantedMarks[gender]

/** How many interests two members share, sensitive ones not counted. */
export const sharedInterests = ({ i: one = '' }: Wishes, { i: other = '' }: Wishes): number =>
  [...one].filter((letter) => other.includes(letter)).length
