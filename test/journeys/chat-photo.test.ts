import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { creditsOf } from '#test/support/chat-photos.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { blocks, jpeg } from '#test/support/photos.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const choose = async (page: Page, ...files: Buffer[]) =>
  page
    .locator('input[data-photos=files]')
    .setInputFiles(files.map((buffer, at) => ({ name: `foto-${at}.jpg`, mimeType: 'image/jpeg', buffer })))
const log = (page: Page) => page.getByRole('log')
const inspected = (page: Page) => expect(log(page).getByText('Wordt gecontroleerd')).toHaveCount(0)

test('CHAT-10 CHAT-32 TRAP-74: a photo goes from one browser to the other, blurred until it is opened, then large, and can be reported', async () => {
  const [she, he] = [await anna(stack, { credits: 9 }), await bram(stack)]
  const hers = await browser.open({ on: 'phone', as: she })
  const his = await browser.open({ on: 'desktop', as: he })
  await hers.goto(`/members/${he.id}/chat`)
  await waitForVisible(hers.getByText('Saldo: 9 credits'))

  await choose(hers, await jpeg({ width: 1200, height: 900 }), await jpeg({ width: 600, height: 800 }))
  await waitForVisible(hers.getByText('2 foto’s, 4 credits'))
  await axe(hers)
  await expectNoOverflow(hers)
  await screenshot(hers, 'chat-photo-chosen')
  await hers.getByRole('button', { name: 'Foto 2 weghalen' }).click()
  await hers.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }).click()
  await waitForVisible(log(hers).getByRole('img', { name: 'Jouw foto' }))
  await stack.settle()
  await waitForVisible(hers.getByText('Saldo: 7 credits'))
  await inspected(hers)
  await hers.waitForURL(`**/chats/${conversationOf(she.id, he.id)}`)
  await waitForVisible(log(hers).getByRole('button', { name: 'Jouw foto, groot bekijken' }))
  await screenshot(hers, 'chat-photo-sent')

  await his.goto('/chats')
  await waitForVisible(his.getByText('Foto', { exact: true }))
  await his.goto(`/chats/${conversationOf(she.id, he.id)}`)
  const blurred = log(his).getByRole('img', { name: `Vage foto van ${she.name}` })
  await waitForVisible(blurred)
  const sources = () =>
    log(his)
      .locator('img, source')
      .evaluateAll((all) => all.map((one) => one.outerHTML).join())
  await expect.poll(sources).not.toContain('/full.')
  await axe(his)
  await screenshot(his, 'chat-photo-blurred')
  await log(his).getByRole('button', { name: 'Foto bekijken' }).click()
  await waitForVisible(log(his).getByRole('img', { name: `Foto van ${she.name}`, exact: true }))
  await his.reload()
  await log(his)
    .getByRole('button', { name: `Foto van ${she.name}, groot bekijken` })
    .click()
  await waitForVisible(his.getByRole('button', { name: 'Inzoomen' }))
  await axe(his)
  await screenshot(his, 'chat-photo-large')
  await his.getByRole('button', { name: 'Inzoomen' }).click()
  await his.getByRole('link', { name: 'Deze foto melden' }).click()
  await his.waitForURL(/\/complaints\?.*photo=/)
  expect([await creditsOf(she), await creditsOf(he)]).toEqual([7, 100])
})

test('CHAT-32 CHAT-34: a refused photo says why and costs nothing, and without enough credits photos wait beside the offer', async () => {
  const [she, he] = [await anna(stack, { credits: 3 }), await bram(stack)]
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto(`/members/${he.id}/chat`)
  await waitForVisible(page.getByText('Saldo: 3 credits'))
  const magenta = sharp({ create: { width: 700, height: 700, channels: 3, background: '#ff00ff' } })
  await choose(page, await magenta.jpeg().toBuffer())
  await page.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }).click()
  await stack.settle()
  await waitForVisible(log(page).getByText('Wat erop staat mag hier niet.'))
  await waitForVisible(page.getByText('Saldo: 3 credits'))
  await axe(page)
  await screenshot(page, 'chat-photo-refused')
  await log(page).getByRole('button', { name: 'Verwijderen' }).click()
  await expect(log(page).getByText('Niet verstuurd')).toHaveCount(0)

  await choose(page, await jpeg(), await blocks({ width: 900, height: 500 }).jpeg().toBuffer())
  await waitForVisible(page.getByText('Je hebt onvoldoende credits'))
  await expect(page.getByRole('button', { name: 'Stuur 2 foto’s, 4 credits' })).toBeDisabled()
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'chat-photo-poor')
  await page.getByRole('button', { name: 'Foto 1 weghalen' }).click()
  await page.getByRole('button', { name: 'Stuur 1 foto, 2 credits' }).click()
  await stack.settle()
  await waitForVisible(page.getByText('Saldo: 1 credit'))
})
