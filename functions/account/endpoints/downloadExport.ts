import { handle } from '#functions/lib/handle.ts'
import { presignDownload } from '#functions/lib/presign.ts'
import { readToken } from '#functions/lib/token.ts'
import { account } from '#shared/contract/account.ts'
import { exportKey, findExport, isFetchable } from '../exports.ts'

/** The address that is answered is used at once. */
const addressSeconds = 60

export const handler = handle(account.downloadExport, {
  load: ({ memberId, query, now }) => ({ token: readToken('export', query.token, now), file: findExport(memberId) }),
  run: async ({ member, token, file, now, refuse }) => {
    const isOwn = token?.claims.sub === member.id
    if (!isOwn || !isFetchable(file, token.claims.export, now)) return refuse('link_invalid')
    return { url: await presignDownload(exportKey(member.id, file.id), addressSeconds, now) }
  },
})
