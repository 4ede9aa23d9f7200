import { describe, expect, test } from 'vitest'
import {
  caseTemplates,
  complaintTemplates,
  declineTemplates,
  erasureTemplates,
  factsTemplates,
  type MailTemplate,
  objectionTemplates,
  textIn,
  unbanTemplates,
  underageTemplates,
} from '#frontend/features/staff/templates.ts'
import { type Language, languages, type Translation } from '#shared/i18n/languages.ts'
import { templates as nl } from '#shared/i18n/nl/templates.ts'
import { caseOutcomes, complaintOutcomes } from '#shared/model/complaint.ts'
import {
  type ChosenKind,
  type DecidedKind,
  type DecisionKind,
  decisionGrounds,
  decisionKinds,
  fitsKind,
  hasFixedFacts,
  isAnswering,
  objectionOutcomes,
} from '#shared/model/decision.ts'
import { declineGrounds } from '#shared/model/hand-request.ts'
import { findGap } from '#shared/model/mailed-text.ts'

type Texts = Translation<typeof nl>
const textsOf = async (language: Language) =>
  ((await import(`../../../shared/i18n/${language}/templates.ts`)) as { templates: Texts }).templates
const all = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await textsOf(language)] as const)),
) as Record<Language, Texts>
const flat = (texts: Texts) =>
  Object.entries(texts).flatMap(([group, keys]) =>
    Object.entries(keys).map(([key, text]) => [`${group}.${key}`, text] as [string, string]),
  )
const gapsOf = (text: string) => text.match(/\[\[[^[\]]+\]\]/g) ?? []

const isChosen = (kind: DecisionKind): kind is ChosenKind =>
  kind !== 'photo_refused' && kind !== 'chat_photo_refused' && !hasFixedFacts(kind)
const chosen = decisionKinds.filter(isChosen)
const decided: readonly DecidedKind[] = [...decisionKinds.filter(isAnswering), 'address_banned']
const answers = complaintOutcomes.flatMap((outcome) =>
  [true, false].flatMap((isBetweenMembers) =>
    (outcome === 'upheld' ? decided : [null]).map((kind) =>
      complaintTemplates({ outcome, kinds: kind === null ? [] : [kind], isBetweenMembers, isSuspended: true }),
    ),
  ),
)
const every: readonly MailTemplate[] = [
  ...chosen.flatMap((kind) => decisionGrounds.flatMap((ground) => factsTemplates(kind, ground))),
  ...underageTemplates,
  ...answers.flat(),
  ...[true, false].flatMap((isAbuse) => caseOutcomes.flatMap((outcome) => caseTemplates(isAbuse, outcome))),
  ...decisionKinds.flatMap((kind) => objectionOutcomes.flatMap((outcome) => objectionTemplates(kind, outcome))),
  ...unbanTemplates,
  ...Object.values(declineGrounds).flatMap((grounds) => grounds.flatMap(declineTemplates)),
  ...[true, false].flatMap(erasureTemplates),
]
const idsOf = (templates: readonly MailTemplate[]) => templates.map(({ parts }) => parts.join(' '))

