import { expect, test } from 'vitest'
import { campaignPace } from '#shared/rules/limits.ts'
import { firstTermsDay } from '#shared/rules/terms-notice.ts'

const membersPerDay = campaignPace.membersPerMinute * 24 * 60

test.each([
  [0, '2026-12-02'],
  [membersPerDay, '2026-12-02'],
  [membersPerDay + 1, '2026-12-03'],
  [membersPerDay * 2, '2026-12-03'],
  [membersPerDay * 2.9, '2026-12-04'],
])(
  'TRAP-36 new terms that are announced to %i members can apply 30 days and the whole days of mailing later',
  (members, day) => {
    expect(firstTermsDay('2026-11-01', members)).toBe(day)
  },
)
