import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { textsIn } from '#frontend/lib/language.ts'
import { setSiteCountry } from '#frontend/lib/regional-locale.ts'
import { mailTexts } from '#functions/mail/texts.ts'
import { interestTexts, settingsTexts } from '#functions/site/texts.ts'
import { siteTextsOf } from '#infra/build/site-texts.ts'
import { countries } from '#shared/countries/all.ts'
import { countryCodes } from '#shared/countries/country.ts'
import { memberErrorTexts } from '#shared/i18n/error-texts.ts'
import {
  baseLanguage,
  isRegional,
  type RegionalLocale,
  regionalLocales,
  type TextLocale,
  textLocale,
} from '#shared/i18n/regional.ts'
import { type FoundText, flat, textsOf } from '#test/support/all-texts.ts'

const overridesOf = async (locale: RegionalLocale): Promise<FoundText[]> => {
  const file = path.resolve(import.meta.dirname, `../../shared/i18n/${locale}.ts`)
  return flat({ ...((await import(file)) as object) }, `${locale}.ts`, '')
}

/**
 * All texts as a reader in that country sees them. Long pages and landers have no overrides, so
 * they must suit every country.
 */
async function readIn(locale: RegionalLocale): Promise<FoundText[]> {
  const overrides = new Map((await overridesOf(locale)).map(({ key, text }) => [key, text]))
  const base = await textsOf(baseLanguage(locale))
  // The staff console belongs to no country.
  return base
    .filter(({ file }) => file !== 'staff.ts' && file !== 'finance.ts')
    .map((found) => ({ ...found, text: overrides.get(found.key) ?? found.text }))
}

const at = ({ file, key, text }: FoundText) => `${file} ${key}: ${text}`
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)[,}]|<(\w+)>/g)].map(([whole]) => whole).sort()

test('I18N-05 US and Canadian sites use their regional variants, every other country the base language', () => {
  const variants = countryCodes.flatMap((code) =>
    countries[code].languages.map((language) => textLocale(language, code)).filter(isRegional),
  )
  expect(variants.sort()).toEqual([...regionalLocales].sort())
  expect([textLocale('en', 'GB'), textLocale('en', 'CA'), textLocale('fr', 'FR'), textLocale('en', undefined)]).toEqual(
    [...['en', 'en', 'fr', 'en']],
  )
})

describe.each(regionalLocales)('I18N-02 the overrides of %s', (locale) => {
  test('replace existing texts with different words and the same placeholders', async () => {
    const base = new Map((await textsOf(baseLanguage(locale))).map(({ key, text }) => [key, text]))
    const overrides = await overridesOf(locale)
    expect(overrides.length).toBeGreaterThan(0)
    for (const { key, text } of overrides) {
      expect(base.get(key), key).toBeTruthy()
      expect(placeholders(text), key).toEqual(placeholders(base.get(key)!))
      expect(text, key).not.toBe(base.get(key))
    }
  })
})

const british =
  /\b(?:\w+(?:ognis|ganis|alis|oris)(?:e|es|ed|ing|ation)|colou?rs?(?<!color|colors)|favourite\w*|theatre|centre|grey|travell\w+|cancell(?:ed|ing)|kilomet\w+|licence|programme|judgement|whilst|working days?|any more)\b/i
const american =
  /\b(?:\w+(?:ogniz|ganiz)\w*|colors?|favorites?|theater|center|gray|travel(?:ed|ing)|cancel(?:ed|ing)|anymore|business days?)\b/i

test('I18N-05 English is American in the US and British everywhere else', async () => {
  expect((await readIn('en-US')).filter(({ text }) => british.test(text.replace(/<\/?\w+>/g, ''))).map(at)).toEqual([])
  const elsewhere = (await textsOf('en')).filter(({ text }) => american.test(text))
  expect(elsewhere.map(at)).toEqual([])
})

test('I18N-05 in Canadian French an e-mail is a courriel', async () => {
  const french = /\be-?mails?\b|\bmails?\b|\bspams?\b/i
  expect((await readIn('fr-CA')).filter(({ text }) => french.test(text.replace(/\{\w+\}/g, ''))).map(at)).toEqual([])
})

describe('regional texts are used everywhere', () => {
  afterEach(() => setSiteCountry('NL'))

  test('I18N-04 by the browser on the sites of that country', async () => {
    setSiteCountry('US')
    const american = await textsIn('en', true)
    setSiteCountry('GB')
    const british = await textsIn('en', true)
    expect(american.members!.factValues.hair.gray).toBe('Gray')
    expect(british.members!.factValues.hair.gray).toBe('Grey')
    // `app` has no American texts of its own.
    expect(american.app).toEqual(british.app)
  })

  test.each(regionalLocales)('API-10 I18N-05 %s: in refusals, mails, settings and interests', async (locale) => {
    const shown = async (one: TextLocale) => ({
      errors: await memberErrorTexts(one),
      mail: await mailTexts(one),
      settings: await settingsTexts(one),
      interests: await interestTexts(one),
    })
    const files = ['errors', 'mail', 'settings', 'interests']
    const overrides = (await overridesOf(locale)).filter(({ key }) => files.includes(key.split('.')[0]!))
    const [regional, base] = await Promise.all([locale, baseLanguage(locale)].map(shown))
    const texts = (found: unknown) => new Map(flat(found, '', '').map(({ key, text }) => [key, text]))
    const expected = texts(base)
    for (const { key, text } of overrides) expected.set(key, text)
    expect(overrides.length).toBeGreaterThan(0)
    expect(texts(regional)).toEqual(expected)
  })

  test('API-10 in generated files', async () => {
    expect((await siteTextsOf('fr-CA')).app.activation.title).toContain('courriel')
    expect((await siteTextsOf('fr')).app.activation.title).toContain('e-mail')
  })
})
