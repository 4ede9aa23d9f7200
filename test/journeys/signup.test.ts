import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import * as account from '#shared/contract/account.ts'
import { changeAccount } from '#test/support/accounts.ts'
import { type Device, openBrowser, openMailedLink, screenshot } from '#test/support/browser.ts'
import { withCountry } from '#test/support/country.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { passTime, waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna } from '#test/support/people.ts'
import { mailsTo } from '#test/support/signup.ts'
import { openStack } from '#test/support/stack.ts'
import { newId, newName } from '#test/support/visitor.ts'

const stack = openStack({ countries: ['NL'] })
const browser = openBrowser(stack)

const next = (page: Page) => page.getByRole('button', { name: 'Verder', exact: true }).click()
const step = (page: Page, number: number) => waitForVisible(page.getByText(`Stap ${number} van 5`))
const dialog = (page: Page) => page.getByRole('dialog')

async function answerWho(page: Page): Promise<void> {
  const content = page.getByRole('group', { name: 'Wie ben je, en wie zoek je?' })
  await content.getByRole('group', { name: 'Ik ben een' }).getByLabel('Vrouw').check()
  await content.getByRole('group', { name: 'Ik zoek een' }).getByLabel('Man', { exact: true }).check()
  await next(page)
}

async function answerAge(page: Page, year = '1990'): Promise<void> {
  const content = page.getByRole('group', { name: 'Wanneer ben je geboren?' })
  await content.getByLabel('Mijn geboortedatum, dag').fill('17')
  await content.getByLabel('Mijn geboortedatum, maand').fill('5')
  await content.getByLabel('Mijn geboortedatum, jaar').fill(year)
  await next(page)
}

async function answerPlace(page: Page, name: string): Promise<void> {
  await page.getByLabel('Profielnaam').fill(name)
  await page.getByLabel('Provincie').selectOption('NL-UT')
  await next(page)
}

async function answerCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill('een-goed-wachtwoord-24')
  await page.getByRole('checkbox').check()
  await next(page)
}

const someone = () => ({ name: newName('Nieuw'), email: `nieuw.${newId().toLowerCase()}@example.org` })

/** Answers all steps of signup, without pressing the last button. */
async function fillIn(page: Page, { name, email } = someone()): Promise<void> {
  await page.goto('/signup')
  await answerWho(page)
  await answerAge(page)
  await answerPlace(page, name)
  await answerCredentials(page, email)
  await step(page, 5)
}
const send = (page: Page) => page.getByRole('button', { name: 'Maak mijn account' }).click()

