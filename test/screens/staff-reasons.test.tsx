import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, test } from 'vitest'
import type { ReasonCode } from '#frontend/features/staff/parts/reason-codes.ts'
import { useReasonText } from '#frontend/features/staff/parts/use-reason-text.ts'
import { textsOf } from '#frontend/features/staff/texts.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { finance } from '#shared/i18n/nl/finance.ts'
import { safety } from '#shared/i18n/nl/safety.ts'
import { staff } from '#shared/i18n/nl/staff.ts'
import { complaintOutcomes } from '#shared/model/complaint.ts'
import { decisionGrounds } from '#shared/model/decision.ts'
import { declineGrounds, identityChecks, requestKinds } from '#shared/model/hand-request.ts'
import { fileRefusalReasons, staffRefusalReasons } from '#shared/model/photo.ts'
import type { AuditAction } from '#shared/model/staff.ts'
import { staffRoles } from '#shared/model/staff-roles.ts'
import { verificationRefusals } from '#shared/model/verification.ts'

const texts = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await textsOf(language)])),
) as Record<Language, object>

afterEach(cleanup)

function reasonTextIn(language: Language): ReturnType<typeof useReasonText> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={texts[language]} timeZone="Europe/Amsterdam">
      {children}
    </IntlProvider>
  )
  return renderHook(() => useReasonText(), { wrapper }).result.current
}

const withText = (codes: readonly string[]) => codes.map((code) => `${code}: Qrs.`)

/** Every reason that the functions write with codes, by the kind of its codes. */
const stored: Record<ReasonCode, readonly string[]> = {
  photo: [...staffRefusalReasons, ...fileRefusalReasons, 'not_checked', 'taken_down'],
  verification: verificationRefusals,
  outcome: complaintOutcomes,
  // Suspensions on a suspicion have a ground without facts.
  ground: [...withText(decisionGrounds), ...decisionGrounds],
  identityCheck: withText(identityChecks),
  declinedRequest: requestKinds.flatMap((kind) => declineGrounds[kind].map((ground) => `${kind}, ${ground}: Qrs.`)),
  discount: [
    'QR30, percentage 20, validity once-per-user, country NL, currency EUR, paymentMethods, userId',
    'QR30, percentage 20 → 30, validity unlimited → once-per-user, expires 2026-12-01T10:00:00.000Z → –, minOrderCents 1500 → –',
  ],
  roles: staffRoles.map((role) => `Qrs <qrs@example.org>, ${role}`),
  termsDay: ['NL, 2026-12-24'],
}

/** Codes in all reasons above, as they are stored. */
const codes: Record<ReasonCode, readonly string[]> = {
  photo: stored.photo,
  verification: stored.verification,
  outcome: stored.outcome,
  ground: decisionGrounds,
  identityCheck: identityChecks,
  declinedRequest: [...requestKinds, ...Object.values(declineGrounds).flat()],
  discount: [
    ...['percentage', 'validity', 'country', 'expires', 'currency', 'minOrderCents', 'paymentMethods', 'userId'],
    ...['once-per-user', 'unlimited', 'NL', '2026-12-01T10:00:00.000Z', '1500'],
  ],
  roles: staffRoles,
  termsDay: ['NL', '2026-12-24'],
}
/** Whether a text still has one of these codes, as a part or at the start of a part. */
const hasCode = (text: string, known: readonly string[]) =>
  text.split(/, |: | → /).some((part) => known.includes(part) || known.includes(part.split(' ')[0]!))

/** Actions whose reason the functions write with codes. */
const writing: Record<ReasonCode, readonly AuditAction[]> = {
  photo: ['photo_refused', 'chat_photo_refused', 'photo_escalated'],
  verification: ['verification_refused'],
  outcome: ['complaint_answered', 'escalation_decided', 'member_banned'],
  ground: [
    ...(['chat_photo_refused', 'photo_taken_down', 'text_removed', 'text_refused', 'name_removed'] as const),
    ...(['message_removed', 'member_warned', 'member_suspended', 'minor_suspected', 'abuse_suspected'] as const),
    ...(['member_banned', 'complaints_paused'] as const),
  ],
  identityCheck: ['data_exported', 'data_corrected', 'erasure_requested', 'erasure_approved'],
  declinedRequest: ['request_declined'],
  discount: ['discount_made', 'discount_changed', 'discount_stopped', 'discount_resumed'],
  roles: ['staff_invited', 'staff_reset', 'staff_disabled'],
  termsDay: ['terms_announced'],
}
const cases = languages.flatMap((language) =>
  (Object.keys(writing) as ReasonCode[]).flatMap((kind) =>
    writing[kind].map((action) => [language, kind, action] as const),
  ),
)

describe('MOD-15 the reason of an entry', () => {
  test.each(cases)('MOD-15 has words in %s for every code of the kind %s, after %s', (language, kind, action) => {
    const reasonText = reasonTextIn(language)
    for (const reason of stored[kind]) {
      const text = reasonText({ action, reason })
      expect([text, hasCode(text, codes[kind])]).toEqual([text, false])
      expect(text).not.toBe(reason)
      if (reason.includes('Qrs')) expect(text).toContain('Qrs')
    }
  })

  const { requests, audit, verifications, photos, complaint } = staff
  test.each<[AuditAction, string, string]>([
    ['verification_refused', 'face_hidden', verifications.reasons.face_hidden],
    ['erasure_requested', 'answers: Wist de naam.', `${requests.ways.answers}. Wist de naam.`],
    [
      'request_declined',
      'erasure, legal_duty: De boekhouding.',
      `${requests.decline.kinds.erasure}: ${requests.decline.grounds.legal_duty}. De boekhouding.`,
    ],
    ['discount_changed', 'QR30, percentage 20 → 30', `QR30, ${finance.discounts.percentage}: 20 → 30`],
    ['discount_made', 'QR30, minOrderCents 1500', `QR30, ${finance.discounts.minimum}: 15,00`],
    [
      'staff_invited',
      'Jo <jo@example.org>, moderator, lead',
      `Jo <jo@example.org>, ${audit.roles.moderator}, ${audit.roles.lead}`,
    ],
    ['terms_announced', 'NL, 2026-12-24', 'Nederland, 24 dec 2026'],
    ['abuse_suspected', 'illegal', safety.decision.grounds.illegal],
    ['chat_photo_refused', 'refused_before', photos.fileReasons.refused_before],
    ['member_banned', 'upheld', complaint.outcomes.upheld],
  ])('MOD-15 of %s with %j is in words', (action, reason, expected) => {
    expect(reasonTextIn('nl')({ action, reason })).toBe(expected)
  })

  test.each<[AuditAction, string]>([
    ['member_unbanned', 'minor'],
    ['campaign_saved', 'upheld'],
    ['flagger_added', 'fake: news'],
  ])('MOD-15 of %s is free text, which stays as it is although it looks like a code', (action, reason) => {
    expect(reasonTextIn('nl')({ action, reason })).toBe(reason)
  })
})