describe('MOD-18 the templates of mailed texts', () => {
  test.each(languages)('in %s have the gaps that they have in Dutch, and no other brackets', (language) => {
    const dutch = new Map(flat(nl))
    for (const [key, text] of flat(all[language])) {
      expect([key, gapsOf(text).length]).toEqual([key, gapsOf(dutch.get(key)!).length])
      const filled = gapsOf(text).reduce((rest, gap) => rest.replace(gap, 'x'), text)
      expect([key, findGap(filled)]).toEqual([key, null])
      expect([key, text]).toEqual([key, expect.not.stringMatching(/\d|[{}]/)])
    }
  })

  test('are each offered for a decision, and made of texts that exist', () => {
    expect([...new Set(every.flatMap(({ parts }) => parts))].sort()).toEqual(
      flat(nl)
        .map(([key]) => key)
        .sort(),
    )
    for (const { parts } of every) expect(textIn(nl, parts)).not.toContain('undefined')
  })

  test('fit the length of the field that they are put into', () => {
    for (const language of languages)
      for (const { parts } of every) expect(textIn(all[language], parts).length).toBeLessThan(500)
  })

  test('of facts are about what the decision removes, and what was seen under its ground', () => {
    expect(idsOf(factsTemplates('photo_removed', 'fake'))).toEqual(['about.photo seen.fake'])
    expect(idsOf(factsTemplates('text_removed', 'spam'))).toEqual(['about.text seen.spam'])
    expect(idsOf(factsTemplates('text_refused', 'contact_data'))).toEqual(['about.text seen.contact_data'])
    expect(idsOf(factsTemplates('message_removed', 'hate'))).toEqual(['about.message seen.hate'])
    for (const kind of ['warned', 'suspended', 'banned', 'complaints_paused'] as const)
      for (const ground of decisionGrounds.filter((one) => fitsKind(one, kind)))
        expect(idsOf(factsTemplates(kind, ground))).toEqual([
          ground === 'misuse' ? 'seen.misuse' : `about.account seen.${ground}`,
        ])
    expect(factsTemplates('banned', '')).toEqual([])
  })

  test('of facts are not offered where the ground is about another place', () => {
    const missing = chosen.flatMap((kind) =>
      decisionGrounds
        .filter((ground) => factsTemplates(kind, ground).length === 0)
        .map((ground) => `${kind} ${ground}`),
    )
    expect(missing).toEqual([
      ...['chat_photo', 'misuse'].map((ground) => `photo_removed ${ground}`),
      ...['text_removed', 'text_refused'].flatMap((kind) =>
        ['nudity', 'photo', 'chat_photo', 'misuse'].map((ground) => `${kind} ${ground}`),
      ),
      ...['nudity', 'photo', 'chat_photo', 'misuse'].map((ground) => `name_removed ${ground}`),
      ...['nudity', 'contact_data', 'photo', 'misuse'].map((ground) => `message_removed ${ground}`),
      // For misuse, the terms provide for a warning, a suspension or paused complaints, but no ban.
      'banned misuse',
      ...decisionGrounds.filter((ground) => ground !== 'misuse').map((ground) => `complaints_paused ${ground}`),
    ])
  })

  test.each([
    ['photo_removed', 'complaint.removed', ''],
    ['text_removed', 'complaint.removed', ''],
    ['message_removed', 'complaint.removed', ''],
    ['warned', 'complaint.warned', ' complainant.warned'],
    ['suspended', 'complaint.suspended', ' complainant.suspended'],
    ['age_suspended', 'complaint.awaiting', ''],
    ['photo_suspended', 'complaint.awaiting', ''],
    ['banned', 'complaint.banned', ' complainant.banned'],
    ['address_banned', 'complaint.left', ''],
  ] as const)('of the answer to a complaint that %s answers say that only', (kind, base, more) => {
    const offered = (isBetweenMembers: boolean, isSuspended = true) =>
      idsOf(complaintTemplates({ outcome: 'upheld', kinds: [kind], isBetweenMembers, isSuspended }))
    expect(offered(true)).toEqual([base + more])
    // After a suspension, the member can write again.
    if (kind === 'suspended') expect(offered(true, false)).toEqual([base])
    // A visitor has nobody to block, and nobody who could write to them.
    expect(offered(false)).toEqual([base])
  })

  test('of an answer without a decision claim none', () => {
    const offered = (outcome: 'agreed' | 'dismissed', kinds: readonly DecidedKind[] = []) =>
      idsOf(complaintTemplates({ outcome, kinds, isBetweenMembers: false, isSuspended: false }))
    expect(offered('agreed', ['banned'])).toEqual(['complaint.gone', 'complaint.elsewhere'])
    expect(offered('dismissed', ['banned'])).toEqual(['complaint.allowed', 'complaint.unproven', 'complaint.elsewhere'])
    expect(
      idsOf(complaintTemplates({ outcome: 'upheld', kinds: [], isBetweenMembers: true, isSuspended: true })),
    ).toEqual([])
  })

  test('of cases and objections fit the outcome, and MOD-07 those of child abuse are two only', () => {
    expect(idsOf(caseTemplates(true, 'upheld'))).toEqual(['case.photos'])
    expect(idsOf(caseTemplates(true, 'dismissed'))).toEqual(['case.fine'])
    expect(idsOf(caseTemplates(false, 'upheld'))).toEqual(['case.minor'])
    expect(idsOf(caseTemplates(false, 'dismissed'))).toEqual(['case.adult', 'case.doubtless'])
    expect(caseTemplates(false, 'agreed')).toEqual([])
    expect(idsOf(objectionTemplates('banned', 'upheld'))).toEqual(['objection.same'])
    expect(idsOf(objectionTemplates('banned', 'reversed'))).toEqual(
      ['mistaken', 'explained', 'harsh'].map((key) => `objection.${key}`),
    )
    expect(idsOf(objectionTemplates('age_suspended', 'upheld'))).toEqual(['objection.unproven'])
    expect(idsOf(objectionTemplates('age_suspended', 'reversed'))).toEqual(['objection.proven', 'objection.mistaken'])
    expect(idsOf(objectionTemplates('photo_suspended', 'upheld'))).toEqual(['objection.pending'])
    expect(idsOf(objectionTemplates('photo_suspended', 'reversed'))).toEqual(['objection.fine'])
  })

  test('of requests fit the ground, and the author of an erasure only withdraws it', () => {
    expect(idsOf(declineTemplates('excessive'))).toEqual(['decline.excessive'])
    expect(declineTemplates('')).toEqual([])
    expect(idsOf(erasureTemplates(true))).toEqual(['erasure.withdrawn', 'erasure.mistaken'])
    expect(idsOf(erasureTemplates(false))).toHaveLength(4)
  })

  /** Words for an effect, which only the texts of a decision with that effect may have. */
  const effects: readonly [RegExp, RegExp][] = [
    [/weggehaald|verwijderd/, /^complaint\.removed$/],
    [/voorgoed/, /^complaint\.banned$/],
    [/tijdelijk/, /^complaint\.suspended$/],
    [/waarschuw/, /^$/],
    [/geen nieuw account/, /^complaint\.left$/],
    [/geen contact meer/, /^complainant\.banned$/],
  ]
  test.each(effects)('say %s only where it happened', (words, where) => {
    for (const [key, text] of flat(nl)) if (words.test(text)) expect(key).toMatch(where)
  })
})

describe('MOD-18 a gap', () => {
  test.each([
    ['Om [[wat]] gaat het.', [3, 10]],
    ['Om [[wat\nnog]] en [[dat]].', [3, 14]],
    ['Om [[wat.', [3, 5]],
    ['Om wat]].', [6, 8]],
    ['Om [wat].', [3, 8]],
    ['Om [[wat].', [3, 9]],
    ['Om [wat]].', [3, 9]],
    ['Om [ [wat] ].', [5, 10]],
    ['Om [wat\nnog].', [3, 12]],
    ['Om [[wat [nog.', [3, 5]],
    ['Om [wat.', null],
  ] as const)('of %j is at %j', (text, at) => {
    expect(findGap(text)).toEqual(at && { from: at[0], to: at[1] })
  })

  test.each(['[', '[ ', '[a', ']', '[a['])('is looked for quickly in a long text of %j', (part) => {
    const [text, start] = [part.repeat(200_000), performance.now()]
    findGap(text)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
