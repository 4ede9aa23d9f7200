import { type Language, languages } from '../i18n/languages.ts'
import { crypto } from './hint-words.ts'
import { phrase, words } from './phrases.ts'
import { type ScamConcept, scamConcepts } from './scam-concepts.ts'
import { type ScamTopic, type SharedTopic, scamWords, sharedWords } from './scam-words.ts'

type Topic = ScamTopic | ScamConcept | SharedTopic

/**
 * Groups of topics that indicate a scam if all are near each other (CHAT-38, MOD-12). The rarest
 * topic comes first: without it, the other topics are not searched.
 */
const groups: readonly (readonly Topic[])[] = [
  ['ask', 'amount'],
  ['parcel', 'pay'],
  ['parcel', 'ask'],
  ['threat', 'pay'],
  ['threat', 'amount'],
  ['invest', 'gain'],
  ['card', 'code'],
  ['safety', 'bank'],
  ['reward', 'bank'],
  ['sugar', 'reward'],
  ['sugar', 'bank'],
  ['spoil', 'bank'],
  ['trouble', 'lack'],
  ['away', 'lack'],
  ['away', 'ask'],
  ['travel', 'lack'],
  ['safety', 'signup'],
  ['card', 'buy'],
  ['spoil', 'stipend'],
  ['plight', 'appeal', 'cost'],
  ['plight', 'appeal', 'due'],
  ['remote', 'due'],
  ['remote', 'appeal', 'cost'],
  ['estate', 'due'],
  ['estate', 'appeal', 'cost'],
  ['estate', 'share', 'cost'],
  ['trip', 'appeal', 'cost'],
  ['lend', 'cost'],
  ['plead', 'cost'],
  ['profit', 'market', 'invite'],
  ['job', 'wage', 'number'],
  ['digits', 'relay', 'channel'],
  ['evidence', 'expose', 'price'],
  ['wealth', 'access'],
  ['wealth', 'stipend'],
  ['pass', 'meet', 'agency'],
  ['pass', 'meet', 'cost'],
  ['notfake', 'signup'],
  ['notfake', 'pass'],
  ['withheld', 'due'],
  ['withheld', 'appeal'],
  ['broke', 'request', 'cost'],
  ['broke', 'request', 'goods'],
  ['plight', 'request', 'cost'],
  ['remote', 'broke'],
  ['estate', 'broke'],
  ['lovetest', 'cost'],
  ['lovetest', 'voucher'],
  ['stake', 'pitch'],
  ['fortune', 'entrust'],
  ['menace', 'cost'],
  ['menace', 'expose'],
  ['menace', 'pay'],
  ['cheque', 'forward'],
  ['mule', 'cost'],
  ['topup', 'request'],
  ['voucher', 'fetch'],
  ['voucher', 'dictate'],
]

/**
 * Common words by language. A text without any of them is not in this language, so the topics of
 * the language are not searched.
 */
const commonWords: Readonly<Record<Language, string>> = {
  nl: 'de|het|een|ik|je|jij|is|ben|heb|mijn|niet|voor|van|en|dat|dan|wil|kun|kan|zit|me|mij|stuur|geef',
  en: 'the|a|an|i|you|u|is|my|your|me|it|to|for|and|of|in|can|if|they|we',
  de: 'der|die|das|ein|eine|einen|ich|du|ist|mein|meine|dein|deine|mir|dir|und|zu|fur|nicht|von|wenn|sie|wir|es|dich|mich|den|dem|im',
  es: 'el|la|los|las|un|una|de|que|en|y|mi|tu|me|te|se|es|con|por|para|no|si|lo|yo',
  fr: 'le|la|les|un|une|de|du|des|je|j|tu|il|est|mon|ma|ton|ta|tes|me|te|que|et|pour|pas|en|sur|on|c',
  it: 'il|lo|la|i|gli|le|un|una|di|che|e|mi|ti|mio|mia|tuo|tua|ho|hai|per|non|se|con|sono|in|da|a',
  pl: 'w|z|na|i|ze|do|to|nie|sie|mi|ci|mam|jest|jestem|moj|moja|twoj|twoja|za|po|od|a|o|jak|ale|czy|mnie|ty|ja|prosze|go|je',
}

/** Number of consecutive sentences within which the topics of a group must be. */
const nearSentences = 3

const recognisers = new Map<string, RegExp>()
const common = Object.fromEntries(
  Object.entries(commonWords).map(([language, source]) => [language, words(source)]),
) as Record<Language, RegExp>

/**
 * Regular expression of a topic, compiled on first use, because compiling all topics is slow on a
 * phone.
 */
function recogniserOf(topic: Topic, language: Language): RegExp {
  const key = `${topic} ${language}`
  const made = recognisers.get(key)
  if (made) return made
  const own: Partial<Record<Topic, string>> = { ...scamWords[language], ...scamConcepts[language] }
  const shared: Partial<Record<Topic, string>> = sharedWords
  const sources = [own[topic] && phrase(own[topic]).replaceAll('{crypto}', crypto), shared[topic]]
  const recogniser = words(sources.filter(Boolean).join('|'))
  recognisers.set(key, recogniser)
  return recogniser
}

/** Whether plain, lower-case text has all topics of a group near each other. */
export function hasScamGroup(lower: string): boolean {
  const sentences = lower.split(/[.!?\n]+(?=\s|$)/)
  // Per language, because a word often has another meaning in another language.
  return languages.some((language) => {
    if (!common[language].test(lower)) return false
    const found = sentences.map(() => new Map<Topic, boolean>())
    const has = (index: number, topic: Topic) => {
      const known = found[index]!.get(topic) ?? recogniserOf(topic, language).test(sentences[index]!)
      found[index]!.set(topic, known)
      return known
    }
    return sentences.some((_, first) => {
      const near = sentences.slice(first, first + nearSentences).map((_, next) => first + next)
      return groups.some((group) => group.every((topic) => near.some((index) => has(index, topic))))
    })
  })
}
