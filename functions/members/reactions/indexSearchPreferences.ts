import { setSearchPreferences } from '#functions/stores/members/card-writes.ts'
import { searchPreferencesOf } from '#functions/stores/members/search-preferences.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { memberIn } from '#functions/table/key.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

const copied = ['wantedGender', 'interests', 'reason'] as const

/**
 * Copies a profile's wanted gender, interests and `reason` (what the member looks for) to its card,
 * for similar members, matches, the match finder and the swipe game (SEARCH-26, SEARCH-28).
 */
export const reaction: Reaction = {
  wants: ({ before, after }) => copied.some((name) => String(before?.[name]) !== String(after?.[name])),
  run: async ({ PK }) => {
    // Reads the current profile instead of using the change: a change delivered late must not
    // restore old values.
    const profile = await findProfile(memberIn(PK), { consistent: true })
    // A Conflict means that the member has been purged since.
    if (profile) await apply(setSearchPreferences(memberIn(PK), searchPreferencesOf(profile))).catch(ignoreConflict)
  },
}
