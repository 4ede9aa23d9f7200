import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { factsOf, loadPageText, piecesOf } from '#frontend/domain/site/page-texts.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { type PageText, pageFacts, pageKeys } from '#shared/i18n/page-text.ts'
import { auditYears } from '#shared/rules/limits.ts'
import { matchPath } from '#shared/rules/paths.ts'
import { refusedPhotoDays } from '#shared/rules/photo-limits.ts'
import { suspensionDays } from '#shared/rules/safety-limits.ts'
import { shownSettings } from '#test/support/shown.ts'

const folder = path.resolve(import.meta.dirname, '../../shared/i18n')
const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name))

const pageOf = async (language: string, key: string): Promise<PageText> =>
  ((await import(path.join(folder, language, 'pages', `${key}.ts`))) as { page: PageText }).page

const blocksOf = ({ title, lead, sections }: PageText): string[] => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.body.flat()]),
]
/** Facts and links of a text by section; they must be the same in every language. */
const outline = (page: PageText) =>
  page.sections.map(({ id, only, body }) => ({
    id,
    only,
    form: body.map((block) => (typeof block === 'string' ? 'paragraph' : block.length)),
    names: [
      ...body
        .flat()
        .join(' ')
        .matchAll(/\{(\w+)\}|\]\((\/[^)]*)\)/g),
    ]
      .map(([, fact, link]) => fact ?? link)
      .sort(),
  }))

describe.each(languages)('I18N-03 TRAP-31 OPEN-73 the long texts in %s', (language) => {
  test('TRAP-20 the return policy quotes the exact words of the buttons, those of the law in the EU', async () => {
    const [{ credits }, { receipt }] = (await Promise.all([
      import(path.join(folder, language, 'credits.ts')),
      import(path.join(folder, language, 'receipt.ts')),
    ])) as [{ credits: { cancel: { button: string } } }, { receipt: { withdraw: { button: string; confirm: string } } }]
    const { sections } = await pageOf(language, 'return-policy')
    const wordsOn = (site: 'eu' | 'no-eu') => sections.find(({ only }) => only === site)?.body.join(' ')
    expect(wordsOn('eu')).toContain(receipt.withdraw.button)
    expect(wordsOn('eu')).toContain(receipt.withdraw.confirm)
    expect(wordsOn('no-eu')).toContain(credits.cancel.button)
  })

  test.each(pageKeys)('%s has the sections, facts and links of the Dutch page', async (key) => {
    const [source, page] = await Promise.all([pageOf('nl', key), pageOf(language, key)])
    expect(outline(page)).toEqual(outline(source))
    for (const text of blocksOf(page)) {
      expect(text.trim()).not.toBe('')
      for (const [, fact] of text.matchAll(/\{(\w*)\}/g)) expect(pageFacts).toContain(fact)
      for (const [, link] of text.matchAll(/\]\(([^)]*)\)/g)) expect(matchPath(link!)?.name, link).toBeTruthy()
    }
  })
})

test.each(languages)(
  'MOD-21 the contact points of the Digital Services Act are on the service page in %s, in the EU',
  async (language) => {
    const { sections } = await pageOf(language, 'service')
    const [section, ...others] = sections.filter(({ only }) => only === 'eu')
    expect([section?.id, others]).toEqual(['authorities', []])
    const [contact, report] = section!.body.flat()
    expect(contact).toMatch(/\{support_email\}.*11.*12/)
    expect(report).toContain('(/complaints)')
  },
)

describe.each(languages)('the terms of suspensions and retention in %s', (language) => {
  test.each(['ban', 'terms'])('MOD-01 %s names the days of a suspension', async (key) => {
    expect(blocksOf(await pageOf(language, key)).join('\n')).toContain('{suspension_days}')
  })

  test('MOD-12 MOD-13 MOD-15 privacy names how long signals, copies for victims and the trail are kept', async () => {
    // The texts state these two periods in words, as a year and two years.
    expect([refusedPhotoDays.recognised, auditYears]).toEqual([365, 2])
    const { sections } = await pageOf(language, 'privacy')
    const terms = sections.find(({ id }) => id === 'how-long')!.body.flat()
    const countOf = (part: string) => terms.filter((text) => text.includes(part)).length
    // Proofs of age and identity are deleted by hand after at most 30 days (infra/operations.md).
    expect(['{signal_days}', '{kept_chat_days}', ' 30 '].map(countOf)).toEqual([1, 1, 1])
  })
})

test('I18N-05 a page missing in a language is shown in Dutch', async () => {
  expect(await loadPageText('xx' as Language, 'faq')).toEqual(await pageOf('nl', 'faq'))
})

test('OPEN-47 the limits of free members are those of the country', () => {
  const settings = shownSettings({ free_photos: 4, premium_photos: 30, free_conversations: 5 })
  const facts = factsOf(settings, { money: String, countryName: String, oneOf: String })
  expect(facts).toMatchObject({ free_photos: '4', premium_photos: '30', free_conversations: '5' })
})

test('OPEN-73 SET-10 facts are filled in, links are recognised, and a fact is never parsed as a link', () => {
  const facts = factsOf(shownSettings({ name: '[x](/evil)', refund_days: 30 }), {
    money: (cents, currency) => `${currency} ${cents}`,
    countryName: (code) => `land ${code}`,
    oneOf: (numbers) => numbers.join(' of '),
  })
  expect(facts).toMatchObject({ country: 'land NL', message_price: '', grace_days: '14' })
  expect(facts).toMatchObject({
    signal_days: '90',
    look_days: '30',
    kept_chat_days: '30',
    session_days: '30',
    partner_days: '30',
    minor_hours: '24',
    start_hours: '24',
    suspension_days: suspensionDays.join(' of '),
    notice_days: '30',
  })
  expect(
    piecesOf('Op {site}: {refund_days} dagen. Lees [de {minimum_age}+ regels](/pages/terms) en {niets}.', facts),
  ).toEqual(['Op [x](/evil): 30 dagen. Lees ', { words: 'de 18+ regels', to: '/pages/terms' }, ' en {niets}.'])
})
