import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import * as notifications from '#shared/contract/notifications.ts'
import { notifications as texts } from '#shared/i18n/nl/notifications.ts'
import { push as pushTexts } from '#shared/i18n/nl/push.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { findWorker, openWithPush } from '#test/support/push-browser.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'], hasPushStandIn: true })
const browser = openBrowser(stack)

/** Page of the same origin that is not part of the member site. */
const elsewhere = '/landers/adultonly'

const shownTest = { title: pushTexts.test, tag: 'test' }

test('NOTIF-06 NOTIF-08 NOTIF-18 TRAP-51: push is switched on by a press, sends a test, and ends by a press, on a Dutch phone', async () => {
  const member = await anna(stack)
  const { page, endpoint, asked } = await openWithPush(browser, member)
  await page.goto('/notifications')
  const section = page.getByRole('region', { name: texts.push.title })
  await waitForVisible(section.getByText(texts.push.off))
  await expect(page.getByRole('switch', { name: /: (Mail|Push)$/ })).toHaveCount(16)
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'push-off', { isWhole: true })
  const { shown } = await findWorker(page)
  await expect.poll(asked).toBe(0)

  await section.getByRole('button', { name: texts.push.enable }).click()
  await waitForVisible(section.getByText(texts.push.on))
  await waitForVisible(section.getByText(/^Dit apparaat · Aangezet: vandaag/))
  await expect.poll(asked).toBe(1)
  const devices = async () => (await member.call(notifications.preferences)).devices.length
  await expect.poll(devices).toBe(1)
  await section.getByRole('button', { name: texts.devices.test }).click()
  await waitForVisible(section.getByText(texts.devices.testSent))
  await expect.poll(shown).toEqual([shownTest])
  await axe(page)
  await screenshot(page, 'push-on', { isWhole: true })

  await section.getByRole('button', { name: texts.push.disable }).click()
  await waitForVisible(section.getByText(texts.push.off))
  await expect.poll(devices).toBe(0)
  await expect.poll(shown).toEqual([])
  await expect.poll(endpoint).toBeNull()
})

test('NOTIF-03 NOTIF-16 OPEN-63: a message to a member who left is pushed without a name, and the press of its notification opens the conversation, which closes it', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  // No quiet hours, as the test may run at night.
  await she.call(notifications.change, { body: { quiet_hours: null } })
  const { page, endpoint } = await openWithPush(browser, she)
  await page.goto('/notifications')
  const { shown, press } = await findWorker(page)
  await page.getByRole('button', { name: texts.push.enable }).click()
  await waitForVisible(page.getByText(texts.push.on))
  const device = await endpoint()

  await page.goto(elsewhere)
  await stack.settle()
  // The time of the last activity is accurate to 15 minutes only, so more than that has to pass.
  stack.clock.advance({ seconds: 20 * 60 })
  await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Zin in koffie?' } })
  await stack.settle()
  await expect.poll(() => stack.pushes.list(device!).length).toBe(1)
  const id = conversationOf(she.id, he.id)
  await expect.poll(shown).toEqual([{ title: '1 nieuw gesprek', tag: `chat-${id}` }])

  await page.goto('/members')
  await press(`chat-${id}`)
  await page.waitForURL(`**/chats/${id}`)
  await waitForVisible(page.getByRole('log').getByText('Zin in koffie?'))
  await expect.poll(shown).toEqual([])
})

test('NOTIF-16 NOTIF-17: notifications are replaced silently, closed by their page, and not shown while the site is in view', async () => {
  const { page } = await openWithPush(browser, await anna(stack))
  await page.goto('/members')
  const { deliver, shown } = await findWorker(page)
  const message = { kind: 'new_messages', language: 'nl', count: 1, path: '/chats', tag: 'chat-A' } as const
  const like = { kind: 'like', language: 'nl', count: 3, path: '/likes', tag: 'like' } as const

  await deliver(message)
  await deliver({ ...message, kind: 'test', tag: 'test', path: '/notifications' })
  await expect.poll(shown).toEqual([shownTest])

  await page.goto(elsewhere)
  await deliver(message)
  await deliver({ ...message, count: 2, silent: true })
  await deliver({ ...message, tag: 'chat-B', name: 'Kim' })
  await deliver(like)
  const likes = { title: '3 nieuwe likes', tag: 'like' }
  await expect
    .poll(shown)
    .toEqual([
      shownTest,
      { title: '2 nieuwe berichten', tag: 'chat-A', silent: true },
      { title: 'Kim', body: '1 nieuw bericht', tag: 'chat-B' },
      likes,
    ])
  await page.goto('/chats')
  await expect.poll(shown).toEqual([shownTest, likes])
  await page.goto('/likes')
  await expect.poll(shown).toEqual([shownTest])
})

test('NOTIF-20 TRAP-51: signing out ends push on the device and closes its notifications', async () => {
  const member = await anna(stack)
  const { page, endpoint } = await openWithPush(browser, member)
  await page.goto('/notifications')
  const { deliver, shown } = await findWorker(page)
  await page.getByRole('button', { name: texts.push.enable }).click()
  await waitForVisible(page.getByText(texts.push.on))
  await deliver({ kind: 'test', count: 1, path: '/notifications', language: 'nl', tag: 'test' })
  await expect.poll(shown).toEqual([shownTest])
  await page.getByRole('button', { name: 'Account', exact: true }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect.poll(shown).toEqual([])
  await expect.poll(endpoint).toBeNull()
})
