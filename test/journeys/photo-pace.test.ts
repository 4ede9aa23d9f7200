import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { findPhoto } from '#functions/stores/photos/photo.ts'
import * as moderation from '#shared/contract/moderation.ts'
import * as safety from '#shared/contract/safety.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addPicturedMember, putPictures } from '#test/support/pictures.ts'
import { slowDown } from '#test/support/slow-browser.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { newId } from '#test/support/visitor.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

/** Adds a member with waiting photos, including the image files. */
async function addWaiting(name: string, count: number) {
  const member = await addPicturedMember(stack, { name, premium: true, about: 'Houdt van varen en van koken.' }, 3)
  const photos: string[] = []
  for (let n = 0; n < count; n++) {
    const id = await addWaitingPhoto(stack, member.id)
    await putPictures(stack, member, id)
    photos.push(id)
  }
  return { member, photos }
}

/** Waits for the picture of the current photo; returns the ms since the last key press. */
async function seesPicture(page: Page, rendition: 'full' | 'locked'): Promise<number> {
  const shown = await page.waitForFunction((wanted) => {
    const picture = document.querySelector<HTMLImageElement>('main [data-zoomed] img')
    const isShown = picture?.complete && picture.naturalWidth > 0 && picture.currentSrc.includes(`/${wanted}.`)
    return isShown ? { ms: performance.now() - Number(document.documentElement.dataset.pressed) } : null
  }, rendition)
  return (await shown.jsonValue())!.ms
}

test('MOD-14 by keyboard alone, 25 photos at 2 s of looking each take less than a minute', async () => {
  const { member, photos } = await addWaiting('Anna_uit_Utrecht', 18)
  const page = await browser.open({ on: 'desktop', language: 'nl', as: await openStaff(stack) })
  await page.goto('/staff/photos')
  await waitForVisible(page.getByText('Nog 18 foto’s.'))
  await page.evaluate(() =>
    addEventListener(
      'keydown',
      () => {
        document.documentElement.dataset.pressed = String(performance.now())
      },
      true,
    ),
  )
  // Measures only the time spent waiting, by the page's clock, and adds 2 s of looking per photo. A
  // browser that is slowed down waits longer by the same factor.
  const decided = 15
  const lookingMs = 2_000
  let waitedMs = 0
  for (let n = 0; n < decided; n++) {
    await page.keyboard.press('Space')
    waitedMs += await seesPicture(page, 'full')
    await page.keyboard.press('a')
    waitedMs += await seesPicture(page, 'locked')
  }
  expect(25 * (lookingMs + waitedMs / slowDown / decided)).toBeLessThan(60_000)
  await waitForVisible(page.getByText('Nog 3 foto’s.'))
  await expect.poll(async () => (await findPhoto(member.id, photos[0]!))?.status).toBe('active')
})

test.each([
  ['desktop', 'nl', false],
  ['phone', 'de', true],
] as const)(
  'MOD-08 MOD-14 MOD-15 on %s a moderator magnifies and escalates a photo, and finds it in file and trail',
  async (on, language, isDark) => {
    const staff = await openStaff(stack)
    const { member, photos } = await addWaiting(`Carla_${on}`, 3)
    const decide = { member: member.id, id: photos[0]!, verdict: 'refused', reason: 'quality' } as const
    await staff.call(moderation.decidePhoto, { body: decide })
    const other = await addPicturedMember(stack, { name: `Dora_${on}` })
    await other.call(safety.complain, {
      body: {
        id: newId(),
        kind: 'profile',
        category: 'fake',
        member: member.id,
        text: 'Dit is iemand anders.',
        good_faith: true,
      },
    })
    await staff.call(moderation.addNote, { body: { id: newId(), member: member.id, text: 'Belde over een klacht.' } })
    const page = await browser.open({ on, language, isDark, as: staff })
    await page.goto('/staff/photos')
    await seesPicture(page, 'locked')
    // Photos of the other test are in the queue as well.
    while ((await page.getByText(`Carla_${on}`).count()) === 0) {
      await page.keyboard.press('ArrowRight')
      await seesPicture(page, 'locked')
    }
    await axe(page)
    await screenshot(page, `staff-photo-${on}`, { isWhole: true })
    await page.keyboard.press('Space')
    await seesPicture(page, 'full')
    await page.keyboard.press('z')
    await expect(page.locator('[data-zoomed=true]')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-zoomed=true]')).toHaveCSS('transform', 'matrix(3, 0, 0, 3, 0, 0)')
    await screenshot(page, `staff-photo-zoomed-${on}`)
    await expectNoOverflow(page)
    await page.keyboard.press('m')
    await expect.poll(async () => (await findPhoto(member.id, photos[1]!))?.reason).toBe('minor')

    await page.goto(`/staff/members?q=${member.id}`)
    await waitForVisible(page.getByText('Belde over een klacht.'))
    await axe(page)
    await screenshot(page, `staff-member-file-${on}`, { isWhole: true })
    await expectNoOverflow(page)
    await page.goto('/staff/audit')
    await waitForVisible(page.locator('main table'))
    await page.locator('main input[name=member]').fill(member.email)
    await page.locator('main search button[type=submit]').click()
    await expect(page.locator('main tbody tr')).toHaveCount(4)
    await axe(page)
    await screenshot(page, `staff-trail-${on}`)
    await expectNoOverflow(page)
  },
)
