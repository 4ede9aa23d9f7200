import type { Locator } from 'playwright-core'
import { describe, test } from 'vitest'
import { conversationOf } from '#functions/stores/chats/conversation.ts'
import * as chats from '#shared/contract/chats.ts'
import { brokenWords } from '#test/support/broken-words.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { addMember, anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'
import { newId } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL', 'BE'] })
const browser = openBrowser(stack)

const man = { gender: 'male', wantedGender: 'female' } as const
const smallPhone = { width: 320, height: 640 }

const edgesOf = (part: Locator) =>
  part.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect()
    return [left, right]
  })

describe('UI-15 long titles on narrow phones', () => {
  test('UI-15: no long German title breaks inside a word', async () => {
    const page = await browser.open({ on: 'phone', language: 'de', origin: stack.origins.BE! })
    for (const [width, path, title] of [
      [320, '/pages/privacy', 'Datenschutzerklärung'],
      [320, '/pages/terms', 'Allgemeine Geschäftsbedingungen'],
      [360, '/pages/terms', 'Allgemeine Geschäftsbedingungen'],
    ] as const) {
      await page.setViewportSize({ ...smallPhone, width })
      await page.goto(path)
      await waitForVisible(page.getByRole('heading', { level: 1, name: title }))
      await expect.poll(() => brokenWords(page), `${path} at ${width}`).toEqual([])
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto')
  })

  test('UI-15: no dialog breaks a name in its title, except after an underscore', async () => {
    const he = await bram(stack, { name: 'Maximiliaan_van_Dam' })
    const page = await browser.open({ on: 'phone', as: await anna(stack) })
    await page.setViewportSize(smallPhone)
    const words = wordsOf('nl')
    await page.goto(`/members/${he.id}`)
    await page.getByRole('button', { name: words('members.profile.menu') }).click()
    await page.getByRole('menuitem', { name: words('members.profile.block') }).click()
    await waitForVisible(page.getByRole('dialog').getByRole('heading', { name: he.name }))
    await expect.poll(() => brokenWords(page)).toEqual([])
    await screenshot(page, 'dialog-title-320')
  })
})

describe('CHAT-06 the panes of conversations', () => {
  test('CHAT-06 UI-05: have the edges of the banners above them, with the list alone and with a conversation', async () => {
    const [she, he] = [await anna(stack, { credits: 0 }), await bram(stack)]
    await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Zee of bos?' } })
    await stack.settle()
    const page = await browser.open({ as: she })
    for (const [width, edges] of [
      [768, [39, 729]],
      [1000, [35, 965]],
      [1280, [85, 1195]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/chats')
      const banner = page.locator('[data-place=banners] > *').first()
      await waitForVisible(page.getByRole('listitem').filter({ hasText: he.name }))
      await waitForVisible(banner)
      await expect.poll(() => edgesOf(banner), `banner at ${width}`).toEqual(edges)
      await expect.poll(() => edgesOf(page.getByRole('main')), `panes at ${width}`).toEqual(edges)
      if (width < 992) continue
      await page.goto(`/chats/${conversationOf(she.id, he.id)}`)
      await waitForVisible(page.getByRole('log'))
      await expect.poll(() => edgesOf(page.getByRole('main')), `conversation at ${width}`).toEqual(edges)
    }
  })

  test('UI-13: on a tablet the list has the whole width until a conversation is open', async () => {
    const [she, he] = [await anna(stack), await bram(stack)]
    await he.call(chats.send, { body: { member: she.id, id: newId(), text: 'Zee of bos?' } })
    await stack.settle()
    const page = await browser.open({ as: she })
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/chats')
    const row = page.getByRole('listitem').filter({ hasText: he.name })
    await waitForVisible(row)
    await expect(page.getByText(wordsOf('nl')('chats.choose.title'))).toBeHidden()
    await expect.poll(async () => (await row.boundingBox())!.width).toBeGreaterThan(600)
    await row.getByRole('link').click()
    await waitForVisible(page.getByRole('log'))
    await expect(row).toBeVisible()
    await expect.poll(async () => (await row.boundingBox())!.width).toBeLessThan(320)
    await expectNoOverflow(page)
  })
})

test('HOME-27: on desktops a grid of one to six members has no gap in a row', async () => {
  const she = await addMember(stack, { region: 'NL-GR', city: 'Groningen' })
  const others: string[] = []
  for (let number = 0; number < 6; number++) others.push((await addPicturedMember(stack, man, 1)).id)
  await stack.settle()
  const page = await browser.open({ as: she })
  let count = 0
  await page.route(/\/api\/search\.php/, async (route) => {
    const response = await route.fetch()
    const { results, ...found } = await response.json()
    const shown = others.slice(0, count)
    await route.fulfill({
      response,
      json: { ...found, results: results.filter(({ id }: { id: string }) => shown.includes(id)) },
    })
  })
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
  // Rows whose space on the left differs from that on the right, within the section.
  const uneven = () =>
    list.evaluate((grid) => {
      const outer = grid.parentElement!
      const { paddingLeft, paddingRight } = getComputedStyle(outer)
      const box = outer.getBoundingClientRect()
      const rows = Map.groupBy([...grid.children], (cell) => Math.round(cell.getBoundingClientRect().top))
      return [...rows.values()]
        .map((cells) => {
          const left = cells[0]!.getBoundingClientRect().left - box.left - Number.parseFloat(paddingLeft)
          const right = box.right - Number.parseFloat(paddingRight) - cells.at(-1)!.getBoundingClientRect().right
          return Math.round(right - left)
        })
        .filter((difference) => difference !== 0)
    })
  for (count = 1; count <= 6; count++) {
    await page.goto('/')
    await expect(list.getByRole('article')).toHaveCount(count)
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(uneven, `${count} at ${width}`).toEqual([])
    }
    await screenshot(page, `member-home-${count}`)
  }
})

test('SEARCH-27: below the top card, the next card shows a plain edge', async () => {
  const she = await addMember(stack, { name: 'Randje', region: 'NL-DR', city: 'Assen' })
  for (const name of ['Eerste', 'Tweede']) await addPicturedMember(stack, { ...man, name })
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she, isCalm: true })
  await page.goto('/swipe-game')
  const behind = page.getByRole('main').locator('article[aria-hidden=true]')
  await waitForVisible(behind)
  await waitForIdle(page)
  // Whether the card behind sticks out, and whether the plain edge covers what sticks out.
  const parts = () =>
    behind.evaluate((card) => {
      const top = card.parentElement!.querySelector('article:not([aria-hidden])')!
      const edge = getComputedStyle(card, '::after')
      return {
        isOut: card.getBoundingClientRect().bottom > top.getBoundingClientRect().bottom,
        isCovered:
          edge.backgroundColor === getComputedStyle(card).backgroundColor &&
          Number.parseFloat(edge.height) * 0.95 >
            card.getBoundingClientRect().bottom - top.getBoundingClientRect().bottom,
      }
    })
  await expect.poll(parts).toEqual({ isOut: true, isCovered: true })
  await screenshot(page, 'swipe-game-edge')
})
