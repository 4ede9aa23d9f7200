import * as z from 'zod/mini'
import { keys, memberIn } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { Gender, type Interest, Interests, ProfileFacts } from '#shared/model/profile.ts'

/** What a member tells of themselves. */
export const Profile = z.object({
  ...ProfileFacts.shape,
  name: z.string(),
  gender: Gender,
  wantedGender: Gender,
  birthDate: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interests: Interests,
  /** When the member agreed that sensitive facts are kept; absent while they have not, or took it back (TRAP-23). */
  sensitiveConsentAt: z.optional(z.string()),
  /** The words that they agreed to (shared/rules/profile.ts). */
  sensitiveConsentVersion: z.optional(z.string()),
})
export type Profile = z.infer<typeof Profile> & { interests: Interest[] }

export const addProfile = (id: string, profile: Profile): Write => put(keys.profile(id), profile)

export const findProfile = (id: string, options?: { consistent?: boolean }) => find(Profile, keys.profile(id), options)

const ListedProfile = z.object({ PK: z.string(), ...Profile.shape })

/** Profiles by the id of their members, at most 100, in one round trip. */
export async function findProfiles(ids: readonly string[]): Promise<Map<string, Profile>> {
  const found = await findEach(
    ListedProfile,
    ids.map((id) => keys.profile(id)),
  )
  return new Map(found.map(({ PK, ...profile }) => [memberIn(PK), profile]))
}

/** What changes of a profile; undefined takes the attribute away. */
export type ProfileFields = Partial<{ [Name in keyof Profile]: Profile[Name] | undefined }>

/**
 * Writes these fields and leaves all others as they stand, so that of two changes at one moment neither undoes the other. `resting` names fields
 * that the decision rested on: where one is no longer as it was in `seen`, the decision is taken anew.
 */
export function changeProfile(
  id: string,
  fields: ProfileFields,
  { seen, resting }: { seen: Profile; resting: readonly (keyof Profile)[] },
): Write {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const set: string[] = []
  const removed: string[] = []
  for (const [field, value] of Object.entries(fields)) {
    names[`#${field}`] = field
    if (value === undefined) removed.push(`#${field}`)
    else {
      set.push(`#${field} = :${field}`)
      values[`:${field}`] = value
    }
  }
  const conditions = resting.map((field) => {
    names[`#${field}`] = field
    if (seen[field] === undefined) return `attribute_not_exists(#${field})`
    values[`:seen_${field}`] = seen[field]
    return `#${field} = :seen_${field}`
  })
  const expression = [
    set.length > 0 && `SET ${set.join(', ')}`,
    removed.length > 0 && `REMOVE ${removed.join(', ')}`,
  ].filter(Boolean)
  return update(keys.profile(id), expression.join(' '), {
    condition: ['attribute_exists(PK)', ...conditions].join(' AND '),
    names,
    ...(Object.keys(values).length > 0 && { values }),
    onConflict: () => new Conflict('the profile changed meanwhile'),
  })
}
