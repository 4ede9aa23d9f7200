import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { findSearchedMember } from '#functions/stores/account/claims.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { findFile } from '../member-file.ts'

export const handler = handle(moderation.member, {
  load: ({ query }) => ({ id: findSearchedMember(query.q) }),
  run: async ({ staff: own, id, site, now, refuse }) => {
    const account = id === undefined ? undefined : await findAccount(id, { consistent: true })
    if (!account || isGone(account, now)) return refuse('not_found')
    const file = await findFile(account, { staff: own, site, now })
    if (!file) return refuse('not_found')
    // Access to a member's file is recorded before it is shown.
    await commit(addAudit(own, { id: ulid(now.getTime()), action: 'member_viewed', member: account.id }, now))
    return file
  },
})
