import { contactsIn, plainText } from './contacts.ts'
import { withPlainWords } from './disguise.ts'
import { crypto, hintWords, payment } from './hint-words.ts'
import { phrase, words } from './phrases.ts'
import { hasScamGroup } from './scam-groups.ts'

/** Kinds of content that call for a safety hint (CHAT-38), most important first. */
export const hintKinds = ['money', 'account', 'link', 'email', 'phone'] as const
export type HintKind = (typeof hintKinds)[number]

/**
 * Kinds of content in a text that call for a safety hint, most important first. Runs in the browser
 * of the receiver, and for the signals of MOD-12. A missed obfuscation is better than a false
 * alarm: a hint that is often wrong is ignored.
 */
export function hintsIn(text: string): HintKind[] {
  const plain = plainText(text)
  const lower = plain.toLowerCase()
  const contacts = contactsIn(plain)
  const asksForMoney = (reading: string) => moneyRequest.test(reading) || hasScamGroup(reading)
  // The original text is read too, because undoing disguises may break plain text.
  const hasMoney = [...new Set([lower, withPlainWords(lower)])].some(asksForMoney)
  return hintKinds.filter((kind) => (kind === 'money' ? hasMoney : contacts.has(kind)))
}

const moneyRequest = words(
  Object.values(hintWords)
    .flatMap(({ means, requests }) =>
      requests.map((request) =>
        phrase(request).replaceAll('{means}', `(?:${means}|${payment})`).replaceAll('{crypto}', crypto),
      ),
    )
    .join('|'),
)
