import { handle } from '#functions/auth/staff-handle.ts'
import { countRisks, findWaiting, findWaitingComplaints } from '#functions/stores/staff/queues.ts'
import { moderation } from '#shared/contract/moderation.ts'

export const handler = handle(moderation.overview, {
  isPolled: true,
  load: () => ({
    photos: findWaiting('photos'),
    verifications: findWaiting('verifications'),
    texts: findWaiting('texts'),
    complaints: findWaitingComplaints(),
    objections: findWaiting('objections'),
    erasures: findWaiting('erasures'),
    risks: countRisks(),
  }),
  run: async ({ photos, verifications, texts, complaints, objections, erasures, risks }) => ({
    ...{ photos, verifications, texts, complaints, objections, erasures },
    risks: { count: risks },
  }),
})
