import * as z from 'zod/mini'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { updateFields } from '#functions/table/update-fields.ts'
import { put } from '#functions/table/write.ts'
import { heldReasons, heldStates } from '#shared/model/held-text.ts'
import { Gender, type Interest, Interests, ProfileFacts, Prompts, WantedAges } from '#shared/model/profile.ts'

const Held = {
  /** Id of this version: a decision of staff applies to this version only. */
  id: z.string(),
  at: z.string(),
  reasons: z.array(z.enum(heldReasons)),
  state: z.enum(heldStates),
}

/** Held texts, which their owner sees in place of the texts that others see (MOD-11). */
const HeldTexts = z.object({
  about: z.optional(z.object({ ...Held, value: z.string() })),
  prompts: z.optional(z.object({ ...Held, value: Prompts })),
})
export type HeldTexts = z.infer<typeof HeldTexts>

export const Profile = z.object({
  ...ProfileFacts.shape,
  /** Number that people see instead of the id (PROF-28). */
  number: z.string(),
  name: z.string(),
  /**
   * Number of the decision that removed the member's name: `name` is a neutral one until the member
   * chooses another.
   */
  nameRemovedBy: z.optional(z.string()),
  gender: Gender,
  wantedGender: Gender,
  /**
   * Absent until the member chooses. Until then, searches use ages around the member's own age
   * (SEARCH-24).
   */
  wantedAges: z.optional(WantedAges),
  birthDate: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.nullable(z.string()),
  about: z.nullable(z.string()),
  interests: Interests,
  /** Absent until the member first sets them (PROF-25). */
  prompts: z.optional(Prompts),
  held: z.optional(HeldTexts),
  /**
   * Hashes of the texts that decisions removed, with the number of each decision. They stay after
   * the decision expires (./removed-texts.ts).
   */
  removedTexts: z.optional(z.array(z.object({ number: z.string(), hashes: z.array(z.string()) }))),
  /** Place in the queue of staff while a text waits. */
  dueJob: z.optional(z.string()),
  dueAt: z.optional(z.string()),
  /** Time of the consent to storing sensitive facts; absent without it (TRAP-23). */
  sensitiveConsentAt: z.optional(z.string()),
  /** Version of the consent's text (shared/rules/profile.ts). */
  sensitiveConsentVersion: z.optional(z.string()),
})
export type Profile = z.infer<typeof Profile> & { interests: Interest[] }

export const addProfile = (id: string, profile: Profile): Write => put(keys.profile(id), profile)

export const findProfile = (id: string, options?: { consistent?: boolean }) => find(Profile, keys.profile(id), options)

const ListedProfile = z.object({ PK: z.string(), ...Profile.shape })

/** Profiles of at most 100 members, in one round trip. */
export async function findProfiles(ids: readonly string[]): Promise<Map<string, Profile>> {
  const found = await findEach(
    ListedProfile,
    ids.map((id) => keys.profile(id)),
  )
  return new Map(found.map(({ PK, ...profile }) => [memberIn(PK), profile]))
}

/** Changed fields; undefined removes the attribute. */
export type ProfileFields = Partial<{ [Name in keyof Profile]: Profile[Name] | undefined }>

/**
 * Changes only the given fields, so that concurrent changes of other fields are kept.
 * `lockedFields`: fields on which the decision was based; Conflict if one of them has changed since
 * `seen` was read.
 */
export function changeProfile(
  id: string,
  fields: ProfileFields,
  { seen, lockedFields }: { seen: Profile; lockedFields: readonly (keyof Profile)[] },
): Write {
  return updateFields(keys.profile(id), {
    set: fields,
    unchanged: [seen, lockedFields],
    onConflict: () => new Conflict('the profile changed meanwhile'),
  })
}
