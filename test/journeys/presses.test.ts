import type { Page } from 'playwright-core'
import { test } from 'vitest'
import * as chats from '#shared/contract/chats.ts'
import * as likes from '#shared/contract/likes.ts'
import { type Device, openBrowser, openMailedLink } from '#test/support/browser.ts'
import { expect } from '#test/support/page-expect.ts'
import { waitForVisible } from '#test/support/page-wait.ts'
import { addPicturedMember } from '#test/support/pictures.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)
const words = wordsOf('nl')

/**
 * Counts the pointer presses in all pages of a tab. Typing and moving between fields do not count,
 * because the keyboard is enough for that.
 */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses++
  })
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void }
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countPress(), { capture: true })
  })
  return () => presses
}

/** Signs up from the home page as far as the last screen. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto('/')
  const start = page.getByRole('main')
  const choose = (group: string, gender: string) =>
    start.getByRole('group', { name: group }).getByText(gender, { exact: true }).click()
  await choose(words('site.home.start.iAm'), words('ui.gender.male'))
  await choose(words('site.home.start.lookingFor'), words('ui.gender.female'))
  const birthDate = words('site.home.start.birthDate')
  await start.getByLabel(`${birthDate}, ${words('ui.day')}`).fill('17')
  await start.getByLabel(`${birthDate}, ${words('ui.month')}`).fill('5')
  await start.getByLabel(`${birthDate}, ${words('ui.year')}`).fill('1990')
  await start.getByRole('button', { name: words('site.home.start.submit') }).click()

  const next = page.getByRole('button', { name: words('account.signup.next'), exact: true })
  await page.getByLabel(words('account.signup.place.name')).fill(name)
  await page.getByLabel(words('account.signup.place.city')).fill('Utrecht')
  await page.getByRole('listbox').getByRole('option', { name: 'Utrecht' }).first().click()
  await next.click()
  await page.getByLabel(words('account.signup.credentials.email')).fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel(words('account.signup.credentials.password'), { exact: true }).fill('een-goed-wachtwoord-24')
  await page.getByRole('checkbox').click()
  await next.click()
  await page.getByRole('button', { name: words('account.signup.details.submit') }).click()
  await waitForVisible(page.getByText(words('account.signup.complete.title', { name })))
}

/** Press on the activation link in the mail; only activated members may like. */
const mailPresses = 1

test.each(['phone', 'desktop'] as const)(
  'ACC-04 ACC-22 LIKE-19: on a %s a newcomer likes somebody within 20 presses of the home page (11), and writes to a match two later',
  async (on: Device) => {
    const her = await addPicturedMember(stack, { name: `Vera_${on}`, birthDate: '1991-01-01', region: 'NL-UT' })
    const name = `Teller_${on}`
    const page = await browser.open({ on })
    const presses = await countPresses(page)
    await signUp(page, name)
    await openMailedLink(page, stack, `${name.toLowerCase()}@example.org`, '/activate/done')
    await page.getByRole('link', { name: words('account.activated.toMembers') }).click()
    await page.getByRole('button', { name: words('members.like', { name: her.name }) }).click()
    const likers = async () => (await her.call(likes.list)).liked_by
    await expect.poll(async () => (await likers()).map(({ profile }) => profile.name)).toEqual([name])
    const toLike = presses() + mailPresses
    expect(toLike).toBeLessThanOrEqual(20)
    expect(toLike).toBe(11)

    const [liker] = await likers()
    await her.call(likes.like, { body: { id: liker!.id } })
    await stack.settle()
    const moment = page.getByRole('dialog', { name: words('likes.moment.title') })
    await waitForVisible(moment)
    await moment.getByRole('button', { name: words('likes.moment.write', { name: her.name }) }).click()
    await page.getByLabel(words('chats.composer.label', { name: her.name })).fill('Hoi, zin in koffie?')
    await page.getByRole('button', { name: words('chats.composer.send', { count: 1 }) }).click()
    await expect.poll(async () => (await her.call(chats.list)).chats[0]?.last_message?.text).toBe('Hoi, zin in koffie?')
    expect(presses() + mailPresses).toBe(toLike + 2)
  },
)
