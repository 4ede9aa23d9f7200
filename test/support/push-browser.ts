import type { Page, Worker } from 'playwright-core'
import type { PushPayload } from '#shared/model/push.ts'
import type { TestBrowser } from './browser.ts'
import type { Member } from './people.ts'
import type { TestWorld } from './world.ts'

/** Notifications as the browser shows them, latest last. */
export type Shown = { title: string; body?: string; tag: string; silent?: boolean }

/** Channel by which the stubs of pages reach the notifications, which the worker's stub has. */
const channel = 'shown-notifications'

/**
 * Opens a phone's page of a member. Chromium without a head has neither a push service nor
 * notifications, so both are stubs: subscriptions are those of the local push service, and
 * permission is given when the page asks for it, which `asked` counts.
 */
export async function openWithPush(browser: TestBrowser, world: TestWorld, as: Member) {
  const made = world.pushes.createSubscription()
  const page = await browser.open({ on: 'phone', language: 'nl', as })
  await page.addInitScript(stubPage, { made, channel })
  const asked = () => page.evaluate(() => Number(localStorage.getItem('asked-permission') ?? 0))
  return { page, endpoint: made.endpoint, asked }
}

function stubPage({ made, channel }: { made: { endpoint: string }; channel: string }): void {
  // The empty pages that axe opens have no storage.
  if (window.origin === 'null') return
  const isOn = (key: string) => localStorage.getItem(key) !== null
  const subscription = {
    ...{ endpoint: made.endpoint, options: {}, toJSON: () => made },
    unsubscribe: async () => {
      localStorage.removeItem('subscribed')
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (isOn('subscribed') ? subscription : null),
    subscribe: async () => {
      localStorage.setItem('subscribed', '1')
      return subscription
    },
  })
  Object.defineProperty(Notification, 'permission', { get: () => (isOn('asked-permission') ? 'granted' : 'default') })
  Notification.requestPermission = async () => {
    localStorage.setItem('asked-permission', String(Number(localStorage.getItem('asked-permission') ?? 0) + 1))
    return 'granted'
  }
  const notices = new BroadcastChannel(channel)
  ServiceWorkerRegistration.prototype.getNotifications = () =>
    new Promise((resolve) => {
      const onAnswer = ({ data }: MessageEvent<{ list?: { tag: string; data: unknown }[] }>) => {
        if (!data.list) return
        notices.removeEventListener('message', onAnswer)
        const shown = data.list.map((notice) => ({
          ...notice,
          close: () => notices.postMessage({ close: notice.tag }),
        }))
        resolve(shown as unknown as Notification[])
      }
      notices.addEventListener('message', onAnswer)
      notices.postMessage({ ask: true })
    })
}

type StubbedWorker = {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  shown: Map<string, { title: string } & NotificationOptions>
}

function stubWorker(name: string): void {
  const scope = self as unknown as StubbedWorker
  scope.shown = new Map()
  scope.registration.showNotification = async (title, options) => {
    scope.shown.delete(options.tag!)
    scope.shown.set(options.tag!, { title, ...options })
  }
  // Chromium without a head ends a worker that sets the badge.
  Object.assign(navigator, { setAppBadge: async () => {} })
  const notices = new BroadcastChannel(name)
  notices.addEventListener('message', ({ data }: MessageEvent<{ ask?: true; close?: string }>) => {
    if (data.close) scope.shown.delete(data.close)
    if (data.ask) notices.postMessage({ list: [...scope.shown.values()] })
  })
}

/** The running service worker of a page, with the means of push service and browser. */
export async function findWorker(page: Page) {
  const context = page.context()
  const origin = await page.evaluate(() => navigator.serviceWorker.ready.then(() => window.origin))
  const worker: Worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(stubWorker, channel)
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const at = { origin, registrationId: await registrationId }
  return {
    /** Delivers a push as the browser does when its push service brings one. */
    deliver: (payload: PushPayload) =>
      devtools.send('ServiceWorker.deliverPushMessage', { ...at, data: JSON.stringify(payload) }),
    shown: (): Promise<Shown[]> =>
      worker.evaluate(() =>
        [...(self as unknown as StubbedWorker).shown.values()].map(({ title, body, tag, silent }) => ({
          ...{ title, tag: tag! },
          ...(body && { body }),
          ...(silent && { silent }),
        })),
      ),
    /** Presses the notification with a tag. */
    press: (tag: string) =>
      worker.evaluate((pressed) => {
        const { shown } = self as unknown as StubbedWorker
        const notification = { ...shown.get(pressed), close: () => shown.delete(pressed) }
        self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
      }, tag),
  }
}

declare const ExtendableEvent: typeof Event
