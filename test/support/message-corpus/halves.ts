import type { Language } from '#shared/i18n/languages.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { MessageCorpus, ScamKind } from '#test/support/message-corpus/corpus.ts'
import { de } from '#test/support/message-corpus/de.ts'
import { en } from '#test/support/message-corpus/en.ts'
import { es } from '#test/support/message-corpus/es.ts'
import { fr } from '#test/support/message-corpus/fr.ts'
import { it } from '#test/support/message-corpus/it.ts'
import { nl } from '#test/support/message-corpus/nl.ts'
import { pl } from '#test/support/message-corpus/pl.ts'

const corpora: Record<Language, MessageCorpus> = { nl, de, en, es, fr, it, pl }

/** `tuning`: may be used to improve the word lists. `heldOut`: only measures them. */
type Half = 'tuning' | 'heldOut'

export type CorpusMessage = { language: Language; text: string; kind: ScamKind | 'harmless'; half: Half }

const halfAt = (index: number): Half => (index % 2 === 0 ? 'tuning' : 'heldOut')

/**
 * All messages of the corpus, alternating between the halves. All languages have the same order, so
 * that no translation of a held-out text is in the tuning half.
 */
export const corpusMessages: readonly CorpusMessage[] = languages.flatMap((language) => {
  const { scam, harmless } = corpora[language]
  const scams = Object.entries(scam).flatMap(([kind, texts]) => texts.map((text) => [kind as ScamKind, text] as const))
  return [scams, harmless.map((text) => ['harmless', text] as const)].flatMap((rows) =>
    rows.map(([kind, text], index) => ({ language, kind, text, half: halfAt(index) })),
  )
})
