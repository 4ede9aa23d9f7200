import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { creditsCancelled } from '#functions/mail/mails/creditsCancelled.ts'
import { paymentReceipt } from '#functions/mail/mails/paymentReceipt.ts'
import { render } from '#functions/mail/render.ts'
import type { MailProps } from '#functions/stores/mail/mail-props.ts'
import { countries } from '#shared/countries/all.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { textLocale } from '#shared/i18n/regional.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('SITE_NAME', 'Vonk')
  vi.stubEnv('SITES', JSON.stringify(Object.fromEntries(sites.map((code) => [hostOf(code), code]))))
})
afterAll(() => vi.unstubAllEnvs())

const sites = ['NL', 'CH', 'US', 'CA', 'AU', 'PL'] as const satisfies CountryCode[]
const hostOf = (site: CountryCode) => `www.example.${site.toLowerCase()}`
const payment = '01KAGFAY00000000000000FA1B'
const props: MailProps['paymentReceipt'] = {
  payment,
  reference: 'VK7M-3RDN',
  credits: '60',
  cents: '1999',
  currency: 'EUR',
  vatPercent: '21',
  method: 'creditcard',
  consentAt: '2026-11-20T22:30:00.000Z',
  termsVersion: '2026-11-23',
  termsAt: '2026-03-01T12:00:00.000Z',
}

/** Context of this site's receipt for a purchase made half an hour after midnight in Amsterdam. */
const contextOf = (language: Language, site: CountryCode) => ({
  memberId: 'M',
  to: 'm@example.org',
  origin: `https://${hostOf(site)}`,
  siteName: 'Vonk',
  language,
  locale: textLocale(language, site),
  createdAt: new Date('2026-11-20T23:30:00.000Z'),
  now: new Date('2026-11-21T08:00:00.000Z'),
})

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

async function receiptIn(language: Language, site: CountryCode, more: Partial<MailProps['paymentReceipt']> = {}) {
  const context = contextOf(language, site)
  const parts = await paymentReceipt.parts({ ...context, props: { ...props, ...more } })
  const { html, text } = await render(parts, { ...context, country: countries[site], endKind: null })
  return { parts, html: plain(html), text: plain(text) }
}

/** Rate and amount of VAT, method, and button of the withdrawal, in the words of each language. */
const words: Record<Language, [vat: string, method: string, button: string]> = {
  nl: ['Waarvan 21% btw: € 3,47', 'Creditcard', 'Overeenkomst hier herroepen'],
  de: ['Davon 21 % MwSt.: 3,47 €', 'Kreditkarte', 'Vertrag widerrufen'],
  en: ['Includes 21% VAT: €3.47', 'Credit card', 'Withdraw from contract here'],
  fr: ['Dont 21 % de TVA: 3,47 €', 'Carte de crédit', 'Renoncer au contrat ici'],
  es: ['Incluye un 21 % de IVA: 3,47 €', 'Tarjeta de crédito', 'Desistir del contrato aquí'],
  it: ['Di cui IVA (21%): 3,47 €', 'Carta di credito', 'Recedere dal contratto qui'],
  pl: ['W tym VAT 21%: 3,47 €', 'Karta kredytowa', 'Odstąp od umowy tutaj'],
}

describe('PAY-57 the receipt', () => {
  test.each(languages)('PAY-57 in %s names payment, tax, method, seller, consents and withdrawal', async (language) => {
    const { parts, html, text } = await receiptIn(language, 'NL')
    const [vat, method, button] = words[language]
    const { name, address, city, vat_numbers } = countries.NL.company
    const seller = `${name}, ${address}, ${city}`
    for (const said of ['VK7M-3RDN', '60', seller, vat_numbers[0]!, method, button]) {
      expect(text).toContain(said)
      expect(html).toContain(said)
    }
    expect(text).toContain(vat)
    expect(text).toMatch(/(€|EUR) ?19[.,]99|19[.,]99 ?(€|EUR)/)
    // Day and hour on the clock of Amsterdam: of the purchase, and of the consent an hour before.
    expect(text).toMatch(/21\D+2026\D+(00|12|0):30/)
    expect(text).toMatch(/20\D+2026\D+(23|11):30/)
    // The last day is 14 days after the day of the purchase, 21 November.
    expect(parts.paragraphs.at(-1)).toMatch(/\b5\b/)
    expect(parts.action.url).toBe(`https://www.example.nl/transactions/${payment}`)
    expect(`${text}${html}`).not.toMatch(/undefined|NaN|Invalid/)
  })

  test('PAY-57 PAY-58 uses the rate of the order, and the tax and withdrawal of the country', async () => {
    const swiss = await receiptIn('de', 'CH', { cents: '1990', currency: 'CHF', vatPercent: '8.1' })
    expect(swiss.text).toContain('Davon 8.1% MwSt.: CHF 1.49')
    expect(swiss.text).toContain('„Nicht genutzte Credits widerrufen“')
    const australian = await receiptIn('en', 'AU', { cents: '2999', currency: 'AUD', vatPercent: '10' })
    expect(australian.text).toContain('Includes 10% GST: $2.73')
    const american = await receiptIn('en', 'US', { currency: 'USD', vatPercent: '' })
    expect(american.text).not.toMatch(/VAT|Includes/)
    expect(american.text).toContain('“Cancel unused credits”')
  })

  test('PAY-57 leaves out what an older order did not store', async () => {
    const { parts, text } = await receiptIn('nl', 'NL', {
      consentAt: '',
      termsVersion: '',
      termsAt: '',
      vatPercent: '',
    })
    expect(parts.paragraphs).toHaveLength(2)
    expect(text).not.toMatch(/btw|akkoord/)
  })
})

describe('TRAP-20 the confirmation of a withdrawal', () => {
  const cancelled = async (language: Language, site: CountryCode, method: PaymentMethod = 'ideal') => {
    const context = contextOf(language, site)
    const returned = { payment, reference: 'VK7M-3RDN', credits: '17', cents: '567', currency: 'EUR', method }
    const parts = await creditsCancelled.parts({ ...context, props: returned })
    return { parts, ...(await render(parts, { ...context, country: countries[site], endKind: null })) }
  }

  test('PAY-60 says how the money comes back where the method takes no refunds', async () => {
    const byHand = (await cancelled('nl', 'NL', 'paysafecard')).text
    expect(byHand).toContain('paysafecard kan geen geld terugbetalen')
    expect(byHand).not.toContain('zoals je hebt betaald')
    expect((await cancelled('nl', 'NL')).text).toContain('zoals je hebt betaald')
  })

  test.each(languages)(
    'TRAP-20 PAY-57 in %s has its content, reference, day and hour, and the refund',
    async (language) => {
      const { parts, text } = await cancelled(language, 'NL')
      expect(parts.subject).not.toBe((await cancelled(language, 'CH')).parts.subject)
      expect(plain(text)).toMatch(/(€ ?5[.,]67|5[.,]67 ?€)/)
      expect(text).toContain('VK7M-3RDN')
      expect(text).toContain('17')
      expect(plain(text)).toMatch(/21\D+2026\D+(00|12|0):30/)
      expect(parts.action.url).toBe(`https://www.example.nl/transactions/${payment}`)
    },
  )
})
