import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { keys } from '#functions/table/keys.ts'
import { commit } from '#functions/table/transaction.ts'
import { put } from '#functions/table/write.ts'
import { openBrowser, screenshot } from '#test/support/browser.ts'
import { buy } from '#test/support/buying.ts'
import { axe } from '#test/support/page-axe.ts'
import { expect } from '#test/support/page-expect.ts'
import { expectFault } from '#test/support/page-faults.ts'
import { waitForIdle, waitForVisible } from '#test/support/page-wait.ts'
import { anna, bram } from '#test/support/people.ts'
import { openStack } from '#test/support/stack.ts'
import { wordsOf } from '#test/support/texts.ts'

const stack = openStack({ countries: ['NL', 'PL', 'DE'] })
const browser = openBrowser(stack)

/** Member whose time bonus has expired, and who therefore pays full prices. */
const settled = (more: Parameters<typeof anna>[1] = {}) =>
  anna(stack, { signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString(), credits: 3, ...more })
const orderButton = (page: Page) => page.getByRole('button', { name: 'Bestelling met betalingsverplichting' })

/** Checkbox for immediate delivery; card orders have a second checkbox, to store the card. */
const consentOf = (page: Page) => page.locator('input[name=immediate_delivery]')

async function order(page: Page): Promise<void> {
  await page.goto('/credits/c60/ideal')
  await consentOf(page).check()
  await orderButton(page).click()
  await page.waitForURL('**/pay/*')
}

