import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered, refusal } from '#test/support/api-stub.ts'
import { annaCard, shownFile } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const at = '2026-11-20T20:00:00.000Z'
const anna = shownFile()
const t = texts.requests
const erasure = {
  id: 'E1',
  member: annaCard,
  language: 'nl',
  timing: 'now',
  way: 'document',
  note: 'Liet een pas zien.',
  by: 'Jo',
  at,
  own: false,
  waits_for: null,
}

beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
})

type Open = { member?: object; requests?: object; answers?: Parameters<typeof openConsole>[2] }
const open = ({ member = {}, requests = {}, answers = {} }: Open = {}) =>
  openConsole(`/staff/members?q=${annaCard.id}`, staffUser('moderator'), {
    'GET member': () => answered({ ...anna, ...member }),
    'GET member-requests': () => answered({ export: null, erasure: null, ...requests }),
    ...answers,
  })
type Opened = ReturnType<typeof open>
const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const fillCheck = async ({ user }: Opened) => {
  await user.selectOptions(dialog().getByLabelText(t.way), 'document')
  await user.type(dialog().getByLabelText(t.note), 'Liet een pas zien.')
}

describe('MOD-19 requests by hand in the member file', () => {
  test('ask how staff checked who asks before anything is sent', async () => {
    const page = open({ answers: { 'POST member-export': () => answered({ requested: true }) } })
    await press(page, t.export.button)
    await page.user.click(dialog().getByRole('button', { name: t.export.submit }))
    expect(dialog().getByText(t.wayMissing)).toBeTruthy()
    expect(page.sent('POST', 'member-export')).toEqual([])
    await fillCheck(page)
    await page.user.click(dialog().getByRole('button', { name: t.export.submit }))
    expect(await screen.findByText(t.export.done)).toBeTruthy()
    expect(page.sent('POST', 'member-export')[0]!.body).toMatchObject({
      member: annaCard.id,
      way: 'document',
      note: 'Liet een pas zien.',
      delivery: 'mail',
    })
  })

  test.each([
    ['a case suspends', { suspended_for: '01KAFMC3E5G7JMNQSVWY1357AD' }, true],
    ['no case suspends', { suspended_for: null }, false],
  ])('MOD-07 offer no erasure of a member whom %s', async (_, about, isRefused) => {
    open({ member: { status: 'banned', ...about } })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: t.erase.button })
    expect(button.disabled).toBe(isRefused)
    expect(screen.queryByText(t.erase.inCase) !== null).toBe(isRefused)
  })

  test('offer a banned member only the copy through staff, and the erasure at once', async () => {
    const page = open({
      member: { status: 'banned' },
      answers: { 'POST erasures': () => answered({ requested: true }) },
    })
    await press(page, t.export.button)
    expect(screen.getByText(new RegExp(t.export.onlyStaff))).toBeTruthy()
    expect(screen.queryByLabelText(new RegExp(t.export.mail))).toBeNull()
    await page.user.click(dialog().getByRole('button', { name: texts.actions.cancel }))
    await press(page, t.erase.button)
    await fillCheck(page)
    await page.user.click(dialog().getByRole('button', { name: t.erase.submit }))
    await waitFor(() => expect(page.sent('POST', 'erasures')[0]?.body).toMatchObject({ timing: 'now' }))
  })

  test('download a finished copy once', async () => {
    const page = open({
      requests: { export: { id: 'X1', delivery: 'staff', state: 'ready', expires_at: at } },
      answers: { 'PUT member-export': () => refusal('already_decided', 'Hierover is al beslist.') },
    })
    await press(page, t.file.download)
    expect(await screen.findByText('Hierover is al beslist.')).toBeTruthy()
    expect(page.sent('PUT', 'member-export')[0]!.body).toEqual({ id: 'X1', member: annaCard.id })
  })

  test.each(['mail', 'staff'])('say that a copy by %s failed, and offer another one', async (delivery) => {
    open({ requests: { export: { id: 'X1', delivery, state: 'failed', expires_at: null } } })
    expect(await screen.findByText(t.file.failed)).toBeTruthy()
    expect(screen.queryByRole('button', { name: t.file.download })).toBeNull()
    expect(screen.queryByRole('button', { name: t.file.reload })).toBeNull()
    expect(screen.getByRole('button', { name: t.export.button })).toBeTruthy()
  })

  test('MOD-06 correct a date of birth of a minor only with reasons for the ban', async () => {
    const page = open({ answers: { 'PUT member-data': () => answered({ changed: [], banned: 'WM7P-CNVH' }) } })
    await press(page, t.correct.button)
    await fillCheck(page)
    const submit = () => page.user.click(dialog().getByRole('button', { name: t.correct.submit }))
    await submit()
    expect(dialog().getByText(t.correct.nothing)).toBeTruthy()
    const [day, month, year] = within(dialog().getByRole('group', { name: t.correct.birthday })).getAllByRole('textbox')
    await page.user.type(day!, '03')
    await page.user.type(month!, '02')
    await page.user.type(year!, String(new Date().getFullYear() - 12))
    expect(dialog().getByText(t.correct.minor)).toBeTruthy()
    await submit()
    expect(page.sent('PUT', 'member-data')).toEqual([])
    await page.user.type(dialog().getByLabelText(t.correct.facts), 'Onder de leeftijdsgrens.')
    await submit()
    expect(await screen.findByText(/WM7P-CNVH/)).toBeTruthy()
    expect(page.sent('PUT', 'member-data')[0]!.body).toMatchObject({ facts: 'Onder de leeftijdsgrens.' })
  })

  test('decline one with a ground of its kind and an explanation for the member', async () => {
    const page = open({ answers: { 'POST declined-requests': () => answered({ declined: true }) } })
    await press(page, t.decline.button)
    await page.user.click(dialog().getByRole('button', { name: t.decline.submit }))
    expect(dialog().getAllByText(t.decline.choose).length).toBeGreaterThan(1)
    expect(page.sent('POST', 'declined-requests')).toEqual([])
    await page.user.selectOptions(dialog().getByLabelText(t.decline.request), 'export')
    await page.user.selectOptions(dialog().getByLabelText(t.decline.ground), 'others')
    // Another kind of request has other grounds.
    await page.user.selectOptions(dialog().getByLabelText(t.decline.request), 'erasure')
    expect(dialog().getByLabelText<HTMLSelectElement>(t.decline.ground).value).toBe('')
    await page.user.selectOptions(dialog().getByLabelText(t.decline.ground), 'legal_duty')
    await page.user.type(dialog().getByLabelText(t.decline.reason), 'Betalingen bewaren we.')
    await page.user.click(dialog().getByRole('button', { name: t.decline.submit }))
    expect(await screen.findByText(t.decline.done)).toBeTruthy()
    expect(page.sent('POST', 'declined-requests')[0]!.body).toMatchObject({
      member: annaCard.id,
      request: 'erasure',
      ground: 'legal_duty',
      reason: 'Betalingen bewaren we.',
    })
  })

  test('show an erasure that waits, which its author can only withdraw', async () => {
    open({ requests: { erasure: { ...erasure, own: true } } })
    expect(await screen.findByText(t.erasures.own)).toBeTruthy()
    expect(screen.queryByRole('button', { name: t.erasures.approve })).toBeNull()
    expect(screen.getByRole('button', { name: t.erasures.withdraw })).toBeTruthy()
    expect((screen.getByRole('button', { name: t.erase.button }) as HTMLButtonElement).disabled).toBe(true)
  })
})

