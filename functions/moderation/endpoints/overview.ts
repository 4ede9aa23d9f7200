import { handle } from '#functions/auth/staff-handle.ts'
import { countHanded } from '#functions/stores/safety/complaint-owner.ts'
import { findWaiting, findWaitingComplaints, findWaitingRisks } from '#functions/stores/staff/queues.ts'
import * as moderation from '#shared/contract/moderation.ts'
import { seesCases } from '../case-pictures.ts'

export const handler = handle(moderation.overview, {
  isPolled: true,
  load: () => ({
    photos: findWaiting('photos'),
    verifications: findWaiting('verifications'),
    texts: findWaiting('texts'),
    complaints: findWaitingComplaints('complaints'),
    caseComplaints: findWaitingComplaints('caseComplaints'),
    objections: findWaiting('objections'),
    caseObjections: findWaiting('caseObjections'),
    erasures: findWaiting('erasures'),
    risks: findWaitingRisks(),
  }),
  run: async ({ staff, complaints, caseComplaints, caseObjections, now, ...queues }) => {
    const { photos, verifications, texts, objections, erasures, risks } = queues
    const isForCases = seesCases(staff)
    return {
      photos,
      verifications,
      texts,
      objections,
      erasures,
      risks,
      complaints: { ...complaints, handed: await countHanded(staff, now) },
      case_complaints: isForCases ? caseComplaints : null,
      case_objections: isForCases ? caseObjections : null,
    }
  },
})
