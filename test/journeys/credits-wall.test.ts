import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { creditsOf } from '#test/support/chat-photos.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { jpeg } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

/** Opens a conversation with a message of Bram on the phone of a member without credits. */
async function openChat() {
  const he = await bram(stack)
  const signupDate = new Date(stack.clock.now().getTime() - 86_400_000).toISOString()
  const she = await anna(stack, { credits: 0, signupDate })
  await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Zondag dan? Ik neem de thermoskan mee.' } })
  await stack.settle()
  const path = `/chats/${conversationOf(she.id, he.id)}`
  const page = await browser.open({ on: 'phone', as: she, language: 'nl' })
  await page.goto(path)
  await waitForVisible(page.getByText('Je hebt onvoldoende credits'))
  return { she, he, page, path }
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })
const strip = (page: Page) => page.getByRole('list', { name: 'Gekozen foto’s' })
const wall = (page: Page) => page.getByRole('region', { name: 'Je hebt onvoldoende credits' })
const bundle = (page: Page, credits: number) => page.getByRole('button', { name: new RegExp(`^${credits} credits`) })

async function prepare(page: Page) {
  await field(page).fill('Zondag om elf. Ik sta er.')
  await page
    .locator('input[data-photos=files]')
    .setInputFiles({ name: 'kade.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 1200, height: 900 }) })
  await waitForVisible(strip(page).getByRole('listitem'))
}

async function order(page: Page, method: string) {
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
  await page.waitForURL('**/pay/*')
}
const atProvider = (page: Page, action: string) => page.locator(`button[value=${action}]`).click()

async function expectKept(page: Page) {
  await expect(field(page)).toHaveValue('Zondag om elf. Ik sta er.')
  await expect(strip(page).getByRole('listitem')).toHaveCount(1)
}

/** Sends text and photo with one press, and expects each to be sent and charged once. */
async function expectSentOnce(page: Page, she: Member, left: number) {
  await page.getByRole('button', { name: 'Stuur 1 foto, 3 credits' }).click()
  await waitForVisible(page.getByRole('log').getByText('Zondag om elf. Ik sta er.'))
  await stack.settle()
  await waitForVisible(page.getByRole('log').getByRole('button', { name: 'Jouw foto, groot bekijken' }))
  await expect(page.getByText(`Saldo: ${left} credits`)).toBeVisible()
  expect(await creditsOf(she)).toBe(left)
  await page.reload()
  await waitForVisible(page.getByRole('log').getByText('Zondag om elf. Ik sta er.'))
  await expect(strip(page)).toHaveCount(0)
}

test('CHAT-34: from 0 credits to the sent message in a sheet over the conversation, with text and photo kept', async () => {
  const { she, page, path } = await openChat()
  await expect(wall(page).getByRole('listitem')).toHaveCount(3)
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'wall')
  await prepare(page)
  await waitForVisible(wall(page).getByText(/^Wat je voor .* klaarzette, blijft staan/))
  await screenshot(page, 'wall-prepared')

  await bundle(page, 25).click()
  const sheet = page.getByRole('dialog', { name: '25 credits' })
  await waitForVisible(sheet.getByText('Totaal, inclusief 21% btw'))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'wall-order')
  await order(page, 'iDEAL')
  await atProvider(page, 'pay')
  await page.waitForURL(`**${path}`)
  const note = page.getByRole('alert').filter({ hasText: 'Gelukt, 25 credits erbij' })
  await waitForVisible(note.getByText('Dit was je eerste aankoop. Je bent nu premium, voor altijd.'))
  await waitForVisible(page.getByText('Saldo: 25 credits'))
  await expectKept(page)
  await expect(wall(page)).toHaveCount(0)
  await axe(page)
  await screenshot(page, 'wall-back')
  await expectSentOnce(page, she, 22)
  await expect(note).toHaveCount(0)
})

test('CHAT-34: a bank that returns in another tab leads back to the conversation there, and the photo is charged once by both tabs', async () => {
  const { she, page, path } = await openChat()
  await prepare(page)
  await bundle(page, 60).click()
  await order(page, 'iDEAL')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await atProvider(other, 'pay')
  await other.waitForURL(`**${path}`)
  await expectKept(other)
  await page.goto(path)
  await expectKept(page)
  await page.getByRole('button', { name: 'Foto 1 weghalen' }).waitFor()
  await field(other).fill('')
  await other.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }).click()
  await stack.settle()
  await waitForVisible(other.getByRole('log').getByRole('button', { name: 'Jouw foto, groot bekijken' }))
  await field(page).fill('')
  await page.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }).click()
  await stack.settle()
  await expect(page.getByRole('log').getByRole('button', { name: 'Jouw foto, groot bekijken' })).toHaveCount(1)
  await expect(page.getByRole('log').getByText('Wordt gecontroleerd')).toHaveCount(0)
  expect(await creditsOf(she)).toBe(58)
})

test('CHAT-34 PAY-14: by the page of the credits, an open or failed payment keeps the way back, text and photo', async () => {
  const { she, page, path } = await openChat()
  await prepare(page)
  await wall(page).getByRole('link', { name: 'Alle bundels' }).click()
  await page.getByRole('link', { name: /^Kies 60 credits/ }).click()
  await order(page, 'iDEAL')
  await atProvider(page, 'fail')
  await waitForVisible(page.getByRole('heading', { name: 'Betaling mislukt' }))
  await axe(page)
  await screenshot(page, 'wall-failed', { isWhole: true })
  await page.getByRole('link', { name: 'Terug naar je gesprek' }).click()
  await page.waitForURL(`**${path}`)
  await expectKept(page)
  await expect(wall(page)).toBeVisible()

  await bundle(page, 25).click()
  await order(page, 'PayPal')
  await atProvider(page, 'pend')
  await waitForVisible(page.getByRole('heading', { name: 'We wachten op je betaling' }))
  await page.getByRole('link', { name: 'Terug naar je gesprek' }).click()
  await page.waitForURL(`**${path}`)
  await expectKept(page)
  const [open] = stack.payments
    .list()
    .filter(({ status, metadata }) => status === 'pending' && (metadata as { member?: string }).member === she.id)
  stack.payments.act(open!.id, 'pay')
  await stack.settle()
  await waitForVisible(page.getByText('Saldo: 25 credits'))
  await expect(wall(page)).toHaveCount(0)
  await expectSentOnce(page, she, 22)
})

test('CHAT-34 ACC-31: a sign-out deletes the chosen photos from the device', async () => {
  const { page } = await openChat()
  await prepare(page)
  const stored = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(stored).toEqual(['kept-files'])
  await page.goto('/likes')
  await page.getByRole('button', { name: 'Account' }).filter({ visible: true }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect.poll(stored).toEqual([])
})
