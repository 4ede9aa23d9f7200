import { findMemberByEmail } from '#functions/account/claim-store.ts'
import { commit } from '#functions/data/table.ts'
import { handle } from '#functions/lib/handle.ts'
import { countUse, isUsedUp, type Limit, visitorOf } from '#functions/lib/throttle.ts'
import { addMail } from '#functions/mail/outbox.ts'
import { safety } from '#shared/contract/safety.ts'
import { receiptOf } from '#shared/model/complaint.ts'
import { civilDate } from '#shared/rules/age.ts'
import { addComplaint, findComplaint } from '../complaint-store.ts'
import { evidenceOf, findSubject } from '../evidence.ts'

/** Per member, and per visitor's address (our reading: nothing says how many a person may file). */
const complaints: Limit = { kind: 'complaint', most: 5, windowSeconds: 3_600 }
/** Receipts to one address that a visitor typed, so that nobody's mailbox can be filled. Beyond it complaints are taken without the mail. */
const receipts: Limit = { kind: 'complaintReceipt', most: 5, windowSeconds: 86_400 }

/** The complaint was filed before, under this id. */
class Repeated extends Error {}

export const handler = handle(safety.complain, {
  load: ({ memberId, body, now }) => {
    const visitorEmail = memberId ? undefined : body.email
    return {
      filed: findComplaint(body.id),
      subject: body.member
        ? findSubject({ kind: body.kind, member: body.member, memberId })
        : Promise.resolve(undefined),
      mailOf: visitorEmail ? findMemberByEmail(visitorEmail) : Promise.resolve(undefined),
      hasEnoughMail: visitorEmail ? isUsedUp(receipts, visitorEmail, now) : Promise.resolve(false),
    }
  },
  run: async ({ member, body, filed, subject, mailOf, hasEnoughMail, site, language, now, visitorAddress, refuse }) => {
    const { id, kind, text, photo } = body
    const email = member?.email ?? body.email ?? refuse('invalid_email')
    const receipt = receiptOf(id)
    if (filed) return { receipt, email }

    const today = civilDate(now, site.country.timeZone)
    const evidence = subject && evidenceOf(subject, { photo, historyDays: site.country.historyDays, today, now })
    const complaint = {
      id,
      kind,
      createdAt: now.toISOString(),
      text,
      photo,
      from: member?.id ?? null,
      // Who is not there is answered alike: the answer tells nobody who exists.
      about: evidence ? body.member! : null,
      ...(!member && { email }),
      language: member?.language ?? language,
      origin: site.origin,
      status: 'open' as const,
    }
    const order = {
      mail: 'complaintReceipt' as const,
      ...(member && { memberId: member.id }),
      to: email,
      language: complaint.language,
      origin: site.origin,
      props: { receipt },
    }
    try {
      await commit([
        ...addComplaint(complaint, { evidence, mailOf }, () => new Repeated()),
        countUse(complaints, member?.id ?? visitorOf(visitorAddress), now),
        ...(hasEnoughMail ? [] : [addMail(`${id}-receipt`, order, now)]),
        ...(member || hasEnoughMail ? [] : [countUse(receipts, email, now)]),
      ])
    } catch (error) {
      if (!(error instanceof Repeated)) throw error
    }
    return { receipt, email }
  },
})
