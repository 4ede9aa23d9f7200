import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PushState, pushState } from '#frontend/domain/notifications/push.ts'
import PushSection from '#frontend/features/notifications/PushSection.tsx'
import type { Settings } from '#shared/contract/site.ts'
import { app } from '#shared/i18n/nl/app.ts'
import { notifications as texts } from '#shared/i18n/nl/notifications.ts'
import { notificationTypes } from '#shared/model/user.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { shownSettings } from '#test/support/shown.ts'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
const switches = Object.fromEntries(notificationTypes.map((type) => [type, true]))
const own = { id: 'own', name: 'Chrome, Windows', added_at: '2026-11-21T12:00:00.000Z', current: true }
const phone = { id: 'phone', name: 'Firefox, Android', added_at: '2026-11-20T12:00:00.000Z', current: false }
const unknown = { id: 'unknown', name: '', added_at: '2026-11-19T12:00:00.000Z', current: false }

type Hours = { from: number; to: number }
type Saved = { quiet_hours: Hours | null; usual_quiet_hours: Hours; push_names: boolean; devices: (typeof own)[] }
let saved: Saved
let refuses: boolean
/** Promise that delays the answers to a test push; null for no delay. */
let gate: Promise<void> | null
let calls: StubCall[]

beforeEach(() => {
  const usual = { from: 22, to: 8 }
  saved = { quiet_hours: usual, usual_quiet_hours: usual, push_names: false, devices: [] }
  refuses = false
  gate = null
  calls = stubApi(async ({ method, path, body }) => {
    if (method !== 'GET' && refuses) return refusal('too_many_requests', 'Te veel pogingen.')
    if (method === 'POST' && path === '/api/push-devices.php') {
      await gate
      if (saved.devices.some(({ id }) => id === body.id)) return answered({ sent: true })
      return refusal('device_unknown', 'Dit apparaat krijgt geen meldingen meer.')
    }
    if (path === '/api/user.php') {
      saved = { ...saved, devices: [own, ...saved.devices] }
      return answered({ subscribed: true })
    }
    if (method === 'PUT') saved = { ...saved, ...(body as Partial<Saved>) }
    if (method === 'DELETE') saved = { ...saved, devices: saved.devices.filter(({ id }) => id !== body.id) }
    return answered({ mail: switches, push: switches, disabled: [], unread_reminder_hours: 24, ...saved })
  })
})
const kept = pushState.read()
afterEach(() => {
  vi.unstubAllGlobals()
  pushState.write(kept)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
afterEach(() => expectSoundPage())

const show = (state: Partial<PushState> = {}, publicKey: string | null = 'BKey', site: Partial<Settings> = {}) => {
  pushState.write({ ...kept, isCapable: true, ...state })
  drawScreen(<PushSection />, { settings: { push_public_key: publicKey, ...site } })
}
const changes = () => calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

/** Stubs a browser with push support; with `fails`, its push service fails. */
function stubBrowser({ fails = false } = {}) {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/x',
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  }
  const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => {
    if (fails) throw new Error('no push service')
    return subscription
  })
  const pushManager = { subscribe, getSubscription: async () => (fails ? null : subscription) }
  const registration = { pushManager, getNotifications: async () => [] }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  return { subscribe, subscription }
}

