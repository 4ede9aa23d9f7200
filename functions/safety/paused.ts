import { momentIn } from '#functions/platform/moment.ts'
import { Refusal } from '#functions/platform/refusal.ts'
import { checkNotPaused } from '#functions/stores/safety/complaint-pause.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { isNeverPaused } from '#shared/model/complaint.ts'

type Filed = {
  complaint: Pick<Complaint, 'category' | 'from' | 'flagger'>
  /** Id of the member whose address a visitor entered. */
  mailOf: string | undefined
}

/**
 * Condition of a complaint that its author's complaints are not paused. Otherwise refused with
 * `complaints_paused`, with the end of the pause in the visit's language (DSA 23(2)).
 */
export function notPaused(
  { complaint: { category, from, flagger }, mailOf }: Filed,
  visit: { language: Language; origin: string },
  now: Date,
): Write[] {
  const author = from ?? mailOf
  if (author === undefined || flagger || isNeverPaused(category)) return []
  const refusalOf = ({ number, until }: { number: string; until: string }) =>
    new Refusal('complaints_paused', { number, until, moment: momentIn(visit, new Date(until)) })
  return [checkNotPaused(author, { isByAddress: from === null, refusalOf }, now)]
}
