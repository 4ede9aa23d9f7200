import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { complaintAnswer } from '#functions/mail/mails/complaintAnswer.ts'
import { decision, objectionAnswer } from '#functions/mail/mails/decision.ts'
import { requestDeclined } from '#functions/mail/mails/handRequests.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { type Language, languages } from '#shared/i18n/languages.ts'
import { textLocale } from '#shared/i18n/regional.ts'

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('SESSION_KEYS', JSON.stringify({ now: 'k'.repeat(64) }))
  vi.stubEnv('SITES', JSON.stringify(Object.fromEntries(sites.map((code) => [hostOf(code), code]))))
})
afterAll(() => vi.unstubAllEnvs())

const sites = ['NL', 'GB', 'CH', 'US'] as const satisfies CountryCode[]
const hostOf = (site: CountryCode) => `www.example.${site.toLowerCase()}`
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

const number = 'WM7P-CNVH'
/** Small print of the three mails about a decision, as one text. */
async function notesIn(language: Language, site: CountryCode) {
  const context = contextOf(language, site)
  const mails = await Promise.all([
    decision.parts({
      ...context,
      props: {
        name: 'Anna',
        number,
        kind: 'warned',
        ground: 'scam',
        facts: 'Geld.',
        source: 'notice',
        until: '',
        removedName: '',
      },
    }),
    objectionAnswer.parts({
      ...context,
      props: { name: 'Anna', number, kind: 'warned', outcome: 'upheld', answer: 'Nee.' },
    }),
    complaintAnswer.parts({
      ...context,
      props: { receipt: number, outcome: 'dismissed', answer: 'Nee.', decided: '' },
    }),
  ])
  return mails.map(({ note }) => note)
}

/** Words for the certified body of article 21 of the Digital Services Act, and for a court. */
const words: Record<Language, [body: string, court: RegExp]> = {
  nl: ['geschillencommissie', /rechter/],
  en: ['dispute settlement body', /court/],
  de: ['Streitbeilegungsstelle', /Gericht/],
  fr: ['organisme certifié', /tribunal/],
  es: ['órgano certificado', /tribunales/],
  it: ['organismo certificato', /giudice/],
  pl: ['certyfikowanego organu', /sądu/],
}

describe.each(languages)('MOD-02 MOD-18 a mail about a decision in %s', (language) => {
  const [body, court] = words[language]

  test('MOD-02 names a court, and a certified body where there is one', async () => {
    for (const note of await notesIn(language, 'NL')) {
      expect(note).toContain(body)
      expect(note).toMatch(court)
    }
  })

  test.each(['GB', 'CH', 'US'] as const)('MOD-02 names a court alone on the site of %s', async (site) => {
    for (const note of await notesIn(language, site)) {
      expect(note).not.toContain(body)
      expect(note).toMatch(court)
    }
  })
})

test('MOD-19 a declined request promises no authority where the country may have none', async () => {
  const said = async (site: CountryCode) => {
    const props = { name: 'Anna', request: 'export', ground: '', reason: 'Geen bewijs.' } as const
    return (await requestDeclined.parts({ ...contextOf('en', site), props })).paragraphs.at(-1)
  }
  expect(await said('NL')).toContain('the data protection authority. ')
  expect(await said('US')).toContain('the data protection authority, if your country has one. ')
})