test('ROUTE-30 PAY-12 PAY-13 TRAP-20: the order selects the method of the address, lets any other be selected, and sends nothing without method and consent', async () => {
  const page = await browser.open({ on: 'phone', as: await settled() })
  await page.goto('/credits/c60/paypal')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
  await page.goto('/credits/c60')
  await waitForVisible(orderButton(page))
  await expect(page.getByRole('radio')).toHaveCount(7)
  await waitForIdle(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await orderButton(page).click()
  await waitForVisible(page.getByText('Kies eerst hoe je wilt betalen.'))
  await waitForVisible(page.getByText('Ga eerst akkoord met de directe levering.'))
  await axe(page)
  await screenshot(page, 'payment-refused', { isWhole: true })
  expect(stack.payments.list()).toHaveLength(0)
})

test('PAY-13: total and order button are in the first view of a phone, and the missing consent is shown above them', async () => {
  const page = await browser.open({ on: 'phone', as: await settled() })
  await page.goto('/credits/c60/ideal')
  await waitForVisible(orderButton(page))
  await expect(orderButton(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('definition').filter({ hasText: '19,99' }).last()).toBeInViewport({ ratio: 1 })
  await orderButton(page).click()
  const consent = consentOf(page)
  await expect(consent).toBeFocused()
  const bottomOf = async () => (await consent.boundingBox())!.y + 24
  await expect.poll(bottomOf).toBeLessThan((await orderButton(page).boundingBox())!.y)
})

/** New member with the time bonus, for whom every banner is due. */
const newcomer = (more: Parameters<typeof anna>[1] = {}) =>
  anna(stack, {
    signupDate: stack.clock.now().toISOString(),
    notificationsDisabled: ['bounce'],
    credits: 0,
    ...more,
  })

test.each([
  ['nl', 'NL', 'NL-UT', 'ideal'],
  ['pl', 'PL', 'PL-14', 'blik'],
  ['de', 'DE', 'DE-BE', 'paypal'],
] as const)(
  'PAY-13 UI-16: consent, total and order button are in the first view of a newcomer with every banner due, on the page and in the sheet over a conversation, in %s',
  async (language, site, region, method) => {
    const words = wordsOf(language)
    const place = { site, country: site, region }
    const he = await bram(stack, place)
    const as = await newcomer({ ...place, language })
    const page = await browser.open({ on: 'phone', as, language, origin: stack.origins[site]! })
    const isInView = async (name: string) => {
      const button = page.getByRole('button', { name: words('credits.payment.submit') })
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect(consentOf(page)).toBeInViewport({ ratio: 1 })
      await expect(consentOf(page)).not.toBeChecked()
      await expect(page.getByRole('definition').last()).toBeInViewport({ ratio: 1 })
      await axe(page)
      await screenshot(page, `payment-first-view-${name}-${language}`)
    }
    await page.goto(`/credits/c60/${method}`)
    await isInView('page')
    await page.goto(`/members/${he.id}/chat`)
    const wall = page.getByRole('region', { name: words('chats.notice.insufficient_credits') })
    await wall.getByRole('button').filter({ hasText: '60' }).first().click()
    await isInView('sheet')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('timer')).toBeInViewport({ ratio: 1 })
    const spaceBelow = async () => {
      const [timer, methods] = [
        await sheet.getByRole('timer').boundingBox(),
        await sheet.getByRole('group').boundingBox(),
      ]
      return methods!.y - timer!.y - timer!.height
    }
    await expect.poll(spaceBelow, 'space between the countdown and the methods').toBeGreaterThan(0)
  },
)

test('PAY-65: a limit is set, an order above it is refused with the day when it frees, and a raise waits', async () => {
  const page = await browser.open({ on: 'phone', as: await settled() })
  expectFault(page, /^403 POST .*\/api\/payment\.php/)
  await page.goto('/transactions')
  await page.getByText('Je limieten').click()
  await page.getByRole('button', { name: 'Elke dag: Instellen' }).click()
  await page.getByRole('textbox').fill('10')
  await axe(page)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await waitForVisible(page.getByText(/^€\s0,00 van €\s10,00 gebruikt$/))
  await page.goto('/credits/c60/ideal')
  await consentOf(page).check()
  await orderButton(page).click()
  await waitForVisible(page.getByText(/boven je limiet van €\s10,00 per dag/))
  await axe(page)
  await screenshot(page, 'payment-limit')
  await page.getByRole('link', { name: 'Naar je limieten' }).click()
  await page.getByRole('button', { name: 'Elke dag: Wijzigen' }).click()
  await page.getByRole('button', { name: 'Limiet weghalen' }).click()
  await waitForVisible(page.getByText(/^Vervalt op/))
  await axe(page)
  await screenshot(page, 'spending-limits', { isWhole: true })
  await page.getByRole('button', { name: 'Toch niet verhogen' }).click()
  await expect(page.getByText(/^Vervalt op/)).toHaveCount(0)
})

test('PAY-61: another payment country of the site brings its methods', async () => {
  const page = await browser.open({ as: await settled() })
  await page.goto('/credits')
  await page.getByLabel('Land van je betaling').selectOption('BE')
  await waitForVisible(page.getByText('De prijzen en betaalmethoden gelden nu voor dit land: België.'))
  await waitForVisible(page.getByRole('listitem').filter({ hasText: 'Bancontact' }))
  await page.goto('/credits/c60/bancontact')
  await consentOf(page).check()
  await orderButton(page).click()
  await page.waitForURL('**/pay/*')
})

test('PAY-14 PAY-19 PAY-20: a pending payment is polled, and becomes completed on screen by itself', async () => {
  const page = await browser.open({ on: 'phone', as: await settled() })
  await order(page)
  await page.locator('button[value=pend]').click()
  await page.waitForURL('**/transactions/*')
  await waitForVisible(page.getByRole('heading', { name: 'We wachten op je betaling' }))
  await axe(page)
  await screenshot(page, 'payment-pending')
  const [payment] = stack.payments.list()
  stack.payments.act(payment!.id, 'pay')
  await stack.settle()
  await waitForVisible(page.getByRole('heading', { name: 'Gelukt, 60 credits erbij' }))
  await waitForVisible(page.getByText('63 credits'))
})

/** One method of each family per country, the action at the provider, and the resulting state. */
const families = {
  NL: [
    ['ideal', 'fail', 'failed'],
    ['creditcard', 'pay', 'completed'],
    ['paypal', 'cancel', 'failed'],
    ['paysafecard', 'expire', 'failed'],
    ['sct', 'pend', 'pending'],
  ],
  PL: [
    ['prezelewy24', 'pay', 'completed'],
    ['blik', 'fail', 'failed'],
    ['creditcard', 'cancel', 'failed'],
    ['paypal', 'pay', 'completed'],
    ['sct', 'pend', 'pending'],
  ],
} as const

test.each(['NL', 'PL'] as const)(
  'PAY-14 PAY-19 PAY-21 PAY-60 ERR-12: bank, card, wallet, voucher, code on the phone and transfer end on the page of their state in %s',
  async (site) => {
    const language = site === 'NL' ? 'nl' : 'pl'
    const words = wordsOf(language)
    const as = await settled({ site, language })
    const page = await browser.open({ on: 'phone', as, language, origin: stack.origins[site]! })
    for (const [method, action, state] of families[site]) {
      await page.goto(`/credits/c25/${method}`)
      await expect(page.getByRole('radio', { checked: true })).toHaveValue(method)
      await consentOf(page).check()
      await page.getByRole('button', { name: words('credits.payment.submit') }).click()
      await page.waitForURL('**/pay/*')
      await page.locator(`button[value=${action}]`).click()
      await page.waitForURL('**/transactions/*')
      const name = words(`credits.transaction.${state}`, { count: 25 })
      await waitForVisible(page.getByRole('heading', { level: 1, name, exact: true }))
      await waitForVisible(page.getByRole('definition').filter({ hasText: words(`credits.method.names.${method}`) }))
      if (state === 'failed') await waitForVisible(page.getByRole('link', { name: words('credits.retry') }))
      if (state === 'pending') await waitForVisible(page.getByText(words('credits.transaction.pendingTransferText')))
    }
  },
)

test('PAY-21 PAY-11: a failed payment has the exact text, and another method one press away', async () => {
  const page = await browser.open({ on: 'phone', as: await settled() })
  await order(page)
  await page.locator('button[value=fail]').click()
  await page.waitForURL('**/transactions/*')
  await waitForVisible(page.getByRole('heading', { name: 'Betaling mislukt', exact: true }))
  await waitForVisible(page.getByText('De betaling is mislukt of geannuleeerd.', { exact: true }))
  await expect(page.getByRole('link', { name: 'Opnieuw proberen' })).toBeInViewport({ ratio: 1 })
  await waitForVisible(page.getByRole('navigation', { name: 'Probeer een andere methode' }).getByRole('link'))
  await axe(page)
  await screenshot(page, 'payment-failed', { isWhole: true })
  await page.getByRole('link', { name: 'PayPal' }).click()
  await page.waitForURL('**/credits/c60/paypal')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
})

test('PAY-22 ERR-20 PAY-11 OPEN-52: a repeat order whose card is refused suggests a retry and PayPal, with links to both', async () => {
  const member = await settled()
  await buy(stack, member, { method: 'creditcard' })
  const page = await browser.open({ on: 'phone', as: member })
  await page.goto('/credits/repeat-order')
  await expect(page.getByText('Totaal, inclusief 21% btw')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /^Bestel opnieuw voor/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: /^Bestel opnieuw voor/ }).click()
  await page.waitForURL('**/credits/c25/creditcard')
  await consentOf(page).check()
  await orderButton(page).click()
  await page.waitForURL('**/pay/*')
  await page.locator('button[value=fail]').click()
  await page.waitForURL('**/transactions/*')
  await waitForVisible(page.getByText('De creditcardbetaling is mislukt. Probeer het opnieuw of betaal met PayPal.'))
  await axe(page)
  await screenshot(page, 'payment-card-failed')
  await page.getByRole('link', { name: 'Betaal met PayPal' }).click()
  await page.waitForURL('**/credits/c25/paypal')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
})

