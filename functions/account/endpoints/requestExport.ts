import { ulid } from 'ulid'
import { handle } from '#functions/auth/handle.ts'
import { addExport, findExport } from '#functions/stores/account/export.ts'
import { apply } from '#functions/table/transaction.ts'
import * as ownAccount from '#shared/contract/own-account.ts'

export const handler = handle(ownAccount.requestExport, {
  load: ({ memberId }) => ({ existing: findExport(memberId) }),
  run: async ({ member, existing, now }) => {
    // If an export is already requested but not built yet, its mail is still to come, and a second
    // export is not needed.
    if (existing?.state !== 'wanted') await apply(addExport(member.id, ulid(now.getTime()), now))
    return { status: 'mail_sent' as const }
  },
})
