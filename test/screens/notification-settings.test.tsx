import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import NotificationsSection from '#frontend/features/notifications/NotificationsSection.tsx'
import { notifications as texts } from '#shared/i18n/nl/notifications.ts'
import { type NotificationType, notificationTypes } from '#shared/model/user.ts'
import { advertisingTypes, isAdvertising } from '#shared/rules/notifications.ts'
import { answered, refusal, type StubCall, stubApi } from '#test/support/api-stub.ts'
import { drawScreen } from '#test/support/screen.tsx'
import { expectSoundPage } from '#test/support/sound-page.ts'

const user = userEvent.setup()
type Switches = Record<NotificationType, boolean>
const allOn = Object.fromEntries(notificationTypes.map((type) => [type, true])) as Switches
const channels = ['mail', 'push'] as const
type Channel = (typeof channels)[number]
const phone = { id: 'a', name: 'Firefox, Android', added_at: '2026-11-20T12:00:00.000Z', current: false }

let saved: Record<Channel, Switches>
/** Types whose changes the server refuses. */
let refused: readonly NotificationType[]
/** Promise that delays the answers to changes; null for no delay. */
let gate: Promise<void> | null
let devices: (typeof phone)[]
let calls: StubCall[]
let reminderHours: number

beforeEach(() => {
  saved = { mail: { ...allOn }, push: { ...allOn } }
  refused = []
  reminderHours = 24
  gate = null
  devices = [phone]
  calls = stubApi(async ({ method, body }) => {
    const change = body as Partial<Record<Channel, Partial<Switches>>>
    if (method === 'PUT') {
      await gate
      if (Object.keys(change.mail ?? change.push ?? {}).some((type) => refused.some((one) => one === type)))
        return refusal('too_many_requests', 'Te veel pogingen.')
      for (const channel of channels) saved = { ...saved, [channel]: { ...saved[channel], ...change[channel] } }
    }
    return answered({
      ...saved,
      disabled: [],
      quiet_hours: null,
      usual_quiet_hours: { from: 22, to: 8 },
      unread_reminder_hours: reminderHours,
      push_names: false,
      devices,
    })
  })
})
afterEach(() => vi.unstubAllGlobals())
afterEach(() => expectSoundPage())

const show = (publicKey: string | null = 'BKey') =>
  drawScreen(
    <>
      <NotificationsSection />
      <div id="notifications-push" />
    </>,
    { settings: { push_public_key: publicKey } },
  )
const changes = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const switchOf = (type: NotificationType, channel: Channel = 'mail') =>
  screen.findByRole<HTMLInputElement>('switch', {
    name: `${texts.types[type].label}: ${texts.channels[channel]}`,
  })
const cells = notificationTypes.flatMap((type) => channels.map((channel) => [type, channel] as const))