test('PAY-18 ROUTE-33: an unknown bundle or method, and the payment of another member, are the not-found page', async () => {
  const page = await browser.open({ as: await settled() })
  expectFault(page, /^404 GET .*\/api\//)
  for (const path of ['/credits/c7', `/transactions/${'0'.repeat(26)}`]) {
    await page.goto(path)
    await waitForVisible(page.getByRole('heading', { name: 'Deze pagina is niet gevonden' }))
  }
  await page.goto('/credits/c60/goud')
  await waitForVisible(orderButton(page))
  await waitForIdle(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('PAY-32 PAY-34 PAY-35 OPEN-55: an unknown code is reported at its field, and a valid one lowers every price until it is cleared', async () => {
  await commit([
    put(keys.discount('LENTE'), { code: 'LENTE', percentage: 10, status: 'active', validity: 'once-per-user' }),
  ])
  const page = await browser.open({ on: 'phone', as: await settled() })
  expectFault(page, /^404 GET .*\/api\//)
  const bundle = (price: string) => page.getByRole('link', { name: `Kies 25 credits voor €\u00a0${price}` })
  await page.goto('/credits')
  await waitForVisible(bundle('9,99'))
  const code = page.getByLabel('Je code')
  await code.fill('bestaatniet')
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await waitForVisible(page.getByText('Deze code bestaat niet.'))
  await axe(page)
  await code.fill('lente')
  await page.getByRole('button', { name: 'Toepassen' }).click()
  await waitForVisible(page.getByText('Code LENTE is toegepast.'))
  await waitForVisible(bundle('8,99'))
  await axe(page)
  await screenshot(page, 'payment-code', { isWhole: true })
  await bundle('8,99').click()
  await waitForVisible(page.getByRole('definition').filter({ hasText: '8,99' }))
  await page.goto('/credits')
  await page.getByRole('button', { name: 'Code verwijderen' }).click()
  await waitForVisible(bundle('9,99'))
})

test('PAY-15: the list of payments says when it is empty, and links to the bundles', async () => {
  const page = await browser.open({ on: 'phone', as: await settled() })
  await page.goto('/transactions')
  await waitForVisible(page.getByRole('heading', { name: 'Nog geen betalingen' }))
  await axe(page)
  await page.getByRole('link', { name: 'Credits bekijken' }).click()
  await page.waitForURL('**/credits')
})
