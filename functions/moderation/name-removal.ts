import { Refusal } from '#functions/platform/refusal.ts'
import { isSuspended } from '#functions/stores/account/ban.ts'
import { claimName, releaseName } from '#functions/stores/account/claims.ts'
import { addRemovedName, releaseRemovedName, restoreRemovedName } from '#functions/stores/account/removed-names.ts'
import { renameCard } from '#functions/stores/members/card-writes.ts'
import { changeProfile, type Profile } from '#functions/stores/profile/profile.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { neutralName } from './neutral-name.ts'
import type { Subject } from './subject.ts'

const lockedFields = ['name', 'nameRemovedBy'] as const

/**
 * Effect of a decision that removes a member's name (MOD-01): the member gets a neutral name, and
 * the removed name is reserved. Refused with `fictional_profile`, and with `already_decided` if the
 * member has a neutral name already, or is banned for good, as nobody sees the name any more.
 * Conflict if the neutral name is taken: the retry generates a new one.
 */
export function removeName({ account, profile }: Subject, number: string, now: Date) {
  const { id, language, status } = account
  if (account.fictional) throw new Refusal('fictional_profile')
  const isBanned = status === 'banned' && !isSuspended(account)
  if (isBanned || profile.nameRemovedBy !== undefined) throw new Refusal('already_decided')
  const name = neutralName(language)
  return {
    writes: [
      ...claimName(nameClaim(name), id, undefined, () => new Conflict('the neutral name is taken')),
      ...addRemovedName({ memberId: id, name: profile.name, number }, now),
      changeProfile(id, { name, nameRemovedBy: number }, { seen: profile, lockedFields }),
      renameCard(id, name),
    ],
    more: { name, removedName: profile.name },
  }
}

/**
 * Whether a reversal of the decision restores the name: not if the member has chosen another name.
 */
export const isNameRemovedBy = ({ nameRemovedBy }: Profile, number: string): boolean => nameRemovedBy === number

/**
 * Writes that reverse the decision: the member gets the name back. A member who has chosen another
 * name keeps that name, and anybody can then take the removed one.
 */
export function restoreName({ account: { id }, profile }: Subject, number: string, name: string): Write[] {
  const removed = { memberId: id, name, number }
  if (!isNameRemovedBy(profile, number)) return releaseRemovedName(removed)
  return [
    ...restoreRemovedName(removed),
    ...releaseName(nameClaim(profile.name), id),
    changeProfile(id, { name, nameRemovedBy: undefined }, { seen: profile, lockedFields }),
    renameCard(id, name),
  ]
}
