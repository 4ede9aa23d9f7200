import { setWishes } from '#functions/stores/members/card.ts'
import { wishesOf } from '#functions/stores/members/wishes.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { keys, memberIn } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

const copied = ['wantedGender', 'interests'] as const

/**
 * Copies wanted gender and interests from a profile to its card, for similar members, matches and
 * the swipe game (SEARCH-26).
 */
export const reaction: Reaction = {
  wants: ({ kind, SK, before, after }) =>
    kind !== 'REMOVE' &&
    SK === keys.profile('').SK &&
    copied.some((name) => String(before?.[name]) !== String(after?.[name])),
  run: async ({ PK }) => {
    // Reads the current profile instead of using the change: a change delivered late must not
    // restore old values.
    const profile = await findProfile(memberIn(PK), { consistent: true })
    // A Conflict means that the member was purged meanwhile.
    if (profile) await apply(setWishes(memberIn(PK), wishesOf(profile))).catch(ignoreConflict)
  },
}
