import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { staff as texts } from '#shared/i18n/nl/staff.ts'
import { answered } from '#test/support/api-stub.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'
import { openConsole, staffUser } from '#test/support/staff-console.tsx'

const t = texts.flaggers
const flagger = {
  id: 'F1',
  name: 'Meldpunt',
  email: 'meld@example.org',
  country: 'NL',
  language: 'nl',
  until: '2999-11-20T20:00:00.000Z',
  added_at: '2026-11-20T20:00:00.000Z',
  added_by: 'Jo',
  revoked_at: null,
}
beforeEach(() => void vi.stubGlobal('CSS', { supports: () => true }))
afterEach(() => {
  expectSoundPage()
  vi.unstubAllGlobals()
})

describe('MOD-17 trusted flaggers in the console', () => {
  test('are added with all fields, and the link is shown once', async () => {
    const url = 'https://www.example.nl/complaints#flagger=F1.geheim'
    const page = openConsole('/staff/flaggers', staffUser('moderator'), {
      'GET flaggers': () => answered({ flaggers: [] }),
      'POST flaggers': () => answered({ flagger, url }),
    })
    const submit = () => page.user.click(screen.getByRole('button', { name: t.submit }))
    await page.user.type(await screen.findByLabelText(t.name), 'Meldpunt')
    await submit()
    expect(screen.getByText(t.missing)).toBeTruthy()
    expect(page.sent('POST', 'flaggers')).toEqual([])
    await page.user.type(screen.getByLabelText(t.email), 'meld@example.org')
    await page.user.type(screen.getByLabelText(t.country), 'nl')
    await submit()
    expect(await screen.findByText(url)).toBeTruthy()
    expect(page.sent('POST', 'flaggers')[0]!.body).toMatchObject({ name: 'Meldpunt', country: 'NL', days: 365 })
  })

  test('are revoked after a confirmation, and revoked ones have no button', async () => {
    const revoked = { ...flagger, id: 'F2', name: 'Oud', revoked_at: '2026-11-21T20:00:00.000Z' }
    const page = openConsole('/staff/flaggers', staffUser('moderator'), {
      'GET flaggers': () => answered({ flaggers: [flagger, revoked] }),
      'PUT flaggers': () => answered({ revoked: true }),
    })
    const buttons = await screen.findAllByRole('button', { name: t.revoke })
    expect(buttons).toHaveLength(1)
    await page.user.click(buttons[0]!)
    expect(page.sent('PUT', 'flaggers')).toEqual([])
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: t.revoke }))
    await waitFor(() => expect(page.sent('PUT', 'flaggers')[0]?.body).toEqual({ id: 'F1' }))
  })
})
