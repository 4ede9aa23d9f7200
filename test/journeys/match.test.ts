import type { Locator, Page } from 'playwright-core'
import { test } from 'vitest'
import * as likes from '#shared/contract/likes.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow, setTextSize } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const man = { gender: 'male', wantedGender: 'female' } as const
const moment = (page: Page) => page.getByRole('dialog', { name: 'Het klikt' })
const openMembers = async (page: Page) => {
  await page.goto('/members')
  await waitForVisible(page.getByRole('main').getByRole('article'))
  await waitForIdle(page)
}

/** Expects that each part of a full-screen popup can be scrolled to, in small windows. */
async function expectWithinReach(page: Page, name: string, parts: readonly Locator[]) {
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [844, 390],
  ] as const)
    for (const size of [100, 200] as const) {
      await page.setViewportSize({ width, height })
      await setTextSize(page, size)
      await screenshot(page, `${name}-${width}-${height}-${size}`)
      await expectNoOverflow(page)
      for (const part of parts) {
        await part.scrollIntoViewIfNeeded()
        // tolerates fractions of a pixel, as heights are fractions of the window's height
        await expect(part, `${width} px at ${size} %`).toBeInViewport({ ratio: 0.98 })
      }
    }
}

test('LIKE-19 LIVE-12: a match is a full-screen moment for both at once, whoever liked first, and for each only once', async () => {
  const she = await addPicturedMember(stack, { name: 'Iris' })
  const he = await addPicturedMember(stack, { ...man, name: 'Thijs' })
  const hers = await browser.open({ as: she })
  await hers.goto(`/members/${he.id}`)
  await hers.getByRole('button', { name: 'Vind Thijs leuk' }).click()
  await expect.poll(async () => (await he.call(likes.list)).liked_by.length).toBe(1)
  await stack.settle()

  const his = await browser.open({ on: 'phone', as: he, isDark: true })
  await his.goto(`/members/${she.id}`)
  await his.getByRole('button', { name: 'Vind Iris leuk' }).click()
  await waitForVisible(moment(his))
  await expect(moment(his)).toHaveAccessibleDescription('Jij en Iris vinden elkaar leuk.')
  await expect(moment(his).locator('img')).toHaveCount(2)
  await axe(his)
  await screenshot(his, 'match-phone-dark')
  await moment(his).getByRole('button', { name: 'Straks' }).click()
  await expect(moment(his)).toHaveCount(0)
  await stack.settle()
  await openMembers(his)
  await expect(moment(his)).toHaveCount(0)

  // The live connection tells her page about the match.
  await waitForVisible(moment(hers))
  await axe(hers)
  await screenshot(hers, 'match-desktop')
  const line = moment(hers).getByRole('list', { name: 'Eerste zinnen voor Thijs' }).getByRole('button').last()
  const text = await line.innerText()
  await line.click()
  await expect(hers).toHaveURL(new RegExp(`/members/${he.id}/chat$`))
  const field = hers.getByRole('textbox', { name: /^Bericht aan Thijs/ })
  await expect(field).toHaveValue(text)
  await expect(field).toBeFocused()
  await openMembers(hers)
  await expect(moment(hers)).toHaveCount(0)
})

test('LIKE-19: waiting matches get one moment each, newest first, one per page, and none over a payment', async () => {
  const she = await anna(stack)
  for (const name of ['Eerste_Erik', 'Tweede_Tom']) {
    const he = await bram(stack, { name })
    await she.call(likes.like, { body: { id: he.id } })
    await he.call(likes.like, { body: { id: she.id } })
  }
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto('/credits')
  await waitForVisible(page.getByRole('heading', { name: 'Credits', level: 1 }))
  await waitForIdle(page)
  await expect(moment(page)).toHaveCount(0)

  await openMembers(page)
  await waitForVisible(moment(page).getByText('Jij en Tweede_Tom vinden elkaar leuk.'))
  await page.keyboard.press('Escape')
  await expect(moment(page)).toHaveCount(0)
  await waitForIdle(page)
  await expect(moment(page)).toHaveCount(0)
  await page.goto('/chats')
  await waitForVisible(moment(page).getByText('Jij en Eerste_Erik vinden elkaar leuk.'))
  await expectWithinReach(page, 'match', [
    moment(page).getByRole('heading'),
    moment(page).getByRole('button', { name: 'Straks' }),
  ])
})

test('LIKE-11 UI-15: "New like!" scrolls from its heading to its button on small phones, in landscape and with large text', async () => {
  const she = await anna(stack)
  const he = await addPicturedMember(stack, { ...man, name: 'Wilhelminakanaal9999' })
  await he.call(likes.like, { body: { id: she.id } })
  await stack.settle()
  const page = await browser.open({ on: 'phone', as: she, isUntold: true })
  await page.goto('/members')
  const dialog = page.getByRole('dialog', { name: 'Nieuwe like!' })
  await waitForVisible(dialog)
  await expectWithinReach(page, 'new-like', [
    dialog.getByRole('heading'),
    dialog.getByRole('button', { name: `Stuur ${he.name} een bericht` }),
  ])
})

test.each(['phone', 'desktop'] as const)(
  'LIVE-12: on a %s a like that arrives while the page is open gives a toast with the face, which leads to the profile',
  async (on) => {
    const she = await anna(stack)
    const he = await addPicturedMember(stack, { ...man, name: `Bart_${on}` })
    const page = await browser.open({ on, as: she, isDark: on === 'phone' })
    const firstLikes = page.waitForResponse('**/api/likes.php')
    await openMembers(page)
    // A toast announces a like only if the page has already loaded the earlier likes.
    await firstLikes
    await waitForIdle(page)
    await he.call(likes.like, { body: { id: she.id } })
    await stack.settle()
    await page
      .getByRole('link', { name: /^Likes/ })
      .filter({ visible: true })
      .click()
    await waitForVisible(page.getByText(`Bart_${on} vindt je leuk.`))
    await axe(page)
    await screenshot(page, `like-toast-${on}`)
    await page.getByRole('button', { name: 'Bekijk', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/likes/m/${he.id}$`))
  },
)
