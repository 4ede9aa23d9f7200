import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { anna, type Member } from '#test/support/people.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

let he: Member
beforeAll(async () => {
  he = await addPicturedMember(stack, { name: 'Fotograaf', gender: 'male', wantedGender: 'female' }, 3)
})

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Foto’s van Fotograaf' })
const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: `Fotograaf, foto ${number} van 3, groot bekijken` })
const photo = (page: Page, number: number) =>
  viewer(page).getByRole('img', { name: `Fotograaf, foto ${number} van 3`, exact: true })

describe('PROF-13: a photo of a profile that is pressed', () => {
  test('PROF-13 MOD-21: fills the screen, with the others beside it by button, key and swipe, and can be reported and blocked', async () => {
    const page = await browser.open({ on: 'phone', as: await anna(stack, { premium: true }) })
    await page.goto(`/members/${he.id}`)
    await opener(page, 1).click()
    await expect(photo(page, 1)).toBeInViewport({ ratio: 0.9 })
    await waitForVisible(viewer(page).getByText('1 van 3'))
    await expect(viewer(page).getByRole('button', { name: 'Vorige foto' })).toBeDisabled()
    await axe(page)
    await screenshot(page, 'photo-viewer')

    await viewer(page).getByRole('button', { name: 'Volgende foto' }).click()
    await expect(photo(page, 2)).toBeInViewport({ ratio: 0.9 })
    await waitForVisible(viewer(page).getByText('2 van 3'))
    await page.keyboard.press('ArrowRight')
    await expect(photo(page, 3)).toBeInViewport({ ratio: 0.9 })
    await expect(viewer(page).getByRole('button', { name: 'Volgende foto' })).toBeDisabled()
    await page.mouse.move(80, 420)
    await page.mouse.down()
    await page.mouse.move(330, 420, { steps: 8 })
    await page.mouse.up()
    await expect(photo(page, 2)).toBeInViewport({ ratio: 0.9 })
    await photo(page, 2).dblclick()
    await expect.poll(async () => (await photo(page, 2).boundingBox())!.width).toBeGreaterThan(500)

    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(opener(page, 2)).toBeFocused()
    await expect(opener(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Enter')
    await expect(photo(page, 2)).toBeInViewport({ ratio: 0.9 })
    await viewer(page).getByRole('button', { name: 'Blokkeren' }).click()
    await waitForVisible(page.getByRole('dialog', { name: 'Fotograaf blokkeren?' }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page, 2)).toBeFocused()
    await page.keyboard.press('Enter')
    await viewer(page).getByRole('link', { name: 'Deze foto melden' }).click()
    await page.waitForURL(/\/complaints\?member=.*kind=photo.*photo=\w{26}/)
  })

  test('OPEN-38 PROF-13: shows a member without premium only what the server sends sharp', async () => {
    const page = await browser.open({ as: await anna(stack) })
    await page.goto(`/members/${he.id}`)
    const openers = page.getByRole('button', { name: /groot bekijken$/ })
    await waitForVisible(openers)
    await expect(openers).toHaveCount(1)
    await openers.first().click()
    await waitForVisible(viewer(page).getByRole('button', { name: 'Sluiten' }))
    await expect(viewer(page).getByRole('img')).toHaveCount(1)
    await viewer(page).getByRole('button', { name: 'Sluiten' }).click()
    await expect(openers.first()).toBeFocused()
  })
})
