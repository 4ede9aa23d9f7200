import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailTexts } from '#functions/mail/texts.ts'
import { interestTexts, settingsTexts } from '#functions/site/texts.ts'
import { countries } from '#shared/countries/all.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { memberErrorTexts } from '#shared/i18n/error-texts.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { staffErrorTexts } from '#shared/i18n/staff-error-texts.ts'

const folder = path.resolve(import.meta.dirname, '../../shared/i18n')
const others = languages.filter((language) => language !== 'nl')

type Texts = { [key: string]: string | Texts } | readonly Texts[]

const flat = (texts: Texts | string, name = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[name, texts]]
    : Object.entries(texts).flatMap(([key, value]) => flat(value as Texts | string, name ? `${name}.${key}` : key))

const filesOf = (language: string) =>
  readdirSync(path.join(folder, language), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('messages.ts'),
  )

const textsOf = async (language: string, file: string) =>
  new Map(flat((await import(path.join(folder, language, file))) as Texts))

/** Words that are the same in every language: brands and terms of dating sites. */
const everywhere = [
  'Premium',
  'km',
  'Przelewy24',
  'BLIK',
  'giropay',
  'Mastercard',
  'Visa',
  'Nexi',
  'Carte Bancaire',
  'iDEAL',
  'Bancontact',
  'Apple Pay',
  'paysafecard',
  'Maestro',
  'PayPal',
  'Sofort',
  'eps',
  'Push',
  'Link',
  'IBAN',
  'Sushi',
  'BDSM',
  'DD',
  'MM',
]

/**
 * Short words that a language has in common with Dutch. Any other text equal to the Dutch one
 * counts as untranslated.
 */
const shared: Record<(typeof others)[number], readonly string[]> = {
  de: [
    ...[
      'Land',
      'Likes',
      'Like',
      'Credits',
      'Cookies',
      'Datum',
      'Gratis',
      'Match',
      'Matches',
      'Code',
      'Foto',
      'Status',
      'Nummer',
    ],
    ...['Kunst', 'Astrologie', 'Strand', 'Bier', 'Mode', 'Sport', 'Theater', 'Vegetarisch', 'Swingen', 'JJJJ', 'Ja'],
    ...[
      'Dates',
      'Hetero',
      'Lesbisch',
      'Bi',
      'Blond',
      'Melden',
      'melden',
      'Hallo',
      'Sexy',
      'Flirten',
      'Lachen',
      'Daten',
      'Register',
    ],
  ],
  en: [
    ...['Likes', 'Like', 'Credits', 'Account', 'Privacy', 'Cookies', 'Filters', 'Contact', 'Match', 'Matches', 'Code'],
    ...['Barbecue', 'Lingerie', 'Massages', 'Dates', 'Bi', 'Brunette', 'Blond', 'Amber', 'Later', 'Discreet', 'Open'],
    ...['Status', 'Man', 'champagne', 'console', 'credit', 'credits', 'per', 'Per', 'Sexy', 'Register', 'Postcode'],
  ],
  es: ['Likes', 'Like', 'Cookies', 'Gratis', 'Match', 'Matches', 'Foto', 'Sexy'],
  fr: [
    ...['Likes', 'Like', 'Cookies', 'Match', 'Code', 'Astrologie', 'Barbecue', 'Mode', 'Lingerie', 'Massages', 'Sport'],
    ...['Contact', 'Bi', 'champagne', 'Sexy', 'Campagnes'],
  ],
  it: ['Like', 'Account', 'Privacy', 'Gratis', 'Match', 'Lingerie', 'Sport', 'Foto', 'champagne', 'Sexy'],
  pl: ['Sport', 'Hetero', 'Bi', 'Blond', 'Status', 'procent', 'E', 'mail'],
}

/** The words of a text, without its arguments and the names of plural forms. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{\w+, (?:plural|select),|\{\w+(?:, number)?\}|=0|\b(?:zero|one|two|few|many|other|male|female) \{/g, ' ')
    .match(/\p{L}+/gu) ?? []

describe.each(others)('TRAP-31 I18N-05 %s', (language) => {
  test('no text is still Dutch', async () => {
    const allowed = new Set([...everywhere.flatMap(wordsOf), ...shared[language]])
    const leaks: string[] = []
    for (const file of filesOf('nl')) {
      const [source, texts] = await Promise.all([textsOf('nl', file), textsOf(language, file)])
      for (const [key, text] of source) {
        if (/\.(id|only)$/.test(key) || texts.get(key) !== text || everywhere.includes(text)) continue
        const words = wordsOf(text)
        if (words.length > 3 || words.some((word) => !allowed.has(word))) leaks.push(`${file} ${key}: ${text}`)
      }
    }
    expect(leaks).toEqual([])
  })

  test('refusals, mails and texts of the settings are translated', async () => {
    const shown = async (one: Language) => [
      (await memberErrorTexts(one)).internal_error,
      (await staffErrorTexts(one)).already_decided,
      (await mailTexts(one)).activation.lead,
      (await settingsTexts(one)).description,
      (await interestTexts(one)).cooking,
    ]
    const source = await shown('nl')
    for (const [at, text] of (await shown(language)).entries()) expect(text).not.toBe(source[at])
  })
})

test('TRAP-31 I18N-06 every country offers only languages with complete texts, page by page', () => {
  const complete = new Set(languages.filter((one) => filesOf(one).sort().join() === filesOf('nl').sort().join()))
  const open = countryCodes.map((code) => [code, countries[code].languages.filter((one) => !complete.has(one))])
  expect(open.filter(([, missing]) => missing!.length > 0)).toEqual([])
})
