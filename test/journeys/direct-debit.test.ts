import { test } from 'vitest'
import { axe, expect, openBrowser, screenshot, sees } from '#test/support/browser.ts'
import { codeSentTo, collect } from '#test/support/debits.ts'
import { anna } from '#test/support/people.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld({ countries: ['NL'] })
const browser = openBrowser(world)

test('ROUTE-32 PAY-24 PAY-25 PAY-55 TRAP-64: a direct debit from the order to the credits, by form, mandate and SMS code', async () => {
  const signupDate = new Date(world.clock.now().getTime() - 86_400_000).toISOString()
  const page = await browser.open({ on: 'phone', as: await anna(world, { signupDate, credits: 3 }) })
  await page.goto('/credits/c60/sdd')
  await page.getByRole('button', { name: 'Verder met automatische incasso' }).click()
  await page.waitForURL('**/directdebit?bundle=c60')
  await expect(page.getByRole('radio', { name: /60 credits/ })).toBeChecked()
  const values = {
    ...{ 'Naam van de rekeninghouder': 'K. Jansen', IBAN: 'NL91 ABNA 0417 1643 00', Straat: 'Dorpsstraat' },
    ...{ Huisnummer: '1', Postcode: '1234 AB', Plaats: 'Utrecht', 'Mobiel nummer': '06 1234 5678' },
  }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await sees(page.getByText(/^Eenmalige afschrijving van €\s19,99 voor 60 credits/))
  await page.getByRole('button', { name: 'Stuur mij de code' }).click()
  await sees(page.getByText('De code is gestuurd naar het nummer dat eindigt op 78.'))
  const otp = page.getByLabel('Code uit de sms')
  await expect(otp).toBeFocused()
  const code = codeSentTo(world, '+31612345678')
  await otp.fill(code)
  for (const box of await page.getByRole('checkbox').all()) {
    await expect(box).not.toBeChecked()
    await box.check()
  }
  await axe(page)
  await screenshot(page, 'direct-debit', { isWhole: true })
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
  await page.waitForURL('**/transactions/*')
  await sees(page.getByText(/^Je bank schrijft het bedrag over een paar werkdagen af/))
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await collect(world, id)
  await sees(page.getByRole('heading', { name: 'Gelukt, 60 credits erbij' }))
  await sees(page.getByText('63 credits'))
})
