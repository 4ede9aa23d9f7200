import { handle } from '#functions/auth/staff-handle.ts'
import { exportKey } from '#functions/platform/bucket-paths.ts'
import { presignDownload } from '#functions/platform/presign.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { findExportByHand, isFetchable, markExportTaken } from '#functions/stores/account/export.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { commit } from '#functions/table/transaction.ts'
import * as handRequests from '#shared/contract/hand-requests.ts'
import { seesPictures } from '../case-pictures.ts'
import { getSubject, traceOf } from '../hand-requests.ts'

/** Validity of the URL: short, as the browser follows it immediately. */
const urlSeconds = 60

export const handler = handle(handRequests.downloadMember, {
  load: ({ body }) => ({ file: findExportByHand(body.member) }),
  run: async ({ staff: own, body, file, now, refuse }) => {
    const { member, id } = body
    const { account, listing } = await getSubject(member, now)
    // The export contains the member's photos.
    if (!seesPictures(account, own)) throw new Refusal('role_required')
    if (file?.byHand !== 'staff' || !isFetchable(file, id, now)) return refuse('not_found')
    // The audit entry and the mail are written before the URL is returned.
    await commit([
      markExportTaken(member, file, now),
      ...notify(account, { event: 'exportHandedOver', props: { name: listing.card.n } }, now),
      ...traceOf(body, 'data_downloaded', id, own, now),
    ])
    return { url: await presignDownload(exportKey(member, 'staff', id), urlSeconds, now) }
  },
})
