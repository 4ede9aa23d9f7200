import { describe, expect, test } from 'vitest'
import { languages } from '#shared/i18n/languages.ts'
import { type HintKind, hintsIn } from '#shared/rules/safety-hints.ts'
import { blindMessages } from '#test/support/message-corpus/blind.ts'
import { finalScams } from '#test/support/message-corpus/final.ts'
import { freshMessages } from '#test/support/message-corpus/fresh.ts'
import { corpusMessages } from '#test/support/message-corpus/halves.ts'
import { laterMessages, newMessages } from '#test/support/message-corpus/later.ts'
import { tuningMessages } from '#test/support/message-corpus/tuning.ts'
import { unseenMessages } from '#test/support/message-corpus/unseen.ts'

/** Kinds that also become signals of a risk, as in `noteSignals`. */
const signalKinds: readonly HintKind[] = ['money', 'account', 'link']
const hasHint = (text: string) => hintsIn(text).length > 0
const hasSignal = (text: string) => hintsIn(text).some((kind) => signalKinds.includes(kind))

const halfOf = (half: string) => {
  const messages = corpusMessages.filter((one) => one.half === half)
  return {
    scam: messages.filter(({ kind }) => kind !== 'harmless').map(({ text }) => text),
    harmless: messages.filter(({ kind }) => kind === 'harmless').map(({ text }) => text),
  }
}
const allOf = (messages: typeof laterMessages) => ({
  scam: Object.values(messages).flatMap(({ scam }) => scam),
  harmless: Object.values(messages).flatMap(({ harmless }) => harmless),
})

/** Measured hints and signals, in scams and in harmless messages (test/decisions/0003). */
const measured = [
  { set: 'tuning half', ...halfOf('tuning'), total: 105, hints: 105, signals: 85, falseHints: 0, falseSignals: 0 },
  { set: 'held-out half', ...halfOf('heldOut'), total: 99, hints: 93, signals: 79, falseHints: 14, falseSignals: 7 },
  { set: 'later texts', ...allOf(laterMessages), total: 56, hints: 51, signals: 46, falseHints: 0, falseSignals: 0 },
  { set: 'new texts', ...allOf(newMessages), total: 28, hints: 20, signals: 16, falseHints: 0, falseSignals: 0 },
  { set: 'blind texts', ...allOf(blindMessages), total: 60, hints: 59, signals: 52, falseHints: 0, falseSignals: 0 },
  { set: 'fresh texts', ...allOf(freshMessages), total: 30, hints: 20, signals: 17, falseHints: 0, falseSignals: 0 },
  {
    set: 'tuning texts',
    ...allOf(tuningMessages),
    total: 146,
    hints: 136,
    signals: 135,
    falseHints: 0,
    falseSignals: 0,
  },
]

describe('CHAT-38 MOD-12 scam messages', () => {
  test.each(measured)('of the $set: $hints of $total get a hint, $signals a signal', (row) => {
    expect(row.scam).toHaveLength(row.total)
    expect(row.scam.filter(hasHint).length).toBeGreaterThanOrEqual(row.hints)
    expect(row.scam.filter(hasSignal).length).toBeGreaterThanOrEqual(row.signals)
  })

  test.each(measured)('of the $set: $falseHints harmless ones get a hint, $falseSignals a signal', (row) => {
    expect(row.harmless.filter(hasHint).length).toBeLessThanOrEqual(row.falseHints)
    expect(row.harmless.filter(hasSignal).length).toBeLessThanOrEqual(row.falseSignals)
  })

  test('are 400 in seven languages, of which no translation of a held-out text is in the tuning half', () => {
    expect(corpusMessages).toHaveLength(400)
    expect(new Set(corpusMessages.map(({ text }) => text)).size).toBe(400)
    const shapeOf = (language: string) =>
      corpusMessages.filter((one) => one.language === language).map(({ kind, half }) => `${kind} ${half}`)
    // Dutch has one more scam, the last of its 30.
    const [dutch, ...others] = languages.map(shapeOf)
    for (const shape of others) expect(shape).toEqual([...dutch!.slice(0, 29), ...dutch!.slice(30)])
  })
})

describe('CHAT-38 MOD-12 unseen messages', () => {
  const { scam, harmless } = allOf(unseenMessages)
  // Computed for the titles, so that a run shows how far the figures are from their limits.
  const hints = scam.filter(hasHint).length
  const signals = scam.filter(hasSignal).length
  const falseHints = harmless.filter(hasHint).length
  const last = Object.values(finalScams).flat()
  const lastHints = last.filter(hasHint).length

  test(`of 140 scams ${hints} get a hint (at least 120), ${signals} a signal (at least 105)`, () => {
    expect(scam).toHaveLength(140)
    expect(hints).toBeGreaterThanOrEqual(120)
    expect(signals).toBeGreaterThanOrEqual(105)
  })

  test(`of 210 harmless ones ${falseHints} get a hint (at most 4)`, () => {
    expect(harmless).toHaveLength(210)
    expect(falseHints).toBeLessThanOrEqual(4)
  })

  test(`of 24 scams written after the last change ${lastHints} get a hint (at least 10)`, () => {
    expect(last).toHaveLength(24)
    expect(lastHints).toBeGreaterThanOrEqual(10)
  })
})

test('CHAT-38 harmless messages get a hint only for a number or a link that they hold', () => {
  const found = corpusMessages.filter(({ kind, text }) => kind === 'harmless' && hasHint(text))
  expect(new Set(found.flatMap(({ text }) => hintsIn(text)))).toEqual(new Set(['phone', 'link']))
  expect(found.every(({ text }) => /(?:\d ?){7}|https:/.test(text))).toBe(true)
})

test.each([
  'Mijn moeder wordt geopereerd en ik kom 200 euro tekort.',
  'Mijn moeder wordt geopereerd en ik kom 200 euro te kort.',
  'An der Börse ist die Rendite garantiert.',
  'Der Handelsbot bringt jeden Monat Rendite.',
  'Der Handels-Bot bringt jeden Monat Rendite.',
])('CHAT-38 a space or hyphen that may be missing does not hide a scam: %s', (text) => {
  expect(hintsIn(text)).toEqual(['money'])
})

test('CHAT-38 a word that only ends in "bot" is no investment', () => {
  expect(hintsIn('Ein nettes Angebot, und garantiert lecker.')).toEqual([])
})

test.each([
  ['a digit for a letter', 'C4n y0u l3nd m3 s0me m0ney?'],
  ['spaces in words', 'Kun je me g e l d lenen?'],
  ['dots in words', 'Kannst du mir G.e.l.d leihen?'],
  ['a letter for a digit', 'Puoi prestarmi 5OO euro?'],
  ['letters of another script', 'Саn you lеnd me some mоney?'],
])('CHAT-38 %s does not hide a request for money', (_, text) => {
  expect(hintsIn(text)).toContain('money')
})

test('CHAT-38 words of different languages make no scam together', () => {
  // In German, "Schiff" counts as a place far away; in English, "no money" as a lack of money.
  expect(hintsIn('Das Schiff heißt "no money no honey", lustig.')).toEqual([])
})
