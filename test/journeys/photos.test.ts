import type { Page } from 'playwright-core'
import { test } from 'vitest'
import * as members from '#shared/contract/members.ts'
import * as photos from '#shared/contract/photos.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { decide, jpeg } from '#test/support/photos.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const own = (page: Page) => page.getByRole('region', { name: 'Mijn foto’s' })
const tiles = (page: Page) => own(page).getByRole('button', { name: /^(Foto \d|Hoofdfoto)/ })
/** The ends of the photos' ids, in order. */
const orderOf = (page: Page) =>
  own(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => /([^/]+)\/(card|full)/.exec(src)?.[1]))

test('HOME-18 HOME-19 PHOTO-04 PHOTO-05 PHOTO-10 PROF-13 TRAP-65: a photo from the phone is cropped, uploaded and inspected, and then seen by another member', async () => {
  const she = await anna(stack)
  const he = await bram(stack)
  const page = await browser.open({ on: 'phone', as: she })
  await page.goto('/members')
  await page.getByRole('button', { name: 'Laat zien wie je bent' }).click()
  await page.getByRole('link', { name: 'Kies een foto' }).click()
  await waitForVisible(own(page).getByText('Kies je eerste foto'))
  await waitForIdle(page)
  await expect(page.getByText('Laat zien wie je bent')).toHaveCount(0)
  await axe(page)

  const buffer = await jpeg({ width: 2600, height: 1800 })
  await own(page)
    .getByLabel('Kies je eerste foto')
    .setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer })
  const crop = page.getByRole('dialog', { name: 'Kies de uitsnede' })
  const area = crop.getByRole('application', { name: /^Uitsnede/ })
  await waitForVisible(area)
  await crop.getByLabel('Inzoomen').press('ArrowRight')
  const before = await crop.locator('.reactEasyCrop_Image').getAttribute('style')
  await area.press('ArrowRight')
  await expect.poll(() => crop.locator('.reactEasyCrop_Image').getAttribute('style')).not.toBe(before)
  await axe(page)
  await screenshot(page, 'photo-crop')
  await crop.getByRole('button', { name: 'Plaatsen' }).click()

  await stack.settle()
  await waitForVisible(own(page).getByRole('button', { name: 'Hoofdfoto, Wordt bekeken' }))
  await expectNoOverflow(page)
  await axe(page)
  await screenshot(page, 'photo-under-inspection')
  expect((await he.call(members.profile, { query: { id: she.id } })).main_image).toBeNull()
  // The photo is already her main photo, so no banner asks for a photo.
  await page.goto('/members')
  await waitForVisible(page.getByRole('article'))
  await waitForIdle(page)
  await expect(page.getByText('Laat zien wie je bent')).toHaveCount(0)

  const [photo] = (await she.call(photos.list, {})).photos
  await decide(stack, she.id, photo!.id, { verdict: 'main' })
  await page.goto('/profile')
  await waitForVisible(own(page).getByRole('button', { name: 'Hoofdfoto, zichtbaar' }))
  const his = await browser.open({ as: he })
  await his.goto(`/members/${she.id}`)
  const seen = his.getByRole('img', { name: `${she.name}, foto 1 van 1` })
  await waitForVisible(seen)
  const ratio = () => seen.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
  await expect.poll(ratio).toBeCloseTo(0.8, 2)
})

test('HOME-20: the photo alert is dismissed permanently, with its time', async () => {
  const page = await browser.open({ as: await anna(stack) })
  await page.goto('/members')
  const alert = page.getByText('Laat zien wie je bent')
  await waitForVisible(alert)
  await page.locator('[data-place=banners]').getByRole('button', { name: 'Verbergen' }).first().click()
  await waitForIdle(page)
  await expect(alert).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hide-enrich-alert'))).toMatch(/^\d{10}$/)
  await page.reload()
  await waitForVisible(page.getByRole('article'))
  await waitForIdle(page)
  await expect(alert).toHaveCount(0)
})

test('PHOTO-01 PHOTO-03 PHOTO-06 OPEN-40: photos are reordered by keyboard; the limit has a link to premium; members with access see a private one', async () => {
  const she = await addPicturedMember(stack, { name: 'Drie' }, 3)
  const he = await addPicturedMember(stack, { name: 'Kijker', gender: 'male', wantedGender: 'female', premium: true })
  const page = await browser.open({ as: she, isDark: true })
  await page.goto('/profile')
  await waitForVisible(own(page).getByText('Je hebt het maximum van 3 foto’s bereikt.'))
  await waitForVisible(own(page).getByRole('link', { name: 'Bekijk premium' }))
  const move = own(page).getByRole('button', { name: 'Verplaats foto 3' })
  await waitForVisible(move)
  await axe(page)
  await screenshot(page, 'own-photos-dark')
  const [first, second, third] = await orderOf(page)
  await move.focus()
  await page.keyboard.press('Space')
  await waitForVisible(page.getByText('Foto 3 staat nu op plaats 3 van 3.'))
  // The arrow keys work a moment after this announcement.
  const moved = page.getByText(/^Foto 3 staat nu op plaats [12] van 3\.$/)
  const press = async () => {
    await page.keyboard.press('ArrowLeft')
    return moved.first().isVisible()
  }
  await expect.poll(press, { intervals: [500] }).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => orderOf(page)).toEqual([third, first, second])
  await expect
    .poll(async () => (await she.call(photos.list, {})).photos.map(({ id }) => id))
    .toEqual([third, first, second])
  await page.reload()
  await waitForVisible(own(page).getByRole('button', { name: 'Foto 3, zichtbaar' }))
  await expect.poll(() => orderOf(page)).toEqual([third, first, second])

  await own(page).getByRole('button', { name: 'Foto 3, zichtbaar' }).click()
  await axe(page)
  await page.getByRole('button', { name: 'Maak privé' }).click()
  await waitForVisible(
    page.getByRole('region', { name: 'Privéfoto’s' }).getByRole('button', { name: 'Foto 1, zichtbaar' }),
  )
  await expect(tiles(page)).toHaveCount(2)
  const his = await browser.open({ on: 'phone', as: he })
  await his.goto(`/members/${she.id}`)
  await waitForVisible(his.getByText('1 van 2', { exact: true }))
  await she.call(photos.open, { body: { id: he.id } })
  await his.reload()
  await waitForVisible(his.getByText('1 van 3', { exact: true }))
  await waitForVisible(his.getByText('Privé, voor jou geopend'))
  await axe(his)

  await page.reload()
  await page.getByRole('button', { name: `Privéfoto’s sluiten voor ${he.name}` }).click()
  await page.getByRole('button', { name: 'Ja, sluiten' }).click()
  await expect.poll(async () => (await she.call(photos.listOpened, {})).members).toEqual([])
})
