import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { runClock, waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram, type Member } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const write = (from: Member, to: Member) => from.call(chats.send, { body: { member: to.id, id: newId(), text: 'Hoi' } })

/**
 * Item of the main bar (at the top on desktops, at the bottom on phones). Matches a part of the
 * accessible name, which also contains the badge.
 */
const item = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('link', { name: new RegExp(name) })
    .filter({ visible: true })

describe('the counts of unread messages and new likes', () => {
  test('NAV-02 NAV-04 NAV-29 CHAT-05 CHAT-06 CHAT-23 LIKE-06 LIKE-07: are shown in the bar and the tab title, and decrease as they are read', async () => {
    const she = await anna(stack)
    const [first, second, third] = [await bram(stack), await bram(stack), await bram(stack)]
    await write(first, she)
    await write(first, she)
    await write(second, she)
    await second.call(likes.like, { body: { id: she.id } })
    await third.call(likes.like, { body: { id: she.id } })
    await stack.settle()
    const page = await browser.open({ on: 'phone', as: she })
    await page.goto('/members')
    await waitForVisible(item(page, 'Berichten').getByText('3 ongelezen berichten'))
    await waitForVisible(item(page, 'Likes').getByText('2 nieuwe likes'))
    await expect(page).toHaveTitle(/^\(5\) /)
    await axe(page)

    await item(page, 'Berichten').click()
    const row = page.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem').filter({ hasText: first.name })
    await waitForVisible(row.getByText('2 ongelezen berichten'))
    await axe(page)
    await screenshot(page, 'chats-unread')
    await row.getByRole('link').click()
    await waitForVisible(page.getByRole('log'))
    await expect(page).toHaveTitle(/^\(3\) /)
    await page.goto('/likes')
    await waitForVisible(item(page, 'Berichten').getByText('1 ongelezen bericht'))

    await waitForVisible(page.getByRole('article').getByText('Nieuw').first())
    await expect(page.getByText('Nieuw', { exact: true })).toHaveCount(2)
    await page.getByRole('article').filter({ hasText: third.name }).getByRole('link').click()
    await waitForVisible(page.getByText('Vindt jou leuk'))
    await waitForVisible(item(page, 'Likes').getByText('1 nieuwe like'))
    await expect(page).toHaveTitle(/^\(2\) /)
  })

  test('NAV-03 TRAP-55: stop at 99+ in the bar, are exact in the tab title, and are absent at 0', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    await write(he, she)
    await stack.settle()
    const unread = (count: number) =>
      commit([
        update(keys.chat(she.id, conversationOf(she.id, he.id)), 'SET unread = :count', {
          values: { ':count': count },
        }),
      ])
    await unread(120)
    const page = await browser.open({ as: she })
    await page.goto('/members')
    await waitForVisible(item(page, 'Berichten').getByText('99+', { exact: true }))
    await expect(page).toHaveTitle(/^\(120\) /)
    await unread(0)
    await page.reload()
    await waitForVisible(item(page, 'Berichten'))
    await expect(page).toHaveTitle('Leden · Vonk')
    await expect(item(page, 'Berichten').getByText(/\d/)).toHaveCount(0)
  })

  test('CHAT-29 API-23: include a new message within the first five seconds, without a loading indicator', async () => {
    const she = await anna(stack)
    const he = await bram(stack)
    const page = await browser.open({ as: she })
    await page.clock.install()
    await page.goto('/members')
    await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
    await write(he, she)
    await stack.settle()
    await runClock(page, 5_000)
    await waitForVisible(item(page, 'Berichten').getByText('1 ongelezen bericht'))
    await write(he, she)
    await stack.settle()
    await runClock(page, 60_000)
    await waitForVisible(item(page, 'Berichten').getByText('2 ongelezen berichten'))
  })
})

describe('the credits in the bar', () => {
  const colours = { 10: 'warning', 1: 'warning', 0: 'danger' } as const

  test('NAV-05 NAV-06 NAV-07 NAV-08: are shown to a premium member from 10 down, in the colour of their state', async () => {
    for (const on of ['phone', 'desktop'] as const) {
      for (const [credits, colour] of Object.entries(colours)) {
        const page = await browser.open({ on, as: await anna(stack, { premium: true, credits: Number(credits) }) })
        await page.goto('/members')
        const badge = item(page, 'Credits').locator(`.bg-${colour}`)
        await waitForVisible(badge)
        await expect(badge).toContainText(credits)
        await axe(page)
        await screenshot(page, `badge-credits-${credits}-${on}`)
      }
    }
  })

  test('NAV-05 NAV-06: have no badge at 11, and the item links to the credits', async () => {
    const page = await browser.open({ as: await anna(stack, { premium: true, credits: 11 }) })
    await page.goto('/members')
    await waitForVisible(item(page, 'Credits'))
    await expect(item(page, 'Credits')).toHaveText('Credits')
    await expect(item(page, 'Word premium')).toHaveCount(0)
    await item(page, 'Credits').click()
    await page.waitForURL('**/credits')
  })

  test('NAV-09 OPEN-71 TRAP-57: are replaced for a free member by the link to premium, and are shown on the credits page', async () => {
    const page = await browser.open({ on: 'phone', as: await anna(stack, { credits: 2 }) })
    await page.goto('/members')
    await waitForVisible(item(page, 'Word premium'))
    await expect(item(page, 'Credits')).toHaveCount(0)
    await item(page, 'Word premium').click()
    await page.waitForURL('**/premium')
    await page.goto('/credits')
    await waitForVisible(page.getByText('Je saldo').getByText('2 credits'))
  })
})

test('LIKE-09 LIKE-10 TRAP-03 OPEN-36: an address with the query t shows a like that exists, and no other', async () => {
  const [she, older, newer] = [await anna(stack), await bram(stack), await bram(stack)]
  const page = await browser.open({ on: 'phone', as: she })
  const dialog = page.getByRole('dialog')
  await page.goto('/members?t=0')
  await waitForVisible(page.getByRole('heading', { name: 'Leden', level: 1 }))
  await waitForIdle(page)
  await expect(dialog).toHaveCount(0)

  await older.call(likes.like, { body: { id: she.id } })
  stack.clock.advance({ seconds: 5 })
  await newer.call(likes.like, { body: { id: she.id } })
  await stack.settle()
  await page.goto('/members?t=1')
  await waitForVisible(dialog.getByRole('heading', { name: `${newer.name} vindt je leuk` }))
  await axe(page)
  // The page is about a member, so the popup shows that member's like.
  await page.goto(`/members/${older.id}?t=0`)
  await waitForVisible(dialog.getByRole('heading', { name: `${older.name} vindt je leuk` }))
  await dialog.getByRole('link', { name: 'Bekijk het profiel' }).click()
  await page.waitForURL(`**/members/${older.id}`)
  await waitForIdle(page)
  await expect(dialog).toHaveCount(0)
})
