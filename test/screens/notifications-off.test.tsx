import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { DisabledNote } from '#frontend/features/notifications/parts/DisabledNote.tsx'
import { languages } from '#shared/i18n/languages.ts'
import type { notifications } from '#shared/i18n/nl/notifications.ts'
import { CurrentUser, disabledReasons } from '#shared/model/user.ts'
import { answered, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const reasons = [
  ['fbl', 'Een mail van ons is als spam gemarkeerd. Daarom mailen we je geen meldingen meer.'],
  ['bounce', /^Onze mails komen niet aan op kim@example\.org\./],
  ['listunsubscribe', 'Je hebt je in je mailprogramma afgemeld.'],
] as const

test('ERR-24 NOTIF-09 there are exactly three reasons for disabled notifications', () => {
  expect(disabledReasons).toEqual(reasons.map(([reason]) => reason))
  const { notifications_disabled: shape } = CurrentUser.shape
  expect(z.safeParse(shape, ['listunsubscribe', 'fbl', 'bounce']).success).toBe(true)
  for (const other of ['spam', 'FBL', 'unsubscribe', '']) expect(z.safeParse(shape, [other]).success).toBe(false)
})

test.each(reasons)(
  'ERR-24 NOTIF-10 notifications disabled by %s show the text of that reason and no other',
  (reason, words) => {
    drawScreen(<DisabledNote reasons={[reason]} />)
    expect(screen.getByText(words)).toBeTruthy()
    for (const [other, otherWords] of reasons) if (other !== reason) expect(screen.queryByText(otherWords)).toBeNull()
    // After a bounce the member needs another address; for other reasons one press suffices.
    expect(screen.queryByRole('link', { name: 'E-mailadres wijzigen' }) !== null).toBe(reason === 'bounce')
    expect(screen.queryByRole('button', { name: 'Meldingen weer aanzetten' }) !== null).toBe(reason !== 'bounce')
  },
)

test('ERR-24 three reasons show three notes, and a press lifts its own reason', async () => {
  const calls = stubApi(() =>
    answered({
      mail: {},
      push: {},
      quiet_hours: null,
      usual_quiet_hours: { from: 22, to: 8 },
      unread_reminder_hours: 24,
      push_names: false,
      devices: [],
      disabled: ['fbl', 'bounce'],
    }),
  )
  drawScreen(<DisabledNote reasons={['fbl', 'bounce', 'listunsubscribe']} />)
  for (const [, words] of reasons) expect(screen.getByText(words)).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Meldingen weer aanzetten' })[1]!)
  expect(calls).toEqual([{ method: 'PUT', path: '/api/notifications.php', body: { enable: 'listunsubscribe' } }])
})

test('ERR-24 without a reason no note is shown', () => {
  drawScreen(<DisabledNote reasons={[]} />)
  expect(screen.queryByText('Je krijgt nu geen meldingen per e-mail')).toBeNull()
})

test.each(languages)(
  'ERR-24 NOTIF-09 in %s each reason for disabled notifications has its own text',
  async (language) => {
    const texts = (await import(`../../shared/i18n/${language}/notifications.ts`)) as {
      notifications: typeof notifications
    }
    const { disabled } = texts.notifications
    expect(new Set(disabledReasons.map((reason) => disabled[reason])).size).toBe(3)
  },
)
