import { setWishes } from '#functions/stores/members/card.ts'
import { wishesOf } from '#functions/stores/members/wishes.ts'
import { findProfile } from '#functions/stores/profile/profile.ts'
import { keys, memberIn } from '#functions/table/keys.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { apply, ignoreConflict } from '#functions/table/transaction.ts'

const copied = ['wantedGender', 'interests'] as const

/** Copies wanted gender and interests of a profile to its card, whose index similar members, matches and the swipe game read (SEARCH-26). */
export const reaction: Reaction = {
  wants: ({ kind, SK, before, after }) =>
    kind !== 'REMOVE' &&
    SK === keys.profile('').SK &&
    copied.some((name) => String(before?.[name]) !== String(after?.[name])),
  run: async ({ PK }) => {
    // The profile as it is now, not as this change left it: an old change that is delivered late brings nothing old back.
    const profile = await findProfile(memberIn(PK), { consistent: true })
    // A Conflict: the member was purged meanwhile.
    if (profile) await apply(setWishes(memberIn(PK), wishesOf(profile))).catch(ignoreConflict)
  },
}