describe('push on this device', () => {
  test.each([
    ['unsupported', { isCapable: false }, texts.push.unsupported, null],
    ['denied', { isDenied: true }, texts.push.denied, null],
    ['subscribed', { isSubscribed: true }, texts.push.on, texts.push.disable],
    ['not subscribed', {}, texts.push.off, texts.push.enable],
  ] as const)(
    'NOTIF-05 as %s has its own sentence, and a button only where pressing helps',
    async (_, state, text, button) => {
      saved.devices = [own]
      show(state)
      await screen.findByText(texts.devices.title)
      expect(screen.getAllByRole('status')[0]!.textContent).toBe(text)
      for (const other of [texts.push.enable, texts.push.disable])
        expect(screen.queryByRole('button', { name: other }) !== null).toBe(other === button)
      // the page announces the permission prompt of the browser in advance (TRAP-51)
      expect(screen.queryByText(texts.push.ask) !== null).toBe(button === texts.push.enable)
    },
  )

  test('NOTIF-05 is not offered on a site without push', () => {
    show({}, null)
    expect(screen.queryByText(texts.push.title)).toBeNull()
  })

  test('NOTIF-05 on an iPhone in the browser says that the site must be installed first, and how', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    show({ isCapable: false })
    expect(screen.getAllByRole('status')[0]!.textContent).toBe(texts.push.installFirst)
    await press(texts.push.installSteps)
    expect(screen.getByText(app.install.ios2)).toBeTruthy()
    await press(app.install.close)
    await waitFor(() => expect(screen.queryByText(app.install.ios2)).toBeNull())
  })

  test('NOTIF-05 can be switched on once the member has allowed it in the settings of the browser', async () => {
    stubBrowser({ fails: true })
    vi.stubGlobal('Notification', { permission: 'denied' })
    show({ isDenied: true })
    expect(screen.getByRole('status').textContent).toBe(texts.push.denied)
    vi.stubGlobal('Notification', { permission: 'default' })
    window.dispatchEvent(new Event('focus'))
    expect(await screen.findByText(texts.push.off)).toBeTruthy()
    expect(screen.getByRole('button', { name: texts.push.enable })).toBeTruthy()
  })

  test('NOTIF-06 NOTIF-07 TRAP-51 subscribes by a press with the key of the settings, and is then listed', async () => {
    const { subscribe } = stubBrowser()
    show({}, 'BSiteKey')
    expect(subscribe).not.toHaveBeenCalled()
    await press(texts.push.enable)
    expect(await screen.findByText(texts.push.on)).toBeTruthy()
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'BSiteKey' }]])
    const subscription = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }
    expect(changes()).toEqual([['POST', { subscription }]])
    expect(screen.getByText(own.name)).toBeTruthy()
  })

  test.each(['refuses', 'never activates'])(
    'NOTIF-05 a browser that %s the service worker says that push is off, and push can be tried again',
    async (fault) => {
      stubBrowser()
      const worker = navigator.serviceWorker as unknown as { register: () => unknown; ready: Promise<unknown> }
      const works = { ...worker }
      worker.ready = new Promise(() => {})
      if (fault === 'refuses') worker.register = () => Promise.reject(new Error('no service worker'))
      show()
      vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
      await press(texts.push.enable)
      if (fault === 'never activates') await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect((await screen.findByRole('alert')).textContent).toContain(texts.push.failed)
      vi.useRealTimers()
      Object.assign(worker, works)
      await press(texts.push.enable)
      expect(await screen.findByText(texts.push.on)).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('NOTIF-05 ends in the browser and on the server', async () => {
    const { subscription } = stubBrowser()
    saved.devices = [own, phone]
    show({ isSubscribed: true, subscription: subscription as unknown as PushSubscription })
    await screen.findByText(own.name)
    await press(texts.push.disable)
    expect(await screen.findByText(texts.push.off)).toBeTruthy()
    expect(subscription.unsubscribe).toHaveBeenCalled()
    await waitFor(() => expect(changes()).toEqual([['DELETE', { id: 'own' }]]))
    await waitFor(() => expect(screen.queryByText(own.name)).toBeNull())
    expect(screen.getByText(phone.name)).toBeTruthy()
  })

  test('NOTIF-18 is off once another device has ended it, although the browser is subscribed', async () => {
    saved.devices = [phone]
    show({ isSubscribed: true })
    expect(await screen.findByText(texts.push.off)).toBeTruthy()
    expect(screen.getByRole('button', { name: texts.push.enable })).toBeTruthy()
  })

  test('NOTIF-05 reports a device that cannot be switched on, and leaves it off', async () => {
    stubBrowser({ fails: true })
    show()
    await press(texts.push.enable)
    expect((await screen.findByRole('alert')).textContent).toBe(texts.push.failed)
    expect(screen.getByText(texts.push.off)).toBeTruthy()
    expect(changes()).toEqual([])
  })
})

