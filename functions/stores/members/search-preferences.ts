import * as z from 'zod/mini'
import {
  type Gender,
  type Interest,
  interests,
  type ProfileFacts,
  sensitiveInterests,
  signupReasons,
} from '#shared/model/profile.ts'

/**
 * Profile fields that decide which members are shown to each other, copied to the card in the
 * search indexes; short, as index reads are billed by size. `w`: wanted gender. `i`: one letter for
 * each interest, then a digit for what the member looks for; both are in one attribute, as the
 * attributes of an index cannot be changed on a deployed table. Absent until the stream has copied
 * them.
 */
export const SearchPreferences = z.object({ w: z.optional(z.enum(['m', 'f'])), i: z.optional(z.string()) })
export type SearchPreferences = z.infer<typeof SearchPreferences>

const wantedMarks = { male: 'm', female: 'f' } as const satisfies Record<Gender, string>

/** Letter of each interest by its position in the list, so new interests must be appended. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Letters of interests, without sensitive interests: a list sorted by shared interests would reveal
 * them (OPEN-27, TRAP-23).
 */
const interestLetters = (tags: readonly Interest[]): string =>
  interests.flatMap((tag, at) => (tags.includes(tag) && !sensitiveInterests.includes(tag) ? letters[at]! : [])).join('')

type PreferenceFacts = { wantedGender: Gender; interests: readonly Interest[]; reason?: ProfileFacts['reason'] }

type OpenInterest = (typeof interests)[number]
type Aim = (typeof signupReasons)[number]

/**
 * Digit for what a member looks for: its position in `signupReasons`, where new values must
 * therefore be appended.
 */
const aimDigit = (aim: Aim | null): string => (aim ? String(signupReasons.indexOf(aim)) : '')

/** Search preferences of a profile, as on its card. */
export const searchPreferencesOf = ({
  wantedGender,
  interests: tags,
  reason = null,
}: PreferenceFacts): Required<SearchPreferences> => ({
  w: wantedMarks[wantedGender],
  i: interestLetters(tags) + aimDigit(reason),
})

/** What a member looks for; undefined if they did not say. */
export const aimOf = ({ i = '' }: SearchPreferences): Aim | undefined => {
  const digit = /\d/.exec(i)?.[0]
  return digit === undefined ? undefined : signupReasons[Number(digit)]
}

export const isLookingFor = ({ w }: SearchPreferences, gender: Gender): boolean => w === wantedMarks[gender]

/** Interests that two members share, without sensitive ones. */
export const sharedTags = ({ i: one = '' }: SearchPreferences, { i: other = '' }: SearchPreferences): OpenInterest[] =>
  interests.filter((_, at) => one.includes(letters[at]!) && other.includes(letters[at]!))

/** Whether there are interests to compare. */
export const hasInterests = ({ i = '' }: SearchPreferences): boolean => /[a-z]/i.test(i)

export const hasInterestOf = ({ i = '' }: SearchPreferences, tags: readonly Interest[]): boolean =>
  [...interestLetters(tags)].some((letter) => i.includes(letter))