describe('the notification switches', () => {
  test.each(cells)('NOTIF-02 NOTIF-18 show and save %s by %s with a switch of its own', async (type, channel) => {
    saved[channel] = { ...allOn, [type]: false }
    show()
    for (const [other, by] of cells) expect((await switchOf(other, by)).checked).toBe(other !== type || by !== channel)

    await user.click(await switchOf(type, channel))
    expect((await switchOf(type, channel)).checked).toBe(true)
    await waitFor(() => expect(changes()).toEqual([{ [channel]: { [type]: true } }]))

    await user.click(await switchOf(type, channel))
    expect((await switchOf(type, channel)).checked).toBe(false)
    await waitFor(() => expect(changes()).toEqual([{ [channel]: { [type]: true } }, { [channel]: { [type]: false } }]))
  })

  test('NOTIF-02 NOTIF-18 are sixteen, and eight on a site without push', async () => {
    show()
    await switchOf('like', 'push')
    expect(screen.getAllByRole('switch')).toHaveLength(16)
    expect(screen.getByText(texts.lead)).toBeTruthy()
  })

  test('NOTIF-18 are eight on a site without push, which does not mention it', async () => {
    devices = []
    show(null)
    await switchOf('like')
    expect(screen.getAllByRole('switch')).toHaveLength(8)
    expect(screen.queryByText(texts.noDevice)).toBeNull()
    expect(screen.getByText(texts.leadMail)).toBeTruthy()
  })

  test('NOTIF-02 TRAP-49 separate advertising, with its explanation, from notifications about members', async () => {
    show()
    const advertising = within(await screen.findByRole('group', { name: texts.advertising }))
    expect(advertising.getAllByRole('switch')).toHaveLength(2 * advertisingTypes.length)
    expect(advertising.getByText(texts.advertisingText)).toBeTruthy()
    const people = within(screen.getByRole('group', { name: texts.people }))
    expect(people.getAllByRole('switch')).toHaveLength(
      2 * notificationTypes.filter((one) => !isAdvertising(one)).length,
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('NOTIF-02 say what each type is about', async () => {
    show()
    await switchOf('like')
    for (const type of notificationTypes.filter((one) => one !== 'unread_message_reminders'))
      expect(screen.getByText(texts.types[type].text), type).toBeTruthy()
  })

  test.each([
    [24, 'Een herinnering als een bericht een dag op je wacht.'],
    [36, 'Een herinnering als een bericht 36 uur op je wacht.'],
  ])('NOTIF-21 say that the country reminds of an unread message after %d hours', async (hours, text) => {
    reminderHours = hours
    show()
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test.each([
    ['no device', [], true],
    ['a device', [phone], false],
  ] as const)('NOTIF-18 with %s for push, the way to one is shown: %s', async (_, known, isShown) => {
    devices = [...known]
    show()
    await switchOf('like', 'push')
    expect(screen.queryByText(texts.noDevice) !== null).toBe(isShown)
    const link = screen.queryByRole('link', { name: texts.toDevice })
    expect(link?.getAttribute('href')).toBe(isShown ? '#notifications-push' : undefined)
  })

  test.each([
    ['no device', []],
    ['a device', [phone]],
  ] as const)(
    'NOTIF-05 NOTIF-18 with %s, the switches of push show whether they have an effect, and can be set',
    async (_, known) => {
      devices = [...known]
      show()
      const byPush = await switchOf('like', 'push')
      const describes = (byPush.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
      expect(describes[0]).toBe(texts.types.like.text)
      expect(describes[1]?.startsWith(texts.noDevice)).toBe(known.length === 0 ? true : undefined)
      // `checked:bg-primary` is the colour of a switch that is on.
      const isIdle = ({ className }: HTMLElement) => !className.includes('checked:bg-primary')
      expect(isIdle(byPush)).toBe(known.length === 0)
      expect(isIdle(await switchOf('like', 'mail'))).toBe(false)
      await user.click(byPush)
      await waitFor(() => expect(changes()).toEqual([{ push: { like: false } }]))
    },
  )

  test('NOTIF-02 change at once, before the server has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    show()
    await user.click(await switchOf('like', 'push'))
    expect((await switchOf('like', 'push')).checked).toBe(false)
    expect(saved.push.like).toBe(true)
    resolve()
    await waitFor(() => expect(saved.push.like).toBe(false))
    expect(saved.mail.like).toBe(true)
  })

  test.each(channels)('NOTIF-02 of %s return to their stored state when the server refuses', async (channel) => {
    refused = ['like']
    show()
    await user.click(await switchOf('like', channel))
    expect(await screen.findByText('Te veel pogingen.')).toBeTruthy()
    expect((await switchOf('like', channel)).checked).toBe(true)
  })

  test('NOTIF-18 tell a refusal of an earlier press, and keep the later one', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    refused = ['like']
    show()
    await user.click(await switchOf('like', 'push'))
    await user.click(await switchOf('news', 'push'))
    resolve()
    expect((await screen.findByRole('alert')).textContent).toBe('Te veel pogingen.')
    await waitFor(() => expect(saved.push.news).toBe(false))
    expect([(await switchOf('like', 'push')).checked, (await switchOf('news', 'push')).checked]).toEqual([true, false])
    expect(screen.getByRole('alert')).toBeTruthy()
  })
})