describe('the devices with push', () => {
  test.each([
    ['no device', () => [], true],
    ['a device', () => [phone], false],
  ] as const)(
    'NOTIF-19 OPEN-63 with %s, the switches of quiet hours and names show whether they have an effect',
    async (_, known, isIdle) => {
      saved.devices = known()
      show()
      for (const name of [texts.quiet.label, texts.names.label]) {
        const control = await screen.findByRole('switch', { name })
        expect(control.className.includes('checked:bg-primary')).toBe(!isIdle)
        const description = document.getElementById(control.getAttribute('aria-describedby')!)
        expect(description?.textContent?.includes(texts.noDevice)).toBe(isIdle)
      }
    },
  )

  test('NOTIF-18 are listed with name and day, this one first, and no list is shown without one', async () => {
    saved.devices = [phone, unknown, own]
    show({ isSubscribed: true })
    await screen.findByText(texts.devices.title)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Chrome, WindowsDit apparaat · Aangezet: .*21 novemberStuur een test$/),
      expect.stringMatching(/^Firefox, AndroidAangezet: .*20 november.*Stuur een testZet push uit$/),
      expect.stringMatching(/^Onbekend apparaatAangezet: .*19 november.*Stuur een testZet push uit$/),
    ])
  })

  test('NOTIF-18 show a browser with a renewed subscription once, and end both by its switch', async () => {
    const { subscription } = stubBrowser()
    saved.devices = [own, { ...own, id: 'earlier' }, phone]
    show({ isSubscribed: true, subscription: subscription as unknown as PushSubscription })
    await screen.findByText(texts.devices.title)
    expect(screen.getAllByText(own.name)).toHaveLength(1)
    await press(texts.push.disable)
    await waitFor(() => expect(screen.queryByText(own.name)).toBeNull())
    expect(changes()).toEqual([
      ['DELETE', { id: 'own' }],
      ['DELETE', { id: 'earlier' }],
    ])
  })

  test('NOTIF-18 except this one are ended by a press, and a refusal is shown', async () => {
    saved.devices = [own, phone]
    show({ isSubscribed: true })
    refuses = true
    await press(`Zet push uit: ${phone.name}`)
    expect((await screen.findByRole('alert')).textContent).toBe('Te veel pogingen.')
    expect(screen.getByText(phone.name)).toBeTruthy()
    refuses = false
    await press(`Zet push uit: ${phone.name}`)
    await waitFor(() => expect(screen.queryByText(phone.name)).toBeNull())
    expect(changes()).toEqual([
      ['DELETE', { id: 'phone' }],
      ['DELETE', { id: 'phone' }],
    ])
  })
})

describe('a test push', () => {
  const button = () => screen.findByRole('button', { name: `${texts.devices.test}: ${phone.name}` })
  const says = () => screen.queryByText(texts.devices.testSent) !== null

  test('NOTIF-18 is sent to its device by a press, which says when it was sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    saved.devices = [own, phone]
    show({ isSubscribed: true })
    await user.click(await button())
    expect((await button()).getAttribute('aria-busy')).toBe('true')
    expect(says()).toBe(false)
    resolve()
    expect((await screen.findByText(texts.devices.testSent)).closest('li')!.textContent).toContain(phone.name)
    expect((await button()).getAttribute('aria-busy')).toBeNull()
    expect(changes()).toEqual([['POST', { id: 'phone' }]])
  })

  test('NOTIF-18 that fails says so', async () => {
    saved.devices = [phone]
    refuses = true
    show()
    await user.click(await button())
    expect((await screen.findByRole('alert')).textContent).toBe('Te veel pogingen.')
    expect(says()).toBe(false)
  })

  test('NOTIF-20 to a device that is gone removes it from the list', async () => {
    saved.devices = [phone]
    show()
    await button()
    saved.devices = []
    await user.click(await button())
    await waitFor(() => expect(screen.queryByText(phone.name)).toBeNull())
  })
})