describe('the page of signup', () => {
  test('ROUTE-03 ROUTE-04 TRAP-30: is a modal on a desktop, over the home page, and closing it leads home', async () => {
    const page = await browser.open()
    await page.goto('/signup')
    await waitForVisible(dialog(page).getByText('Stap 1 van 5'))
    await waitForVisible(page.getByRole('heading', { name: 'Vanavond een goed gesprek', includeHidden: true }))
    await axe(page)
    await screenshot(page, 'signup-modal')
    // Before the first answer, Escape still closes the dialog.
    await page.keyboard.press('Escape')
    await page.waitForURL(`${stack.url}/`)
    await waitForIdle(page)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('ROUTE-05: is a page of its own on a phone, and cancelling leads home', async () => {
    const page = await browser.open({ on: 'phone' })
    await page.goto('/signup')
    await step(page, 1)
    await waitForIdle(page)
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await page.waitForURL(`${stack.url}/`)
  })

  test('ROUTE-06: continues a started signup after a reload and at its own address; the password is never stored', async () => {
    for (const on of ['phone', 'desktop'] as const) {
      const page = await browser.open({ on })
      const { name, email } = someone()
      await fillIn(page, { name, email })
      const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
      await expect.poll(kept).toContain(name)
      await expect.poll(kept).not.toContain('een-goed-wachtwoord-24')
      await page.goto('/complete-signup')
      await step(page, 4)
      await waitForIdle(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
      await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
      await axe(page)
      await screenshot(page, `complete-signup-${on}`)
    }
  })
})

test('ACC-06 ACC-07 TRAP-35: the signup modal is closed from step 1 on by cancelling, but neither by a press outside nor by Escape', async () => {
  const page = await browser.open()
  await page.goto('/signup')
  await answerWho(page)
  await step(page, 2)
  await page.mouse.click(20, 400)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await step(page, 2)
  await answerAge(page)
  await step(page, 3)
  await page.keyboard.press('Escape')
  await step(page, 3)
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
  await page.waitForURL(`${stack.url}/`)
  await waitForIdle(page)
  await expect(dialog(page)).toHaveCount(0)
})

test('ACC-05 TRAP-34 TRAP-35: signup has no exit while sending, shows a failure in place, and a retry continues', async () => {
  const page = await browser.open()
  expectFault(page, /^500 POST /)
  await page.clock.install()
  await fillIn(page)
  await page.route(`**${account.signup.path}`, (route) => route.fulfill({ status: 500, body: '' }))
  await send(page)
  await waitForVisible(dialog(page).getByRole('heading', { name: 'We maken je account' }))
  await expect(dialog(page).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await passTime(page, dialog(page).getByText('Er is een fout opgetreden, probeer het later opnieuw.'))
  await axe(page)
  await screenshot(page, 'signup-failed')
  await expect(dialog(page).getByRole('button', { name: 'Annuleren' })).toHaveCount(1)
  await page.unroute(`**${account.signup.path}`)
  await dialog(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
  await waitForVisible(dialog(page).getByRole('heading', { name: /^Welkom, Nieuw/ }))
})

describe('signup refusals are shown at their field, and can be corrected there', () => {
  const refused = async (on: Device = 'phone') => {
    const page = await browser.open({ on })
    expectFault(page, /^4\d\d POST .*signup/)
    return page
  }

  test('ACC-14 ACC-16 MOD-06: too young, and corrected on another device', async () => {
    const page = await refused()
    await page.goto('/signup')
    await answerWho(page)
    await answerAge(page, String(new Date().getFullYear() - 17))
    await waitForVisible(page.getByText('Vul uw geboortedatum in (18+ jaar)'))
    await axe(page)
    await screenshot(page, 'signup-too-young')
    // For a day, signup refuses every date from this device
    // (test/journeys/safety-notices.test.ts). Without its cookies it counts as another device.
    await page.context().clearCookies()
    await answerAge(page)
    await step(page, 3)
  })

  test('ACC-20 ACC-21 ACC-52 TRAP-36: name, region, address, password and consent', async () => {
    const page = await refused('desktop')
    const taken = await anna(stack)
    await page.goto('/signup')
    await next(page)
    await waitForVisible(page.getByText('Maak een keuze.'))
    await answerWho(page)
    await answerAge(page)
    await page.getByLabel('Profielnaam').fill(taken.name)
    await next(page)
    await waitForVisible(page.getByText('Deze profielnaam is al bezet.'))
    await waitForVisible(page.getByText('Maak een keuze.'))
    // The first invalid field has the focus, so that a screen reader reads it.
    await expect(page.getByLabel('Profielnaam')).toBeFocused()
    await axe(page)
    const { name } = someone()
    await answerPlace(page, name)
    await step(page, 4)
    await next(page)
    await waitForVisible(page.getByText('Ga eerst akkoord om verder te gaan.'))
    await waitForVisible(page.getByText('Ongeldige e-mail'))
    await axe(page)
    await screenshot(page, 'signup-refused')
  })

  test('ACC-19 OPEN-80: a likely typo in the address, with a suggestion', async () => {
    const page = await refused()
    await page.goto('/signup')
    await answerWho(page)
    await answerAge(page)
    await answerPlace(page, someone().name)
    await page.getByLabel('E-mailadres').fill('jan@gmial.com')
    await page.getByRole('button', { name: 'Bedoelde je jan@gmail.com?' }).click()
    await expect(page.getByLabel('E-mailadres')).toHaveValue('jan@gmail.com')
  })
})

test('ACC-08 TRAP-33 HOME-24 HOME-25 TRAP-54: after signup the reminder is a modal on a phone and an alert on a desktop, and it returns', async () => {
  for (const on of ['phone', 'desktop'] as const) {
    const page = await browser.open({ on })
    await fillIn(page)
    await send(page)
    await page.getByRole('button', { name: 'Bekijk je matches' }).click()
    const isThere = ({ pathname, searchParams }: URL) =>
      pathname === '/signup-matches' && searchParams.has('api_signup_complete') === (on === 'phone')
    await expect(page).toHaveURL(isThere)
    await waitForVisible(page.getByText('Bevestig je e-mailadres'))
    await waitForIdle(page)
    await expect(dialog(page)).toHaveCount(on === 'phone' ? 1 : 0)
    if (on === 'phone') await dialog(page).getByRole('button', { name: 'Eerst rondkijken' }).click()
    await page.reload()
    await waitForVisible(page.getByText('Bevestig je e-mailadres'))
    await waitForIdle(page)
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('ACC-24 ACC-25 ERR-11 OPEN-22: an invalid activation link shows how to get help, and a member gets a new mail', async () => {
  const visitor = await browser.open({ on: 'phone' })
  expectFault(visitor, /^4(00|10) POST /)
  await visitor.goto('/activate/done#token=x.y.z')
  await visitor.waitForURL('**/activate/error')
  await waitForVisible(visitor.getByRole('heading', { name: 'Activeren mislukt' }))
  await waitForVisible(visitor.getByText('support@localhost'))
  await axe(visitor)
  await screenshot(visitor, 'activate-error')

  const page = await browser.open({ on: 'phone' })
  expectFault(page, /^429 POST /)
  const { name, email } = someone()
  await fillIn(page, { name, email })
  await send(page)
  await waitForVisible(page.getByRole('heading', { name: `Welkom, ${name}` }))
  await page.goto('/activate/error')
  const again = page.getByRole('button', { name: 'Stuur een nieuwe mail' })
  await again.click()
  await waitForVisible(page.getByText('Er is een nieuwe mail onderweg.'))
  await again.click()
  await waitForVisible(page.getByText(/Je kunt één nieuwe mail per minuut aanvragen/))
  await axe(page)
  stack.clock.advance({ seconds: 61 })
  await again.click()
  await waitForVisible(page.getByText('Er is een nieuwe mail onderweg.'))
  await expect.poll(async () => (await mailsTo(stack, email)).length).toBe(3)
  await openMailedLink(page, stack, email, '/activate/done')
  await waitForVisible(page.getByRole('heading', { name: 'Je account is geactiveerd' }))
})

test('TRAP-71 ACC-12: where signup is closed nobody can start it, and members can log in', async () => {
  await withCountry('NL', { signups: 'none' as never }, async () => {
    const page = await browser.open({ on: 'phone' })
    await page.goto('/')
    await waitForVisible(page.getByText('Aanmelden is op dit moment niet mogelijk.'))
    await page.goto('/signup')
    await waitForVisible(page.getByRole('heading', { name: 'Aanmelden kan nu niet' }))
    await axe(page)
    await page.getByRole('link', { name: 'Inloggen' }).first().click()
    await page.waitForURL('**/login')
  })
})

test('HOME-24: once the address is confirmed the reminder disappears', async () => {
  const she = await anna(stack, { status: 'not_confirmed' })
  const page = await browser.open({ as: she })
  await page.goto('/members')
  await waitForVisible(page.getByText('Bevestig je e-mailadres'))
  await changeAccount(she.id, { status: 'active' })
  await page.reload()
  await waitForVisible(page.getByRole('heading', { name: 'Leden' }))
  await waitForVisible(page.getByRole('button', { name: 'Account' }).filter({ visible: true }))
  await waitForIdle(page)
  await expect(page.getByText('Bevestig je e-mailadres')).toHaveCount(0)
})
