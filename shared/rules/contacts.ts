import { worldwideMailDomains } from './email.ts'
import { withoutAccents } from './fold.ts'
import { hintWords, messengers, wordMessengers } from './hint-words.ts'
import { ibanCountries, plainIban, startsWithIban } from './iban.ts'
import { webEndings } from './name.ts'
import { gap, letter, phrase, words } from './phrases.ts'

/** Kinds of data by which members reach or pay each other outside the site. */
type ContactKind = 'account' | 'link' | 'email' | 'phone'

/**
 * Kinds of contact and payment data in a text that `plainText` returned. An invitation to another
 * service counts as a phone number. A missed obfuscation is better than a false alarm.
 */
export function contactsIn(plain: string): ReadonlySet<ContactKind> {
  const lower = plain.toLowerCase()
  const found: Record<ContactKind, boolean> = {
    account: lower.match(accountForm)?.some(isAccount) ?? false,
    link: hasLink(plain),
    email: emailForms.some((form) => lower.search(form) >= 0),
    phone:
      hasPhoneNumber(lower.replace(accountForm, ' ').replace(webAddress, ' ')) ||
      elsewhere.test(lower) ||
      (messenger.test(lower) && leaving.test(lower)),
  }
  const kinds = Object.keys(found) as ContactKind[]
  return new Set(kinds.filter((kind) => found[kind]))
}

/** Text without accents and invisible characters, as the patterns below expect it. */
export const plainText = (text: string): string =>
  // Invisible characters could split words; `ł` has no accent to remove.
  withoutAccents(text.replace(/\p{Cf}/gu, ''))
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')

const all = Object.values(hintWords)
const alternatives = (key: 'at' | 'contact' | 'dot' | 'elsewhere' | 'has' | 'leaving' | 'my') =>
  all.map((one) => one[key]).join('|')

const whole = (source: string, flags = 'u') => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags)

/**
 * User name at another service. It contains a dot, underscore or digit, unlike plain words:
 * `lisa_88`, `vera.b`.
 */
const handle = `[${letter}]{2}[${letter}0-9]*(?:[._][${letter}0-9]+){1,4}|[${letter}]{3,}[0-9]{1,4}`
const fewWords = `(?:[${letter}]+${gap}){0,4}`
const elsewhere = words(
  [
    `(?:${phrase(alternatives('elsewhere'))})${gap}(?:\\p{L}+${gap})?(?:${messengers}|${wordMessengers})`,
    `(?:${alternatives('has')})${gap}(?:\\p{L}+${gap})?(?:${messengers})`,
    `(?:${alternatives('my')})${gap}(?:${messengers})(?:${gap}(?:is|ist|es|est|e|to)${gap}|\\s?:\\s?)\\S*[\\d_@]\\S*`,
    phrase(alternatives('contact')),
    `(?:${messengers})(?:${gap}|\\s?[:=@]\\s?)${fewWords}(?:${handle})`,
    `(?:${handle})${gap}${fewWords}(?:${messengers})`,
    `(?:${messengers})${gap}(?:me|mij)${gap}(?:on|at|op|via)`,
  ].join('|'),
)

const messenger = words(messengers)
const leaving = words(phrase(alternatives('leaving')))

/** Form of an IBAN of a known country, in lower case; its check digits are not verified. */
const accountForm = new RegExp(
  `(?<![a-z\\d])(?:${ibanCountries.join('|').toLowerCase()})\\d{2}(?:[ .-]?[a-z\\d]){11,30}`,
  'g',
)
const isAccount = (found: string): boolean => startsWithIban(plainIban(found.replaceAll(/[.-]/g, '')))

const openBracket = '\\s?[([{<]\\s?'
const closeBracket = '\\s?[)\\]}>]\\s?'
const spoken = (words: string) => `(?:${openBracket}(?:${words})${closeBracket}|\\s(?:${words})\\s)`
const dots = alternatives('dot')
// At most 64 characters (RFC 5321): the time to read a text then grows linearly with its length.
const mailbox = '[\\p{L}\\d][\\p{L}\\d._+-]{0,63}'
const mailHosts = worldwideMailDomains.map((host) => host.split('.')[0]).join('|')
const emailForms = [
  `${mailbox}@(?:[\\p{L}\\d-]+\\.)+\\p{L}{2,}`,
  `${mailbox}(?:${openBracket}(?:at|@|${alternatives('at')})${closeBracket}|\\s(?:${alternatives('at')})\\s)[\\p{L}\\d-]{2,}(?:\\.|${spoken(dots)})\\p{L}{2,6}`,
  // A spaced "at" or "@" is common in sentences: it counts only before a mail service.
  `${mailbox}(?:\\sat\\s|\\s?@\\s?)(?:${mailHosts})(?:\\s?\\.\\s?|${spoken(dots)})(?:${webEndings.join('|')})`,
].map((source) => whole(source, 'giu'))

