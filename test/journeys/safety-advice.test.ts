import { test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { addLike } from '#functions/stores/likes/change.ts'
import { commit } from '#functions/table/transaction.ts'
import * as chats from '#shared/contract/chats.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const write = (from: Member, to: Member) =>
  from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi, hoe was je weekend?' } })

test('MOD-21 a first conversation on a phone has a tip that stays closed, and tips for a meeting with a note to copy', async () => {
  const [she, he] = [await anna(stack), await bram(stack)]
  await write(he, she)
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto(`/chats/${conversationOf(she.id, he.id)}`)
  const tip = page.getByText(/^Deel je nummer en adres pas/)
  await waitForVisible(tip)
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'chat-safety-tip')
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await expect(tip).toHaveCount(0)
  await page.reload()
  await waitForVisible(page.getByText('Hoi, hoe was je weekend?').last())
  await expect(tip).toHaveCount(0)

  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Gaan jullie afspreken?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voor je afspreekt' })
  await waitForVisible(dialog.getByText('Zorg dat je zelf naar huis kunt.'))
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, 'chat-meeting')
  await dialog.getByRole('link', { name: 'Veilig daten' }).click()
  await waitForVisible(page.getByRole('heading', { name: 'Veilig daten', level: 1 }))
})

test('MOD-21 report and block are two presses away on a phone, from chat, profile and likes', async () => {
  const she = await anna(stack)
  const he = await addPicturedMember(stack, { gender: 'male', wantedGender: 'female', name: 'Drukker' })
  await write(he, she)
  await commit(addLike(he.card, she.card, stack.clock.now()))
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she })
  const places = [
    [`/chats/${conversationOf(she.id, he.id)}`, 'Meer', 'menuitem', 'Drukker melden', 'Drukker blokkeren'],
    [`/members/${he.id}`, 'Meer over dit profiel', 'menuitem', 'Melden', 'Blokkeren'],
    ['/likes', 'Meer over Drukker', undefined, 'Drukker melden', 'Drukker blokkeren'],
  ] as const
  for (const [path, more, role, report, block] of places) {
    await page.goto(path)
    await page.getByRole('button', { name: more, exact: true }).click()
    if (path === '/likes') {
      await axe(page)
      await expectNoOverflow(page)
      await screenshot(page, 'likes-options')
    }
    await page.getByRole(role ?? 'link', { name: report, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/complaints\\?member=${he.id}`))
    await page.goto(path)
    await page.getByRole('button', { name: more, exact: true }).click()
    await page.getByRole(role ?? 'button', { name: block, exact: true }).click()
    await waitForVisible(page.getByRole('dialog', { name: 'Drukker blokkeren?' }))
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await waitForVisible(page.getByText('Je hebt Drukker geblokkeerd.'))
  await expect(page.getByRole('button', { name: 'Meer over Drukker' })).toHaveCount(0)
})
