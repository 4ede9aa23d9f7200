import type { Page, Worker } from 'playwright-core'
import type { PushPayload } from '#shared/model/push.ts'
import type { TestBrowser } from './browser.ts'
import type { Member } from './people.ts'

/** Notification as the browser shows it. */
export type Shown = { title: string; body?: string; tag: string; silent?: boolean }

/**
 * Channel between the stubs in pages and the stub in the service worker, which stores the
 * notifications.
 */
const channel = 'shown-notifications'

/**
 * Opens a page of a member on a phone, in a stack with `hasPushStandIn`. Headless Chromium denies
 * all notifications, so they are stubbed: the stub grants every request for permission, and `asked`
 * returns the number of requests.
 */
export async function openWithPush(browser: TestBrowser, as: Member) {
  const page = await browser.open({ on: 'phone', language: 'nl', as })
  await page.addInitScript(stubNotifications, channel)
  const asked = () => page.evaluate(() => Number(localStorage.getItem('asked-permission') ?? 0))
  /** Endpoint of the page's subscription. */
  const endpoint = () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready
      return (await pushManager.getSubscription())?.endpoint ?? null
    })
  return { page, endpoint, asked }
}

function stubNotifications(channel: string): void {
  // The empty pages that axe opens have no storage.
  if (window.origin === 'null') return
  const isAsked = () => localStorage.getItem('asked-permission') !== null
  Object.defineProperty(Notification, 'permission', { get: () => (isAsked() ? 'granted' : 'default') })
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
  // Headless Chromium terminates a service worker that sets the badge.
  Object.assign(navigator, { setAppBadge: async () => {} })
  const notices = new BroadcastChannel(name)
  notices.addEventListener('message', ({ data }: MessageEvent<{ ask?: true; close?: string }>) => {
    if (data.close) scope.shown.delete(data.close)
    if (data.ask) notices.postMessage({ list: [...scope.shown.values()] })
  })
}

/**
 * Stubs the notifications of the page's service worker. Returns functions that deliver a push, list
 * the shown notifications and press one.
 */
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
    /** Delivers a push that the server did not send. */
    deliver: (payload: PushPayload) =>
      devtools.send('ServiceWorker.deliverPushMessage', { ...at, data: JSON.stringify(payload) }),
    /** Notifications that are shown now, latest last. */
    shown: (): Promise<Shown[]> =>
      worker.evaluate(() =>
        [...(self as unknown as StubbedWorker).shown.values()].map(({ title, body, tag, silent }) => ({
          title,
          tag: tag!,
          ...(body && { body }),
          ...(silent && { silent }),
        })),
      ),
    /** Clicks the shown notification that has this tag. */
    press: (tag: string) =>
      worker.evaluate((pressed) => {
        const { shown } = self as unknown as StubbedWorker
        const notification = { ...shown.get(pressed), close: () => shown.delete(pressed) }
        self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
      }, tag),
  }
}

declare const ExtendableEvent: typeof Event
