import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered } from '#test/support/api-stub.ts'
import { annaCard, bramCard } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const id = '01KAFMC3E5G7JMNQSVWY1357AD'
const at = '2026-11-20T20:00:00.000Z'
const complaint = {
  ...{ id, kind: 'photo', category: 'minor', priority: 1, created_at: at, text: 'Lijkt me 15.', language: 'nl' },
  ...{ from: bramCard, about: annaCard, about_left: false, owner: null, escalated: null, suspends: false },
  ...{ flagger: null, status: 'open', answered_at: null },
}
const member = {
  ...{ card: annaCard, number: '8P84-77X6', email: 'anna@example.org', status: 'active', signup_date: at },
  ...{ language: 'nl', premium: false, credits: 0, invisible: false, about: null, prompts: [], sessions: 1 },
  ...{
    suspended_until: null,
    suspended_for: null,
    age_check: null,
    devices: [],
    photos: [],
    fictional: null,
    decisions: [],
  },
  ...{ signals: [], related: [], notes: [], complaints: { about: [], by: [] }, payment_counts: [], payments: [] },
}

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** Bodies of the presses so far. */
const presses: unknown[] = []
beforeEach(() => void presses.splice(0))
const stubs = (about: object, shown: object = {}) => ({
  'GET complaint': () =>
    answered({
      ...{ complaint: { ...complaint, ...about }, related: [], outcome: null, answer: null },
      evidence: { profile: null, photos: [], withheld: 0, messages: [], ...shown },
    }),
  'GET member': () => answered({ ...member, ...about }),
  'POST minor': ({ body }: { body: unknown }) => {
    presses.push(body)
    return answered({ case: id })
  },
})
const openFile = (about: object = {}) =>
  openConsole(`/staff/members?q=${annaCard.id}`, staffUser('moderator'), stubs(about))
const openComplaint = (about: object = {}) =>
  openConsole(`/staff/complaints/${id}`, staffUser('moderator'), stubs(about))
const button = { name: texts.actions.minor.button }

test('MOD-06 one press in the file suspends the account and opens a case', async () => {
  const { user } = openFile()
  await user.click(await screen.findByRole('button', button))
  await waitFor(() => expect(presses).toEqual([{ member: annaCard.id }]))
})

test.each([
  ['of a member who is suspended for a case', { status: 'banned', suspended_for: id }],
  ['of a banned member', { status: 'banned' }],
])('MOD-06 the file %s has no such press', async (_, about) => {
  openFile(about)
  await screen.findByText('anna@example.org')
  expect(screen.queryByRole('button', button)).toBeNull()
  const link = screen.queryByRole('link', { name: texts.actions.minor.until })
  expect(link?.getAttribute('href') ?? null).toBe('suspended_for' in about ? `/staff/complaints/${id}` : null)
})

test('MOD-06 one press on a complaint of this category names the complaint', async () => {
  const { user } = openComplaint()
  await user.click(await screen.findByRole('button', button))
  await waitFor(() => expect(presses).toEqual([{ member: annaCard.id, complaint: id }]))
})

test('MOD-06 a complaint of another category has no such press', async () => {
  openComplaint({ category: 'scam' })
  await screen.findByText('Lijkt me 15.')
  expect(screen.queryByRole('button', button)).toBeNull()
})

test('MOD-06 the case says who suspended the account, and is closed by a ban or the way back', async () => {
  openComplaint({ text: '', from: null, suspends: true, escalated: { name: 'Jo', mine: false } })
  await screen.findByText(/^Mogelijk minderjarig, gezien door Jo\./)
  expect(screen.getByText(texts.complaint.fromTeam)).toBeTruthy()
  for (const outcome of Object.values(texts.answer.caseOutcomes))
    expect(screen.getByRole('radio', { name: outcome })).toBeTruthy()
  expect(screen.queryByRole('button', button)).toBeNull()
})

test('MOD-06 the case says that its pictures are withheld from other roles', async () => {
  openConsole(
    `/staff/complaints/${id}`,
    staffUser('moderator'),
    stubs({ suspends: true, escalated: { name: 'Jo', mine: false } }, { withheld: 2 }),
  )
  await screen.findByText(/^2 foto’s van deze zaak\./)
})
