import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findMemberByEmail, findMemberByName, findNamedMember } from '#functions/stores/account/claims.ts'
import { addAudit } from '#functions/stores/staff/staff.ts'
import { commit } from '#functions/table/transaction.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { isProfileName, nameClaim } from '#shared/rules/name.ts'
import { findFile } from '../member-file.ts'

/**
 * Id of the member with this email address, number, id or profile name. A number comes before a
 * name, so that nobody is taken for another by a name that looks like the other's number. Text that
 * is no name is not looked up, as its NFKD form may be too long for a key.
 */
const idOf = async (wanted: string): Promise<string | undefined> => {
  if (wanted.includes('@')) return findMemberByEmail(wanted.toLowerCase())
  const name = wanted.normalize('NFC')
  return (await findNamedMember(wanted)) ?? (isProfileName(name) ? findMemberByName(nameClaim(name)) : undefined)
}

export const handler = handle(moderation.member, {
  load: ({ query }) => ({ id: idOf(query.q) }),
  run: async ({ staff: own, id, site, now, refuse }) => {
    const account = id === undefined ? undefined : await findAccount(id, { consistent: true })
    if (!account || isGone(account, now)) return refuse('not_found')
    const file = await findFile(account, own, site, now)
    if (!file) return refuse('not_found')
    // Access to a member's file is recorded before it is shown.
    await commit(addAudit(own, { id: ulid(now.getTime()), action: 'member_viewed', member: account.id }, now))
    return file
  },
})
