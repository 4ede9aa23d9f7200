import { handle } from '#functions/auth/handle.ts'
import { exportKey } from '#functions/platform/bucket-paths.ts'
import { presignDownload } from '#functions/platform/presign.ts'
import { readToken } from '#functions/platform/token.ts'
import { findExport, isFetchable } from '#functions/stores/account/export.ts'
import { ownAccount } from '#shared/contract/own-account.ts'

/** Validity of the URL: short, as the browser follows it immediately. */
const addressSeconds = 60

export const handler = handle(ownAccount.downloadExport, {
  load: ({ memberId, query, now }) => ({ token: readToken('export', query.token, now), file: findExport(memberId) }),
  run: async ({ member, token, file, now, refuse }) => {
    const isOwn = token?.claims.sub === member.id
    if (!isOwn || !isFetchable(file, token.claims.export, now)) return refuse('link_invalid')
    return { url: await presignDownload(exportKey(member.id, file.id), addressSeconds, now) }
  },
})
