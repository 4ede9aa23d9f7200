import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RiskEntry } from '#shared/contract/moderation-items.ts'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import type { StaffRole } from '#shared/model/staff-roles.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString()
const entry = (name: string, score: number): RiskEntry => ({
  member: { ...annaCard, id: `ID_${name}`, name },
  signup_date: hoursAgo(48),
  score,
  last_at: hoursAgo(2),
  parts: [
    { part: 'copied_text', count: 1, points: 30, last_at: hoursAgo(2) },
    { part: 'link', count: 3, points: 15, last_at: hoursAgo(5) },
    { part: 'new_account', count: 1, points: 10, last_at: hoursAgo(48) },
  ],
})

const open = (
  shown: RiskEntry[],
  clear = () => answered({ cleared: true }),
  roles: readonly StaffRole[] = ['moderator'],
) => {
  let left = shown
  return openConsole('/staff/risks', staffUser(...roles), {
    'GET overview': () =>
      answered({
        photos: { count: 0, oldest_at: null },
        complaints: { count: 0, oldest_at: null, urgent: 0, handed: 0 },
        objections: { count: 0, oldest_at: null },
        texts: { count: 0, oldest_at: null },
        verifications: { count: 0, oldest_at: null },
        erasures: { count: 0, oldest_at: null },
        case_complaints: null,
        case_objections: null,
        risks: { count: left.length, oldest_at: null, urgent: 0 },
      }),
    'GET risks': () => answered({ risks: left, count: left.length }),
    'POST risks': () => {
      left = left.slice(1)
      return clear()
    },
  })
}

describe('MOD-12 the screen of risks', () => {
  test('MOD-12 shows each member with score, parts, their numbers and ages, and a link to the file', async () => {
    open([entry('Kim', 55), entry('Lou', 40)])
    const cardOf = async (name: string) => (await screen.findByRole('link', { name: new RegExp(name) })).closest('li')
    const [first, second] = [await cardOf('Kim'), await cardOf('Lou')]
    expect(within(first!).getByRole('link', { name: /Kim/ }).getAttribute('href')).toBe('/staff/members?q=ID_Kim')
    expect(within(second!).getByText('40 punten')).toBeTruthy()
    const parts = within(first!).getAllByRole('listitem')
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Dezelfde eerste tekst aan velen, op 1 dag2 uur geleden+30',
      'Stuurt links, in 3 gesprekken5 uur geleden+15',
      'Nieuw accounteergisteren+10',
    ])
    expect(within(first!).getByText('55 punten')).toBeTruthy()
    expect(screen.getByRole('link', { name: new RegExp(texts.nav.risks) }).textContent).toContain('2')
  })

  test('MOD-12 takes a member off the list by one press that names what was seen', async () => {
    const shown = entry('Kim', 55)
    const { user, sent } = open([shown])
    await user.click(await screen.findByRole('button', { name: 'Niets mis met Kim' }))
    expect(await screen.findByText(texts.risks.none)).toBeTruthy()
    expect(sent('POST', 'risks')[0]!.body).toEqual({ id: 'ID_Kim', last_at: shown.last_at })
  })

  test.each([
    [['moderator'], false],
    [['moderator', 'lead'], true],
    [['moderator', 'legal'], true],
  ] as const)('MOD-07 of a member with a picture of a case are cleared by %o: %s', async (roles, mayClear) => {
    const kim: RiskEntry = { ...entry('Kim', 1000), parts: [] }
    kim.parts = [{ part: 'case_picture', count: 1, points: 1000, last_at: kim.last_at }]
    open([kim], undefined, roles)
    await screen.findByText(new RegExp(texts.risks.parts.case_picture))
    expect(screen.queryByRole('button', { name: 'Niets mis met Kim' }) !== null).toBe(mayClear)
    expect(screen.queryByText(texts.caseRoles) !== null).toBe(!mayClear)
  })

  test('MOD-12 says that a colleague was first, and reads the list again', async () => {
    const { user } = open([entry('Lou', 55), entry('Kim', 40)], () =>
      refusal('already_decided', 'Hierover is al beslist.'),
    )
    await user.click(await screen.findByRole('button', { name: 'Niets mis met Lou' }))
    expect(await screen.findByText('Hierover is al beslist.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Niets mis met Lou' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Niets mis met Kim' })).toBeTruthy()
  })
})
