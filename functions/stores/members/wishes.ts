import * as z from 'zod/mini'
import { type Gender, type Interest, interests, sensitiveInterests } from '#shared/model/profile.ts'

/**
 * Part of the profile that decides who may meet whom, on the card in the search indexes: w wanted
 * gender, i interests, one letter each. Short, as index reads are billed by size; absent until the
 * stream has copied it from the profile.
 */
export const Wishes = z.object({ w: z.optional(z.enum(['m', 'f'])), i: z.optional(z.string()) })
export type Wishes = z.infer<typeof Wishes>

const wantedMarks = { male: 'm', female: 'f' } as const satisfies Record<Gender, string>

/** Letter of each interest by its position in the list, so new interests must be appended. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Leaves out sensitive interests: an order by shared interests would reveal them (OPEN-27,
 * TRAP-23).
 */
const interestLetters = (tags: readonly Interest[]): string =>
  interests.flatMap((tag, at) => (tags.includes(tag) && !sensitiveInterests.includes(tag) ? letters[at]! : [])).join('')

type Wishing = { wantedGender: Gender; interests: readonly Interest[] }

export const wishesOf = ({ wantedGender, interests: tags }: Wishing): Required<Wishes> => ({
  w: wantedMarks[wantedGender],
  i: interestLetters(tags),
})

export const isLookingFor = ({ w }: Wishes, gender: Gender): boolean => w === wantedMarks[gender]

type OpenInterest = (typeof interests)[number]

/** Shared interests, without sensitive ones. */
export const sharedInterests = ({ i: one = '' }: Wishes, { i: other = '' }: Wishes): OpenInterest[] =>
  [...one].flatMap((letter) => (other.includes(letter) ? (interests[letters.indexOf(letter)] ?? []) : []))

/** Whether a card has at least one of these interests. */
export const hasInterestOf = ({ i = '' }: Wishes, tags: readonly Interest[]): boolean =>
  [...interestLetters(tags)].some((letter) => i.includes(letter))
