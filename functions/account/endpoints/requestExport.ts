import { ulid } from 'ulid'
import { apply } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { account } from '#shared/contract/account.ts'
import { addExport, findExport } from '../exports.ts'

export const handler = handle(account.requestExport, {
  load: ({ memberId }) => ({ standing: findExport(memberId) }),
  run: async ({ member, standing, now }) => {
    // Asked for and not made yet: the mail is still to come.
    if (standing?.state !== 'wanted') await apply(addExport(member.id, ulid(now.getTime()), now))
    return { status: 'mail_sent' as const }
  },
})