/**
 * Top-level domains that are also words: `ok.me too` is not a web address, but two sentences
 * without a space between them.
 */
const wordEndings = 'net de at it es be us ca au me io'.split(' ')
const ownEndings = webEndings.filter((ending) => !wordEndings.includes(ending))
/** Top-level domains that count only with a path, as in `bit.ly/x`. */
const pathEndings = 'ly gl to gg co tv app link xyz page online site shop club top live chat vip'.split(' ')
const webAddress =
  /(?<![\p{L}\d@._-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+([a-z]{2,})(?![\p{L}\d@-])(\/[\p{L}\d@]\S*)?/giu
const explicitAddress = /(?:https?|hxxps?):\/\/\S|(?<![\p{L}\d])www\.[\p{L}\d-]+\.\p{L}{2}/iu
const spokenAddress = whole(`[\\p{L}\\d-]{3,63}${spoken(dots)}(?:${ownEndings.join('|')})`, 'iu')

function hasLink(plain: string): boolean {
  const text = emailForms.reduce((rest, form) => rest.replace(form, ' '), plain)
  if (explicitAddress.test(text) || spokenAddress.test(text)) return true
  return [...text.matchAll(webAddress)].some(({ 0: address, 1: written = '', 2: path, index }) => {
    const ending = written.toLowerCase()
    // A capital after the dot begins a sentence.
    if (/^[A-Z][a-z]/.test(written)) return false
    if (path) return webEndings.includes(ending) || pathEndings.includes(ending)
    const name = address
      .slice(0, -written.length - 1)
      .split('.')
      .at(-1)!
    if (ownEndings.includes(ending)) return true
    if (!wordEndings.includes(ending)) return false
    const isLast = /^\s*(?:$|[\n,;!?)]|\.(?:\s|$))/.test(text.slice(index + address.length))
    return name.length >= 8 || (name.length >= 4 && /[\d-]/.test(name)) || (name.length >= 3 && isLast)
  })
}

const digitOf = new Map(
  all.flatMap(({ digits }) =>
    digits.split(' ').flatMap((names, digit) => names.split('/').map((name) => [name, String(digit)] as const)),
  ),
)
const digitWord = `(?:${[...digitOf.keys()].join('|')})(?!\\p{L})`
const digitWords = new RegExp(`(?<!\\p{L})${digitWord}(?:[\\s,.–-]+${digitWord})+`, 'gu')

/** Dates, times and prices, which must not be taken for a phone number. */
const otherNumbers = [
  /(?<!\d)\d{1,2}([-./])\d{1,2}\1(?:19|20)\d{2}(?![-./]?\d)/g,
  /(?<!\d)(?:19|20)\d{2}([-./])\d{1,2}\1\d{1,2}(?![-./]?\d)/g,
  /(?<!\d)\d{1,2}[:h]\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2}\.[0-5]\d(?:\s?[-–]\s?\d{1,2}\.[0-5]\d(?![.\d])|\s?(?:uur|uhr)(?!\p{L}))/gu,
  /[€$£]\s?\d[\d.,]*/g,
  /(?<![\d.,])\d[\d.,]*\s?(?:€|\$|£|euros?|eur|usd|dollars?|zl|zlotych|pln|chf)(?!\p{L})/gu,
]
const numbers = /(?<![\p{L}\d,])\+?\(?\d(?:[ ()./–-]{0,3}\d){6,}/gu

function hasPhoneNumber(lower: string): boolean {
  const spelled = lower.replace(digitWords, (found) =>
    found.replace(/\p{L}+/gu, (word) => digitOf.get(word)!).replace(/\D/g, ''),
  )
  const text = otherNumbers.reduce((rest, form) => rest.replace(form, '|'), spelled)
  return [...text.matchAll(numbers)].some(([found]) => isPhoneNumber(found))
}

/** Whether digits with separators have the form of a phone number (ITU-T E.164, national forms). */
function isPhoneNumber(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  const international = found.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined
  if (international) return international.length >= 8 && international.length <= 15
  if ('01234567890123456789'.includes(digits)) return false
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12
  const groups = found.match(/\d+/g)!
  // Without a leading 0, each group needs at least 3 digits (except a `1` as the first group), and
  // at least one group must not end with 00: `12 13 14 15 16` and `100 200 300` are no phone
  // numbers.
  const isGrouped = groups.every(({ length }, index) => length >= 3 || (index === 0 && groups[0] === '1'))
  return digits.length >= 9 && digits.length <= 11 && isGrouped && !groups.every((group) => group.endsWith('00'))
}
