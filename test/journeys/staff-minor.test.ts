import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { complaintPath } from '#frontend/features/staff/paths.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { staff as en } from '#shared/i18n/en/staff.ts'
import { staff as nl } from '#shared/i18n/nl/staff.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addPicturedMember, putPictures } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { openStaff } from '#test/support/staff.ts'
import { addWaitingPhoto } from '#test/support/waiting-photos.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

/**
 * Expects the evidence to be blurred until opened (MOD-07), and the Content-Security-Policy of the
 * site to allow the pictures.
 */
async function seesPicture(page: Page) {
  const button = page.locator('button[aria-pressed]').first()
  const picture = () =>
    button.locator('img').evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.src : ''))
  await expect.poll(picture).toMatch(/^blob:/)
  const blurred = await picture()
  await button.click()
  await expect.poll(async () => ['', blurred].includes(await picture().catch(() => ''))).toBe(false)
  await button.click()
}

test.each([
  ['desktop', 'en', en, false],
  ['phone', 'nl', nl, true],
] as const)(
  'MOD-06 on %s a moderator suspends a suspected minor by one press, and a colleague lifts the suspension',
  async (on, language, words, isDark) => {
    const member = await addPicturedMember(stack, { name: `Kim_${on}` })
    await putPictures(stack, member, await addWaitingPhoto(stack, member.id))
    const page = await browser.open({ on, language, isDark, as: await openStaff(stack) })
    await page.goto(`/staff/members?q=${member.id}`)
    const button = page.getByRole('button', { name: words.actions.suspect.button.minor })
    await waitForVisible(button)
    await screenshot(page, `staff-minor-file-${on}`, { isWhole: true })
    await button.click()
    await waitForVisible(page.getByRole('link', { name: words.actions.suspect.until }))
    await axe(page)
    await expectNoOverflow(page)
    await screenshot(page, `staff-minor-suspended-${on}`, { isWhole: true })

    const opened = (await findAccount(member.id))!.suspendedFor!
    const colleague = await openStaff(stack, ['moderator', 'lead'])
    const other = await browser.open({ on, language, isDark, as: colleague })
    await other.goto(complaintPath(opened))
    await seesPicture(other)
    const lift = other.getByRole('radio', { name: words.answer.caseOutcomes.dismissed })
    await lift.check()
    await axe(other)
    await expectNoOverflow(other)
    await screenshot(other, `staff-minor-case-${on}`, { isWhole: true })
    await other.getByRole('form').getByRole('textbox').fill('Paspoort gezien, het is goed zo.')
    await other.getByRole('form').locator('button[type=submit]').click()
    await expect.poll(async () => (await findAccount(member.id))?.status).toBe('active')
  },
)
