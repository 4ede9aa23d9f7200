import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const send = (from: Member, to: Member, text: string) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text } })
const hint = (page: Page) => page.getByRole('log').getByRole('link', { name: 'Veilig daten' })

test('CHAT-38 a received phone number has a safety hint that leads to the safety page, but not for its sender', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  await send(he, she, 'Ik ben te vinden op 06 12 34 56 78')
  const path = `/chats/${conversationOf(she.id, he.id)}`
  const theirs = await browser.open({ as: he })
  await theirs.goto(path)
  await waitForVisible(theirs.getByText('Ik ben te vinden op 06 12 34 56 78').last())
  await expect(hint(theirs)).toHaveCount(0)

  const page = await browser.open({ on: 'phone', as: she })
  await page.goto(path)
  await waitForVisible(page.getByText(/^Neem de tijd/))
  await axe(page)
  await screenshot(page, 'chat-safety-hint')
  await hint(page).click()
  await waitForVisible(page.getByRole('heading', { name: 'Veilig daten', level: 1 }))
  await expect(page).toHaveURL(/\/pages\/safety$/)
  await axe(page)
  await screenshot(page, 'safety-page')
})

test('CHAT-39 the sixth member with the same first message is refused, and the message stays with the reason', async () => {
  const she = await anna(stack, { premium: true })
  for (let n = 0; n < 5; n++) await send(she, await bram(stack), 'Zin in koffie?')
  const sixth = await bram(stack)
  const page = await browser.open({ on: 'phone', as: she })
  expectFault(page, /^429 POST .*\/api\/chat\.php/)
  await page.goto(`/members/${sixth.id}/chat`)
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Zin in koffie?')
  await page.getByRole('button', { name: 'Stuur bericht, 1 credit' }).click()
  await waitForVisible(
    page.getByText(/^Deze tekst ging het afgelopen uur al naar 5 leden\. Schrijf .+ iets persoonlijks/),
  )
  await waitForVisible(page.getByRole('log').getByText('Niet verzonden'))
  await waitForVisible(page.getByText('Saldo: 95 credits'))
  await axe(page)
  await screenshot(page, 'chat-same-opening')
})
