import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { addBannedAddress, leftBanMarkId } from '#functions/stores/account/addresses.ts'
import { answerComplaint } from '#functions/stores/safety/complaint.ts'
import { addComplaintTo, checkInForce, listAnswering } from '#functions/stores/safety/complaint-decisions.ts'
import type { Complaint } from '#functions/stores/safety/complaint-shape.ts'
import { addAudit, minutesBetween } from '#functions/stores/staff/audit.ts'
import type { Staff } from '#functions/stores/staff/staff.ts'
import type { Write } from '#functions/table/transaction.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'

type Asked = {
  outcome: ComplaintOutcome
  answer: string
  /** Number of an earlier decision about the member that answers this complaint as well. */
  decision: string | undefined
  /** Whether to ban the address if the member has left (MOD-09). */
  ban: boolean
}
type Author = Pick<Staff, 'id' | 'name'>

/**
 * Writes of the answer to a complaint that is not a case, with mail and trail. The outcome must be
 * `upheld` if a decision about the member answers the complaint, and must not be `upheld` without a
 * decision (MOD-18), else the answer is refused with `outcome_mismatch`. Refused with `not_found`
 * if `decision` is not the number of a decision in force about the member.
 */
export async function answerFiled(
  complaint: Complaint,
  { outcome, answer, decision: named, ban }: Asked,
  staff: Author,
  now: Date,
): Promise<Write[]> {
  const { tied, earlier } = await findDecided(complaint, named, now)
  const banned = banAddress(complaint, { outcome, ban }, staff, now)
  const kinds = [...tied, ...earlier].map(({ kind }) => kind)
  const decided = [...new Set(kinds), ...(banned.length > 0 ? (['address_banned'] as const) : [])]
  if ((outcome === 'upheld') !== decided.length > 0) throw new Refusal('outcome_mismatch')
  const found = complaint.from === null ? undefined : await findAccount(complaint.from)
  const account = found && !isGone(found, now) ? found : undefined
  return [
    ...answerComplaint(complaint, { outcome, answer, account, staff, decided, earlier: earlier[0]?.number }, now),
    ...tied.map(checkInForce),
    ...earlier.map((one) => addComplaintTo(one, complaint.id)),
    ...answeredEntry(complaint, outcome, staff, now),
    ...banned,
  ]
}

/**
 * Decisions in force that answer a complaint. `tied`: decisions made for the complaint. `earlier`:
 * decision with the number `named`, if it was not made for the complaint.
 */
async function findDecided(complaint: Complaint, named: string | undefined, now: Date) {
  const { decisions = [] } = complaint
  const found = await listAnswering(complaint, now)
  const tied = found.filter(({ number }) => decisions.includes(number))
  const earlier = found.filter(({ number }) => number === named && !decisions.includes(number))
  if (named !== undefined && !found.some(({ number }) => number === named)) throw new Refusal('not_found')
  return { tied, earlier }
}

/**
 * Writes that ban the address of a subject who has left (MOD-09). None unless `ban` is set and the
 * complaint is upheld.
 */
export function banAddress(
  complaint: Complaint,
  { outcome, ban }: Pick<Asked, 'outcome' | 'ban'>,
  staff: Author,
  now: Date,
): Write[] {
  const { aboutHash, category } = complaint
  if (!ban || outcome !== 'upheld' || aboutHash === undefined) return []
  const counted = { item: 'address_banned', ground: category, source: 'notice' }
  return [
    addBannedAddress(aboutHash, leftBanMarkId, now),
    ...addAudit(staff, { ...entryOf(complaint, outcome, now), action: 'member_banned', counted }, now),
  ]
}

function answeredEntry(complaint: Complaint, outcome: ComplaintOutcome, staff: Author, now: Date): Write[] {
  const { category, createdAt, flagger } = complaint
  const counted = {
    item: category,
    outcome,
    minutes: minutesBetween(createdAt, now),
    ...(flagger && { source: 'trusted_flagger' }),
  }
  return addAudit(staff, { ...entryOf(complaint, outcome, now), action: 'complaint_answered', counted }, now)
}

const entryOf = ({ id, about }: Complaint, reason: ComplaintOutcome, now: Date) => ({
  id: ulid(now.getTime()),
  reason,
  subject: id,
  ...(about && { member: about }),
})
