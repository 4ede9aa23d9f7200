import { handle } from '#functions/auth/staff-handle.ts'
import { listComplaints, listHandedComplaints } from '#functions/stores/safety/complaint.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownComplaint } from '../complaints.ts'

export const handler = handle(moderation.listComplaints, {
  run: async ({ staff, query: { status = 'open', cursor: after }, site, now }) => {
    const limit = pageSize.staff
    const { complaints, next } =
      status === 'handed'
        ? await listHandedComplaints(staff, { after, limit, now })
        : await listComplaints({ status, after, limit })
    return { complaints: await Promise.all(complaints.map((one) => shownComplaint(one, { staff, site, now }))), next }
  },
})
