import type { EndpointResources } from '#functions/platform/resources.ts'
import type { moderation } from '#shared/contract/moderation.ts'

const pictured = { table: 'write', env: ['photoKey'] } as const

export const endpoints = {
  overview: { table: 'write', impact: 'Staff do not see what waits for them.' },
  listPhotos: { ...pictured, impact: 'Photos are not inspected, so no new photo is shown to anybody.' },
  decidePhoto: { table: 'write', impact: 'Photos cannot be approved, so no new photo is shown to anybody.' },
  listComplaints: { ...pictured, impact: 'Complaints are not seen, though the law sets a deadline.' },
  complaint: { ...pictured, impact: 'Complaints cannot be opened, though the law sets a deadline.' },
  answerComplaint: { table: 'write', impact: 'Complaints cannot be answered, though the law sets a deadline.' },
  listRisks: { ...pictured, impact: 'Accounts with signs of a scam are not seen.' },
  clearRisk: { table: 'write', impact: 'Harmless accounts stay in the queue of signs of a scam.' },
  member: { ...pictured, impact: 'Staff cannot look a member up.' },
  changeMember: { table: 'write', impact: 'Staff cannot ban anybody.' },
} satisfies EndpointResources<typeof moderation>
