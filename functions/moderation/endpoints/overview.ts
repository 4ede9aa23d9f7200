import { handle } from '#functions/auth/staff-handle.ts'
import { countHanded } from '#functions/stores/safety/complaint-owner.ts'
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
  run: async ({ staff, photos, verifications, texts, complaints, objections, erasures, risks, now }) => ({
    ...{ photos, verifications, texts, objections, erasures },
    complaints: { ...complaints, handed: await countHanded(staff, now) },
    risks: { count: risks },
  }),
})