describe('MOD-19 the list of erasures', () => {
  test('shows how the first person checked who asks, and asks the second to confirm', async () => {
    const page = openConsole('/staff/erasures', staffUser('moderator'), {
      'GET erasures': () => answered({ erasures: [erasure] }),
      'PUT erasures': () => answered({ final_at: at }),
    })
    expect(await screen.findByText(t.ways.document)).toBeTruthy()
    await press(page, t.erasures.approve)
    expect(page.sent('PUT', 'erasures')).toEqual([])
    await page.user.click(dialog().getByRole('button', { name: t.erasures.approve }))
    await waitFor(() =>
      expect(page.sent('PUT', 'erasures')[0]?.body).toEqual({ id: 'E1', member: annaCard.id, action: 'approve' }),
    )
  })

  test.each(['case_undecided', 'already_decided'] as const)(
    'MOD-07 says why one waits (%s) in place of the button that the server would refuse',
    async (waits_for) => {
      const page = openConsole('/staff/erasures', staffUser('moderator'), {
        'GET erasures': () => answered({ erasures: [{ ...erasure, waits_for }] }),
        'PUT erasures': () => answered({ final_at: null }),
      })
      expect(await screen.findByText(t.erasures.waits[waits_for])).toBeTruthy()
      expect(screen.queryByRole('button', { name: t.erasures.approve })).toBeNull()
      await page.user.type(screen.getByLabelText(t.erasures.reason), 'De zaak loopt nog.')
      await press(page, t.erasures.decline)
      await waitFor(() => expect(page.sent('PUT', 'erasures')[0]?.body).toMatchObject({ action: 'decline' }))
    },
  )

  test('is empty without any', async () => {
    openConsole('/staff/erasures', staffUser('moderator'), { 'GET erasures': () => answered({ erasures: [] }) })
    expect(await screen.findByText(t.erasures.none)).toBeTruthy()
  })
})
