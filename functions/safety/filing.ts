import { Refusal } from '#functions/platform/refusal.ts'
import { addMail } from '#functions/stores/mail/outbox.ts'
import { addComplaint } from '#functions/stores/safety/complaint.ts'
import type { Complaint, Evidence } from '#functions/stores/safety/complaint-shape.ts'
import { countUse, type Limit } from '#functions/stores/throttle/throttle.ts'
import { commit, type Write } from '#functions/table/transaction.ts'
import { isAbuseNotice, receiptOf } from '#shared/model/complaint.ts'

const hourSeconds = 3_600
/** Per member, and per visitor's address (our reading: nothing says how many a person may file). */
const complaints: Limit = { kind: 'complaint', most: 5, windowSeconds: hourSeconds }
/** The same for notices of child abuse: those beyond it are taken, but wait behind what others send (MOD-07). */
const notices: Limit = { ...complaints, kind: 'abuseNotice' }
/** Receipts to one address that a visitor typed, so that nobody's mailbox can be filled. Beyond it complaints are taken without the mail. */
export const receipts: Limit = { kind: 'complaintReceipt', most: 5, windowSeconds: 86_400 }

/** The complaint was filed before, under this id. */
class Repeated extends Error {}

type Filing = {
  complaint: Complaint
  evidence: Evidence | undefined
  /** The member whose address a visitor gave. */
  mailOf: string | undefined
  /** Member or visitor's network, for the limits. */
  who: string
  /** Null where no receipt is mailed. */
  receiptTo: string | null
}

/** Files a complaint, once under its id; refused with `too_many_requests` beyond the limit, which holds back no notice of child abuse. */
export async function fileComplaint(filing: Filing, now: Date): Promise<void> {
  const isNotice = isAbuseNotice(filing.complaint.kind)
  const limit = isNotice ? notices : complaints
  const queuedAt = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  try {
    await commit([...writesOf(filing, queuedAt(0)), countUse(limit, filing.who, now), ...receiptWrites(filing, now)])
  } catch (error) {
    if (error instanceof Repeated) return
    if (!isNotice || !(error instanceof Refusal)) throw error
    // Neither a receipt, which would fill the sender's own mailbox.
    await commit(writesOf(filing, queuedAt(hourSeconds))).catch((again: unknown) => {
      if (!(again instanceof Repeated)) throw again
    })
  }
}

const writesOf = ({ complaint, evidence, mailOf }: Filing, queuedAt: Date): Write[] =>
  addComplaint(complaint, { evidence, mailOf, queuedAt }, () => new Repeated())

function receiptWrites({ complaint, receiptTo: to }: Filing, now: Date): Write[] {
  if (to === null) return []
  const { id, from, language, origin } = complaint
  const order = {
    mail: 'complaintReceipt' as const,
    ...(from && { memberId: from }),
    ...{ to, language, origin, props: { receipt: receiptOf(id) } },
  }
  return [addMail(`${id}-receipt`, order, now), ...(from ? [] : [countUse(receipts, to, now)])]
}
