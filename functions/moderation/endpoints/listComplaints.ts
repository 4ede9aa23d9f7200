import { handle } from '#functions/auth/staff-handle.ts'
import { listComplaints } from '#functions/stores/safety/complaint.ts'
import { moderation } from '#shared/contract/moderation.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownComplaint } from '../complaints.ts'

export const handler = handle(moderation.listComplaints, {
  load: ({ query }) => ({
    page: listComplaints({ status: query.status ?? 'open', after: query.cursor, limit: pageSize.staff }),
  }),
  run: async ({ staff, page, site, now }) => ({
    complaints: await Promise.all(page.complaints.map((complaint) => shownComplaint(complaint, site, staff, now))),
    next: page.next,
  }),
})
