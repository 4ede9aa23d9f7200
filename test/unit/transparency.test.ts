import { describe, expect, test } from 'vitest'
import { medianOf, sumOf } from '#frontend/features/staff/transparency.ts'
import { reportOf } from '#functions/moderation/transparency.ts'
import { type AuditEntry, ageChecker, inspection, minutesBetween } from '#functions/stores/staff/audit.ts'
import type { ReportRow } from '#shared/model/staff.ts'

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '01',
  at: '2026-11-20T10:00:00.000Z',
  staffId: 'a',
  staff: 'Ada',
  action: 'signed_in',
  member: null,
  reason: null,
  ...more,
})
const row = (more: Partial<ReportRow>): ReportRow => ({
  part: 'notices',
  item: 'scam',
  ground: null,
  source: null,
  outcome: 'upheld',
  automatic: false,
  count: 1,
  minutes: [],
  ...more,
})

describe('MOD-16 the transparency file', () => {
  test('counts entries of one kind together, and apart by ground, source, outcome and machine', () => {
    const banned = { item: 'banned', ground: 'scam', source: 'notice' }
    const notice = { item: 'fake', outcome: 'dismissed' }
    const rows = reportOf([
      entry({}),
      entry({ action: 'member_viewed' }),
      entry({ action: 'member_banned', counted: banned }),
      entry({ action: 'member_banned', counted: banned }),
      entry({ action: 'member_banned', counted: { ...banned, source: 'own' } }),
      entry({ action: 'complaint_answered', counted: { ...notice, minutes: 90 } }),
      entry({ action: 'complaint_answered', counted: { ...notice, minutes: 30 } }),
      entry({ action: 'photo_refused', counted: { item: 'not_me' } }),
      entry({ action: 'photo_refused', staffId: inspection.id, counted: { item: 'refused_before' } }),
      entry({ action: 'minor_suspected', staffId: ageChecker.id, counted: { item: 'age_suspended' } }),
      entry({ action: 'member_warned' }),
    ])
    expect(rows).toEqual([
      row({ part: 'decisions', ...banned, outcome: null, count: 2 }),
      row({ part: 'decisions', ...banned, source: 'own', outcome: null }),
      row({ part: 'notices', ...notice, count: 2, minutes: [90, 30] }),
      row({ part: 'photos', item: 'not_me', outcome: null }),
      row({ part: 'photos', item: 'refused_before', outcome: null, automatic: true }),
      row({ part: 'decisions', item: 'age_suspended', outcome: null, automatic: true }),
      row({ part: 'decisions', item: 'member_warned', outcome: null }),
    ])
  })

  test('adds up rows of one kind from several pages', () => {
    const other = row({ item: 'fake' })
    expect(sumOf([row({ count: 2, minutes: [1, 2] }), other, row({ count: 3, minutes: [3] })])).toEqual([
      other,
      row({ count: 5, minutes: [1, 2, 3] }),
    ])
  })

  test.each([
    [[], null],
    [[60], 1],
    [[600, 0, 60], 1],
    [[30, 90], 1],
    [[0, 10, 20, 1000], 0.3],
  ])('the median of %j minutes is %s hours', (minutes, hours) => {
    expect(medianOf(minutes)).toBe(hours)
  })

  test('times are whole minutes', () => {
    expect(minutesBetween('2026-11-20T10:00:00.000Z', new Date('2026-11-20T11:30:29.000Z'))).toBe(90)
  })
})
