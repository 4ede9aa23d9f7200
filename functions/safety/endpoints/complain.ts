import { handle } from '#functions/auth/handle.ts'
import { findMemberByEmail, findNamedMember } from '#functions/stores/account/claims.ts'
import { findComplaint } from '#functions/stores/safety/complaint.ts'
import { findFlaggerBy } from '#functions/stores/safety/flaggers.ts'
import { isUsedUp, visitorOf } from '#functions/stores/throttle/throttle.ts'
import * as safety from '#shared/contract/safety.ts'
import { mayBeAnonymous, receiptOf } from '#shared/model/complaint.ts'
import { civilDate } from '#shared/rules/age.ts'
import { evidenceOf, findComplaintSubject } from '../evidence.ts'
import { countRefused, fileComplaint, receipts } from '../filing.ts'
import { notPaused } from '../paused.ts'
import { hasNamed, type Named } from '../reported.ts'

/**
 * Member whom the complaint is about, by number or id, with the data for the evidence. Undefined if
 * the complaint contains neither number nor id, or an unknown number.
 */
async function findNamed(text: string | undefined, memberId: string | undefined, named: Named) {
  const member = text === undefined ? undefined : await findNamedMember(text)
  return member === undefined ? undefined : { member, ...(await findComplaintSubject({ ...named, member, memberId })) }
}

export const handler = handle(safety.complain, {
  load: ({ memberId, body, now }) => {
    const visitorEmail = memberId || body.flagger ? undefined : body.email
    return {
      flagger: body.flagger === undefined ? Promise.resolve(undefined) : findFlaggerBy(body.flagger, now),
      filed: findComplaint(body.id),
      subject: findNamed(body.member, body.flagger ? undefined : memberId, body),
      mailOf: visitorEmail ? findMemberByEmail(visitorEmail) : Promise.resolve(undefined),
      hasEnoughMail: visitorEmail ? isUsedUp(receipts, visitorEmail, now) : Promise.resolve(false),
    }
  },
  run: async ({
    member: caller,
    flagger,
    body,
    filed,
    subject,
    mailOf,
    hasEnoughMail,
    site,
    language,
    now,
    visitorAddress,
    refuse,
  }) => {
    const { id, kind, category, text, photo, field } = body
    if (body.as_member && !caller) return refuse('authentication_required')
    if (body.flagger !== undefined && !flagger) return refuse('link_invalid')
    // A flagger's secret takes precedence over a member's session in the same browser.
    const member = flagger ? undefined : caller
    const email =
      flagger?.email ?? member?.email ?? body.email ?? (mayBeAnonymous(category) ? null : refuse('invalid_email'))
    const isKnown = flagger !== undefined || member !== undefined || mayBeAnonymous(category)
    if (!isKnown && body.name === undefined) return refuse('invalid_input', { fields: { name: 'invalid_input' } })
    const answer = { receipt: receiptOf(id), email }
    if (filed) return answer

    const today = civilDate(now, site.country.timeZone)
    const evidence = subject && evidenceOf(subject, { photo, historyDays: site.country.historyDays, today, now })
    const who = flagger?.id ?? member?.id ?? visitorOf(visitorAddress)
    const isMissing = (body.message ?? field) !== undefined && !(evidence && hasNamed(subject!, evidence, body))
    if (isMissing && (await countRefused({ category, ...(flagger && { flagger }) }, who, now)))
      return refuse('not_found')
    const message = !isMissing && subject?.reported && { id: subject.reported.id, sentAt: subject.reported.sentAt }
    const complaint = {
      id,
      kind,
      category,
      createdAt: now.toISOString(),
      text,
      photo,
      ...(message && { message }),
      ...(field && !isMissing && { field }),
      from: member?.id ?? null,
      // A complaint about a missing member is accepted too, so that the answer does not reveal who
      // exists.
      about: evidence ? subject!.member : null,
      ...(!member && email !== null && { email }),
      ...(!member && !flagger && body.name && { notifier: body.name }),
      goodFaith: body.good_faith,
      ...(flagger && { flagger: { id: flagger.id, name: flagger.name } }),
      language: flagger?.language ?? member?.language ?? language,
      origin: site.origin,
      status: 'open' as const,
    }
    const to = { email: email ?? '', language: complaint.language, origin: site.origin }
    const visitor = email === null || hasEnoughMail ? null : to
    const conditions = notPaused({ complaint, mailOf }, { language, origin: site.origin }, now)
    await fileComplaint({ complaint, evidence, mailOf, who, receiptTo: member ?? visitor, conditions }, now)
    return answer
  },
})
