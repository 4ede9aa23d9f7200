import { forEachDue, job } from '#functions/table/job.ts'
import { settleDue } from '../card-settling.ts'

/**
 * Reads the details of newly stored cards, and revokes the mandates of removed cards. While the
 * provider is unavailable, the cards and mandates stay due. Charges nothing.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('settleCards', now, isTimeLeft, (due) => settleDue(due, now)),
)
