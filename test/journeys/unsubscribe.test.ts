import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { findAccount } from '#functions/stores/account/account.ts'
import { notify } from '#functions/stores/notifications/notify.ts'
import { commit } from '#functions/table/transaction.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { expectNoOverflow } from '#test/support/page-layout.ts'
import { anna, type Member } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'

const stack = openStack({ countries: ['BE'] })
const browser = openBrowser(stack)

/** The URL in a notification's List-Unsubscribe header. */
async function unsubscribeAddress({ id, email, name }: Member): Promise<string> {
  const account = (await findAccount(id))!
  await commit(notify(account, { event: 'activationOverdue', props: { name } }, stack.clock.now()))
  const [mail] = await mailsTo(stack, email)
  return /^<(.+)>$/.exec(mail!.headers['list-unsubscribe']!.replaceAll(/\s/g, ''))![1]!
}
const reasonsOf = async ({ id }: Member) => (await findAccount(id, { consistent: true }))!.notificationsDisabled

async function look(page: Page, name: string): Promise<void> {
  await axe(page)
  await expectNoOverflow(page)
  await screenshot(page, name)
}

test('NOTIF-25 NOTIF-11 a visitor who opens the unsubscribe address presses a button, in the mail’s language, on a phone', async () => {
  const member = await anna(stack, { site: 'BE', status: 'not_confirmed', language: 'fr' })
  const page = await browser.open({ on: 'phone' })
  await page.goto(await unsubscribeAddress(member))
  const submit = page.getByRole('button', { name: 'Me désabonner' })
  await expect(submit).toBeVisible()
  expect(await reasonsOf(member)).toEqual([])
  await look(page, 'unsubscribe')
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est fait')
  await expect.poll(() => reasonsOf(member)).toEqual(['listunsubscribe'])
  await look(page, 'unsubscribed')
})

test('NOTIF-25 a truncated address says so, on a desktop', async () => {
  const member = await anna(stack, { site: 'BE', status: 'not_confirmed' })
  const page = await browser.open({ on: 'desktop' })
  expectFault(page, /^410 POST .*\/api\/unsubscribe\.php/)
  const address = await unsubscribeAddress(member)
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Meld me af' })).toBeVisible()
  await look(page, 'unsubscribe')
  await page.goto(address.replace(/&language.*/, '').slice(0, -10))
  await page.getByRole('button', { name: 'Meld me af' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet meer')
  await look(page, 'unsubscribe-invalid')
  expect(await reasonsOf(member)).toEqual([])
})