describe('quiet hours', () => {
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: texts.quiet.label })
  const select = (name: 'from' | 'to') => screen.getByRole<HTMLSelectElement>('combobox', { name: texts.quiet[name] })
  const told = () => ['from', 'to'].map((name) => select(name as 'from' | 'to').selectedOptions[0]!.textContent)

  test("NOTIF-19 show two hours in the country's time, and save a change of each", async () => {
    show()
    await toggle()
    expect(told()).toEqual(['22:00', '08:00'])
    expect(screen.getByText(/plaatselijke tijd \(Nederland\)/)).toBeTruthy()
    await user.selectOptions(select('from'), '23:00')
    await user.selectOptions(select('to'), '07:00')
    expect(told()).toEqual(['23:00', '07:00'])
    await waitFor(() =>
      expect(changes()).toEqual([
        ['PUT', { quiet_hours: { from: 23, to: 8 } }],
        ['PUT', { quiet_hours: { from: 23, to: 7 } }],
      ]),
    )
  })

  test('NOTIF-19 never offer an equal start and end', async () => {
    show()
    await toggle()
    const offered = (name: 'from' | 'to') => [...select(name).options].map(({ value }) => Number(value))
    expect([offered('from').length, offered('to').length]).toEqual([23, 23])
    expect([offered('from').includes(8), offered('to').includes(22)]).toEqual([false, false])
  })

  test('NOTIF-19 end with their switch, and come back with the same hours', async () => {
    saved.quiet_hours = { from: 21, to: 9 }
    show()
    await user.click(await toggle())
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(await toggle())
    expect(told()).toEqual(['21:00', '09:00'])
    await waitFor(() =>
      expect(changes()).toEqual([
        ['PUT', { quiet_hours: null }],
        ['PUT', { quiet_hours: { from: 21, to: 9 } }],
      ]),
    )
  })

  test('NOTIF-19 begin with those of the country for a member who had none', async () => {
    saved = { ...saved, quiet_hours: null, usual_quiet_hours: { from: 23, to: 7 } }
    show()
    expect((await toggle()).checked).toBe(false)
    await user.click(await toggle())
    await waitFor(() => expect(changes()).toEqual([['PUT', { quiet_hours: { from: 23, to: 7 } }]]))
  })

  test('NOTIF-19 name the country of the site, not that of its company', async () => {
    const { company } = shownSettings()
    show({}, 'BKey', { countries: ['BE', 'NL'], company: { ...company, country: 'NL' } })
    await toggle()
    expect(screen.getByText(/plaatselijke tijd \(België\)/)).toBeTruthy()
  })

  test('NOTIF-19 return to their stored state when the server refuses', async () => {
    refuses = true
    show()
    await toggle()
    await user.selectOptions(select('from'), '23:00')
    expect((await screen.findByRole('alert')).textContent).toBe('Te veel pogingen.')
    expect(told()).toEqual(['22:00', '08:00'])
  })
})

describe('names in a push', () => {
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: texts.names.label })

  test('OPEN-63 are off, are switched on by a press, and say what others can read', async () => {
    show()
    expect((await toggle()).checked).toBe(false)
    expect(screen.getByText(texts.names.text)).toBeTruthy()
    await user.click(await toggle())
    expect((await toggle()).checked).toBe(true)
    await waitFor(() => expect(changes()).toEqual([['PUT', { push_names: true }]]))
  })

  test('OPEN-63 stay off when the server refuses', async () => {
    refuses = true
    show()
    await user.click(await toggle())
    expect((await screen.findByRole('alert')).textContent).toBe('Te veel pogingen.')
    expect((await toggle()).checked).toBe(false)
  })
})
