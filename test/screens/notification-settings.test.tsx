import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PushState, pushState } from '#frontend/domain/notifications/push.ts'
import NotificationsSection from '#frontend/features/notifications/NotificationsSection.tsx'
import { notifications as texts } from '#shared/i18n/nl/notifications.ts'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { isSent } from '#shared/rules/notifications.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
const allOn = Object.fromEntries(notificationTypes.map((type) => [type, true])) as Record<NotificationType, boolean>

let saved: Record<NotificationType, boolean>
let refuses: boolean
/** Promise that answers to changes wait for, or null. */
let gate: Promise<void> | null
let calls: StubCall[]

beforeEach(() => {
  saved = { ...allOn }
  refuses = false
  gate = null
  calls = stubApi(async ({ method, path, body }) => {
    if (path !== '/api/notifications.php') return answered({ subscribed: true })
    if (method === 'PUT') await gate
    if (method === 'PUT' && refuses) return refusal('too_many_requests', 'Te veel pogingen.')
    if (method === 'PUT') saved = { ...saved, ...(body.types as Partial<typeof saved>) }
    return answered({ types: saved, disabled: [] })
  })
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const changes = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const switchOf = (type: NotificationType) =>
  screen.findByRole<HTMLInputElement>('switch', { name: texts.types[type].label })

describe('the notification switches', () => {
  test.each(notificationTypes)('NOTIF-02 show and save %s by a switch of its own', async (type) => {
    saved = { ...allOn, [type]: false }
    drawScreen(<NotificationsSection />)
    for (const other of notificationTypes) expect((await switchOf(other)).checked).toBe(other !== type)

    await user.click(await switchOf(type))
    expect((await switchOf(type)).checked).toBe(true)
    await waitFor(() => expect(changes()).toEqual([{ types: { [type]: true } }]))

    await user.click(await switchOf(type))
    expect((await switchOf(type)).checked).toBe(false)
    await waitFor(() => expect(changes()).toEqual([{ types: { [type]: true } }, { types: { [type]: false } }]))
  })

  test('NOTIF-02 are exactly eight', async () => {
    drawScreen(<NotificationsSection />)
    await switchOf('like')
    expect(screen.getAllByRole('switch')).toHaveLength(8)
  })

  test('NOTIF-02 say which type is not sent yet', async () => {
    drawScreen(<NotificationsSection />)
    await switchOf('like')
    for (const type of notificationTypes) {
      const says = isSent(type) ? texts.types[type].text : `${texts.types[type].text} ${texts.notSent}`
      expect(screen.getByText(says), type).toBeTruthy()
    }
  })

  test('NOTIF-02 change at once, before the server has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    drawScreen(<NotificationsSection />)
    await user.click(await switchOf('like'))
    expect((await switchOf('like')).checked).toBe(false)
    expect(saved.like).toBe(true)
    resolve()
    await waitFor(() => expect(saved.like).toBe(false))
  })

  test('NOTIF-02 return to their stored state when the server refuses the change', async () => {
    refuses = true
    drawScreen(<NotificationsSection />)
    await user.click(await switchOf('like'))
    expect(await screen.findByText('Te veel pogingen.')).toBeTruthy()
    expect((await switchOf('like')).checked).toBe(true)
  })
})

describe('push on this device', () => {
  const keep = pushState.read()
  afterEach(() => pushState.write(keep))
  const show = (state: Partial<PushState>, key: string | null = 'BKey') => {
    pushState.write({ ...keep, isCapable: true, ...state })
    drawScreen(<NotificationsSection />, { settings: { push_public_key: key } })
  }

  test.each([
    ['unsupported', { isCapable: false }, texts.push.unsupported, null],
    ['denied', { isDenied: true }, texts.push.denied, null],
    ['subscribed', { isSubscribed: true }, texts.push.on, texts.push.disable],
    ['not subscribed', {}, texts.push.off, texts.push.enable],
  ] as const)(
    'NOTIF-05 as %s has its own sentence, and a button only where pressing helps',
    (_, state, text, button) => {
      show(state)
      expect(screen.getByText(text)).toBeTruthy()
      for (const other of [texts.push.enable, texts.push.disable])
        expect(screen.queryByRole('button', { name: other }) !== null).toBe(other === button)
    },
  )

  test('NOTIF-05 is not offered on a site without push', async () => {
    show({}, null)
    await switchOf('like')
    expect(screen.queryByText(texts.push.title)).toBeNull()
  })

  test('NOTIF-06 NOTIF-07 subscribes by a press with the public key of the settings and sends the subscription', async () => {
    const subscription = {
      toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => true,
    }
    const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => subscription)
    vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { ready: Promise.resolve({ pushManager: { subscribe } }) },
    })
    show({}, 'BSiteKey')
    await user.click(screen.getByRole('button', { name: texts.push.enable }))
    expect(await screen.findByText(texts.push.on)).toBeTruthy()
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'BSiteKey' }]])
    expect(calls.filter(({ path }) => path === '/api/user.php')).toEqual([
      {
        method: 'POST',
        path: '/api/user.php',
        query: { push: '1' },
        body: { subscription: { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } } },
      },
    ])
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
})
