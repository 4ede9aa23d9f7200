import { ulid } from 'ulid'
import { Refusal } from '#functions/platform/refusal.ts'
import { notify, type Recipient } from '#functions/stores/notifications/notify.ts'
import { addComplaint, type QueuePlace } from '#functions/stores/safety/complaint.ts'
import type { Complaint, Evidence } from '#functions/stores/safety/complaint-shape.ts'
import { addAudit, siteItself } from '#functions/stores/staff/audit.ts'
import { countUse, type Limit } from '#functions/stores/throttle/throttle.ts'
import { apply, commit, type Write } from '#functions/table/transaction.ts'
import { isAbuseNotice, rankOf, receiptOf } from '#shared/model/complaint.ts'
import { daySeconds, hourSeconds } from '#shared/rules/durations.ts'

/**
 * Limit of complaints per member, or per visitor (`visitorOf`); the number is ours, as the
 * specification has none.
 */
const complaints: Limit = { kind: 'complaint', most: 5, windowSeconds: hourSeconds }
/**
 * Limit of notices of child abuse per member, or per visitor (`visitorOf`). Notices above the limit
 * are accepted, but queued behind others (MOD-07).
 */
const notices: Limit = { ...complaints, kind: 'abuseNotice' }
/** Limit of notices per trusted flagger, who may file many at once (MOD-17); our number. */
const flagged: Limit = { kind: 'flaggerNotice', most: 200, windowSeconds: hourSeconds }
/**
 * Limit of receipts to one address that visitors entered, so that no mailbox can be flooded. Above
 * the limit complaints are accepted without a receipt.
 */
export const receipts: Limit = { kind: 'complaintReceipt', most: 5, windowSeconds: daySeconds }

/** Thrown if a complaint exists under this id. */
class Repeated extends Error {}

type Filing = {
  complaint: Complaint
  evidence: Evidence | undefined
  /** Id of the member whose address a visitor entered. */
  mailOf: string | undefined
  /**
   * Whose complaints count towards the limits: id of the flagger or member, or the visitor
   * (`visitorOf`).
   */
  who: string
  /** Recipient of the receipt; null for none. */
  receiptTo: Recipient | null
  /** Conditions of the transaction that files the complaint. */
  conditions: readonly Write[]
}

const limitOf = ({ category, flagger }: Pick<Complaint, 'category' | 'flagger'>): Limit =>
  flagger ? flagged : isAbuseNotice(category) ? notices : complaints

/**
 * Counts a complaint that will be refused because what it names does not exist, so that nobody can
 * try ids without limit. Returns true within the limit. Beyond the limit, refuses with
 * `too_many_requests`, or returns false for a notice of child abuse: such notices are always
 * accepted, so a refusal would reveal what exists.
 */
export async function countRefused(
  complaint: Pick<Complaint, 'category' | 'flagger'>,
  who: string,
  now: Date,
): Promise<boolean> {
  try {
    await apply(countUse(limitOf(complaint), who, now))
    return true
  } catch (error) {
    if (!isAbuseNotice(complaint.category) || !(error instanceof Refusal)) throw error
    return false
  }
}

/**
 * Files a complaint, once per id, under its conditions. Above the limit, complaints are refused
 * with `too_many_requests`, except notices of child abuse: these are filed behind the others,
 * without a receipt.
 */
export async function fileComplaint(filing: Filing, now: Date): Promise<void> {
  const { category, flagger } = filing.complaint
  const limit = limitOf(filing.complaint)
  const place = { rank: rankOf(category, flagger !== undefined), since: now }
  try {
    await commit([
      ...writesOf(filing, place),
      ...filing.conditions,
      countUse(limit, filing.who, now),
      ...receiptWrites(filing, now),
      ...trailOf(filing, now),
    ])
  } catch (error) {
    if (error instanceof Repeated) return
    // For a visitor, the refusal reveals something about the member whose address was entered. It
    // is therefore counted like a complaint, so that nobody can try addresses without limit.
    if (isPaused(error) && filing.complaint.from === null) await countRefused(filing.complaint, filing.who, now)
    if (!isAbuseNotice(category) || !(error instanceof Refusal)) throw error
    // Filed behind the others, and without a receipt, as receipts would flood the sender's mailbox.
    const behind = { rank: 3, since: new Date(now.getTime() + hourSeconds * 1000) } as const
    await commit([...writesOf(filing, behind), ...trailOf(filing, now)]).catch((again: unknown) => {
      if (!(again instanceof Repeated)) throw again
    })
  }
}

const isPaused = (error: unknown) => error instanceof Refusal && error.code === 'complaints_paused'

const writesOf = ({ complaint, evidence, mailOf }: Filing, place: QueuePlace): Write[] =>
  addComplaint(complaint, { evidence, mailOf, place }, () => new Repeated())

function receiptWrites({ complaint, receiptTo: to }: Filing, now: Date): Write[] {
  if (to === null) return []
  const { id, from, flagger } = complaint
  return [
    ...notify(to, { event: 'complaintFiled', id: `${id}-receipt`, props: { receipt: receiptOf(id) } }, now),
    ...(from || flagger ? [] : [countUse(receipts, to.email, now)]),
  ]
}

/**
 * Writes of the audit entry of a notice, which the transparency report counts (MOD-16). Its author
 * is the trusted flagger who filed it, else the site itself. The entry contains neither the member
 * whom the notice is about, whose export must not reveal it, nor the person who filed it.
 */
function trailOf({ complaint: { id, category, flagger } }: Filing, now: Date): Write[] {
  const [entry, counted] = [{ id: ulid(now.getTime()) }, { item: category }]
  return flagger
    ? addAudit(
        flagger,
        {
          ...({ ...entry, action: 'notice_flagged', reason: receiptOf(id) } as const),
          counted: { ...counted, source: 'trusted_flagger' },
        },
        now,
      )
    : addAudit(siteItself, { ...entry, action: 'notice_received', counted }, now)
}
