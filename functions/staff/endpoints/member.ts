import { ulid } from 'ulid'
import { findMemberByEmail, findMemberByName } from '#functions/account/claim-store.ts'
import { findAccount, isGone } from '#functions/account/store.ts'
import { commit } from '#functions/data/table.ts'
import { staff } from '#shared/contract/staff.ts'
import { nameClaim } from '#shared/rules/name.ts'
import { handle } from '../handle.ts'
import { findFile } from '../member-file.ts'
import { addAudit } from '../store.ts'

/** An id, an address or a profile name: none of them looks like another, but a name of 26 capitals and digits, which no name may have. */
const idOf = async (wanted: string): Promise<string | undefined> => {
  if (/^[0-9A-HJKMNP-TV-Z]{26}$/.test(wanted)) return wanted
  if (wanted.includes('@')) return findMemberByEmail(wanted.toLowerCase())
  return findMemberByName(nameClaim(wanted))
}

export const handler = handle(staff.member, {
  load: ({ query }) => ({ id: idOf(query.q) }),
  run: async ({ staff: own, id, site, now, refuse }) => {
    const account = id === undefined ? undefined : await findAccount(id, { consistent: true })
    if (!account || isGone(account, now)) return refuse('not_found')
    const file = await findFile(account, own.roles, site, now)
    if (!file) return refuse('not_found')
    // Who looks into somebody's file leaves a trace before they see it.
    await commit(addAudit(own, { id: ulid(now.getTime()), action: 'member_viewed', member: account.id }, now))
    return file
  },
})
