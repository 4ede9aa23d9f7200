import { handle } from '#functions/auth/handle.ts'
import { exportKey } from '#functions/platform/bucket-paths.ts'
import { presignDownload } from '#functions/platform/presign.ts'
import { readToken } from '#functions/platform/token.ts'
import { exportBy, findExport, findExportByHand, isFetchable } from '#functions/stores/account/export.ts'
import * as ownAccount from '#shared/contract/own-account.ts'

/** Validity of the URL: short, as the browser follows it immediately. */
const addressSeconds = 60

export const handler = handle(ownAccount.downloadExport, {
  load: ({ memberId, query, now }) => ({
    token: readToken('export', query.token, now),
    files: Promise.all([findExport(memberId), findExportByHand(memberId)]),
  }),
  run: async ({ member, token, files, now, refuse }) => {
    if (token?.claims.sub !== member.id) return refuse('link_invalid')
    const file = files.find((one) => isFetchable(one, token.claims.export, now))
    if (!file) return refuse('link_invalid')
    return { url: await presignDownload(exportKey(member.id, exportBy(file), file.id), addressSeconds, now) }
  },
})
