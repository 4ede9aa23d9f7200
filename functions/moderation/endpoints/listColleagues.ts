import { handle } from '#functions/auth/staff-handle.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { listStaff } from '#functions/stores/staff/staff.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { colleaguesFor } from '../complaints.ts'

export const handler = handle(moderation.listColleagues, {
  load: ({ query }) => ({ complaint: findComplaint(query.id), all: listStaff() }),
  run: async ({ staff: own, complaint, all, refuse }) => {
    if (!complaint) return refuse('not_found')
    const colleagues = colleaguesFor(complaint, all, own).map(({ id, name }) => ({ id, name }))
    return { colleagues: colleagues.toSorted((a, b) => a.name.localeCompare(b.name)) }
  },
})
