import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userQuery } from '#frontend/domain/account/session.ts'
import DisabledAlert from '#frontend/features/notifications/DisabledAlert.tsx'
import NotificationsSection from '#frontend/features/notifications/NotificationsSection.tsx'
import PushAlert from '#frontend/features/notifications/PushAlert.tsx'
import UnsubscribeScreen from '#frontend/features/notifications/UnsubscribeScreen.tsx'
import { isFlagSet } from '#frontend/lib/storage-flags.ts'
import { ToastRegion } from '#frontend/ui/ToastRegion.tsx'
import { notifications as texts } from '#shared/i18n/nl/notifications.ts'
import { type CurrentUser, type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup({ delay: null })
const switches = Object.fromEntries(notificationTypes.map((type) => [type, true])) as Record<NotificationType, boolean>
const settings = {
  mail: switches,
  push: switches,
  quiet_hours: null,
  usual_quiet_hours: { from: 22, to: 8 },
  unread_reminder_hours: 24,
  push_names: false,
  devices: [],
}
let calls: StubCall[]
let answer: (call: StubCall) => ReturnType<typeof answered>
beforeEach(() => {
  calls = stubApi((call) => answer(call))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
afterEach(() => expectSoundPage())
const press = (name: string) => user.click(screen.getByRole('button', { name }))

describe('the unsubscribe link', () => {
  const { ask, done, invalid } = texts.unsubscribe
  const open = (hash: string) => {
    window.history.replaceState(null, '', `/unsubscribe${hash}`)
    drawScreen(<UnsubscribeScreen />, { user: null })
  }
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  const toSettings = () => screen.queryByRole('link', { name: texts.unsubscribe.toSettings })?.getAttribute('href')
  const token = 't'.repeat(40)

  test('NOTIF-25 asks first, then unsubscribes by the token, and links to the settings', async () => {
    answer = () => answered({ unsubscribed: true })
    open(`#token=${token}`)
    expect([heading(), toSettings(), calls]).toEqual([ask.title, undefined, []])
    expect(screen.getByText(ask.text)).toBeTruthy()
    await press(texts.unsubscribe.submit)
    await waitFor(() => expect(heading()).toBe(done.title))
    expect(calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/api/unsubscribe.php', { token }],
    ])
    expect(screen.getByRole('status').textContent).toBe(done.text)
    expect(toSettings()).toBe('/notifications')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('NOTIF-25 names the kind that it ends, in its question and its answer', async () => {
    answer = () => answered({ unsubscribed: true })
    open(`#token=${token}&kind=new_messages`)
    expect(heading()).toBe('Geen mails meer over: Nieuwe berichten?')
    expect(screen.getByText(texts.unsubscribe.askKind.text)).toBeTruthy()
    await press(texts.unsubscribe.submit)
    await waitFor(() => expect(heading()).toBe(texts.unsubscribe.doneKind.title))
    expect(screen.getByRole('status').textContent).toContain('niet meer: Nieuwe berichten.')
  })

  test('NOTIF-25 with a kind that does not exist asks about all', () => {
    open(`#token=${token}&kind=<b>`)
    expect(heading()).toBe(ask.title)
  })

  test.each([
    ['', 'no hash'],
    ['#token=', 'an empty token'],
  ])('NOTIF-25 is invalid as "%s", with %s', (hash) => {
    open(hash)
    expect([heading(), toSettings()]).toEqual([invalid.title, '/notifications'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test.each([
    ['link_invalid', true],
    ['invalid_input', true],
    ['too_many_requests', false],
  ] as const)('NOTIF-25 refused as %s cannot be used again: %s', async (code, isOver) => {
    answer = () => refusal(code, 'Even wachten.')
    open(`#token=${token}`)
    await press(texts.unsubscribe.submit)
    if (isOver) await waitFor(() => expect(heading()).toBe(invalid.title))
    else expect((await screen.findByRole('alert')).textContent).toBe('Even wachten.')
    expect(screen.queryByRole('button', { name: texts.unsubscribe.submit }) === null).toBe(isOver)
    expect(screen.queryByText('Even wachten.') === null).toBe(isOver)
  })
})

describe('the notification settings', () => {
  const show = (more: Partial<CurrentUser> = {}) =>
    drawScreen(
      <>
        <NotificationsSection />
        <ToastRegion />
      </>,
      { user: more },
    )

  test('NOTIF-02 show the reason when they fail to load, and are reloaded by a press', async () => {
    answer = () => refusal('too_many_requests', 'Even wachten.')
    show()
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
    answer = () => answered({ ...settings, disabled: [] })
    await press('Opnieuw proberen')
    expect(await screen.findAllByRole('switch')).toHaveLength(8)
    expect(screen.queryByText('Even wachten.')).toBeNull()
  })

  test('NOTIF-10 OPEN-62 confirm when the last reason is lifted, but not an earlier one, and show a refusal', async () => {
    let disabled: CurrentUser['notifications_disabled'] = ['fbl', 'listunsubscribe']
    const works = ({ method, body }: StubCall) => {
      if (method === 'PUT') disabled = disabled.filter((reason) => reason !== body.enable)
      return answered({ ...settings, disabled })
    }
    answer = works
    const client = show({ notifications_disabled: disabled })
    const buttons = () => screen.queryAllByRole('button', { name: texts.disabled.enable })
    await waitFor(() => expect(buttons()).toHaveLength(2))
    answer = (call) => (call.method === 'PUT' ? refusal('too_many_requests', 'Even wachten.') : works(call))
    await user.click(buttons()[0]!)
    expect(await screen.findByText('Even wachten.')).toBeTruthy()
    expect(buttons()).toHaveLength(2)
    answer = works
    await user.click(buttons()[0]!)
    await waitFor(() => expect(buttons()).toHaveLength(1))
    expect(screen.queryByText(texts.disabled.enabled)).toBeNull()
    await user.click(buttons()[0]!)
    expect(await screen.findByText(texts.disabled.enabled)).toBeTruthy()
    expect(buttons()).toEqual([])
    expect(client.getQueryData(userQuery.queryKey)?.notifications_disabled).toEqual([])
  })
})

test.each([
  ['HOME-21', 'Meldingen op dit apparaat', PushAlert, 'hide-push-notification-alert', '#notifications-push'],
  [
    'HOME-22 HOME-23',
    'Je krijgt geen meldingen per e-mail',
    DisabledAlert,
    'hide-disabled-notifications-alert',
    '#notifications',
  ],
] as const)(
  '%s the banner "%s" links to the settings and is dismissed on this device',
  async (_, title, Alert, flag, at) => {
    drawScreen(<Alert />)
    expect(screen.getByRole('complementary', { name: title })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Bekijk' }).getAttribute('href')).toBe(`/notifications${at}`)
    expect(isFlagSet(flag)).toBe(false)
    await press('Verbergen')
    expect(isFlagSet(flag)).toBe(true)
  },
)
