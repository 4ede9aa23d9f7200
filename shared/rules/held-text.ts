import type { Language } from '../i18n/languages.ts'
import { type HeldContent, heldContents } from '../model/held-text.ts'
import { contactsIn, plainText } from './contacts.ts'
import { withLatinSigns } from './disguise.ts'
import { worldwideMailDomains } from './email.ts'
import { hintWords, messengers } from './hint-words.ts'
import { webEndings } from './name.ts'
import { statesMinorAge } from './own-age.ts'

/**
 * Contents of a profile text that are reasons to hold it (MOD-11), in a fixed order; none for a
 * harmless text. Recognises more disguises than the safety hints do, because staff correct wrong
 * matches. Runs only on the server.
 */
export function contentsToHold(text: string): HeldContent[] {
  const plain = plainText(withLatinSigns(text))
  // The original text is read too, because undoing disguises may break plain text.
  const readings = [plain, undisguised(plain)]
  const contacts = new Set(readings.flatMap((reading) => [...contactsIn(reading)]))
  const found: Record<HeldContent, boolean> = {
    phone: contacts.has('phone') || readings.some((one) => spokenNumber.test(one.toLowerCase()) || handle.test(one)),
    email: contacts.has('email') || readings.some((one) => mailService.test(one)),
    link: contacts.has('link') || (!contacts.has('email') && spokenSite.test(plain)),
    age: statesMinorAge(plain.toLowerCase()),
  }
  return heldContents.filter((reason) => found[reason])
}

/** `n a a m @ g m a i l`: single characters with spaces between them. */
const spacedOut = /(?<!\S)\S(?: \S){4,}(?!\S)/gu
/** `mijnsite . nl`: a space before the dot; ordinary sentences have no such space. */
const spacedEnding = new RegExp(`\\s\\.\\s?(${webEndings.join('|')})(?!\\p{L})`, 'giu')
/** Number with letters that look like digits: `O6 l2 34`. */
const numberLike = /(?<![\p{L}\p{N}])(?=[Oo]*[Il|]*\d|\d)[\dOoIl|]{2,}(?![\p{L}\p{N}])/gu
/** Separators between digits that are used only to disguise a number. */
const oddSeparators = /(?<=\d)\s*[*_~=•·#'’"+]+\s*(?=\d)/gu

const unitWords = Object.values(hintWords)
  .flatMap(({ digits }) => digits.split(' '))
  .flatMap((names, index) => names.split('/').map((name) => [name, String(index % 10)] as const))
const digitOf = new Map(unitWords)
const unit = [...digitOf.keys()].join('|')
/** Number words next to digits: `nul6 een2`. */
const besideDigits = new RegExp(`(?<=\\d[ .,-]?)(?:${unit})(?!\\p{L})|(?<!\\p{L})(?:${unit})(?=[ .,-]?\\d)`, 'giu')

const undisguised = (plain: string): string =>
  plain
    .replace(spacedOut, (found) => found.replaceAll(' ', ''))
    .replace(spacedEnding, '.$1')
    .replace(numberLike, (found) => found.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1'))
    .replace(oddSeparators, ' ')
    .replace(besideDigits, (word) => digitOf.get(word.toLowerCase())!)
    .replace(besideDigits, (word) => digitOf.get(word.toLowerCase())!)

/** Words for 10 to 90, for phone numbers that are spelled in pairs, as in French. */
const tens: Record<Language, string> = {
  nl: 'tien|elf|twaalf|dertien|veertien|\\p{L}+tien|(?:\\p{L}+en)?(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig)',
  de: 'zehn|elf|zwolf|\\p{L}+zehn|(?:\\p{L}+und)?(?:zwanzig|drei(?:ss|ß)ig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig)',
  en: 'ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  es: 'diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|y',
  fr: 'dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|et',
  it: 'dieci|undici|dodici|\\p{L}+dici|venti?\\p{L}*|trent\\p{L}+|quarant\\p{L}+|cinquant\\p{L}+|sessant\\p{L}+|settant\\p{L}+|ottant\\p{L}+|novant\\p{L}+',
  pl: 'dziesiec|\\p{L}+nascie|dwadziescia|trzydziesci|czterdziesci|\\p{L}+dziesiat',
}
const spokenPart = `(?:${unit}|${Object.values(tens).join('|')}|\\d{1,2})(?![\\p{L}\\d])`
/** Phone number in words or pairs of digits, beginning with a zero. */
const spokenNumber = new RegExp(`(?<![\\p{L}\\d])(?:nul|null|zero|cero|0)(?:[\\s,.–-]+${spokenPart}){5,}`, 'u')

const services = worldwideMailDomains.map((domain) => domain.split('.')[0]).join('|')
const dots = Object.values(hintWords)
  .map(({ dot }) => dot)
  .join('|')
/** Address at a mail service without its `@` or its ending: `naam gmail com`, `naam@gmail`. */
const mailService = new RegExp(
  [
    `[\\p{L}\\d]\\s?[@(]\\s?(?:a|at)?\\s?\\)?\\s?(?:gmail|${services})(?![\\p{L}])`,
    `\\sat\\s(?:gmail|hotmail|icloud)(?!\\p{L})`,
    `[\\p{L}\\d]\\sat\\s[\\p{L}\\d-]+\\s(?:${dots})\\s(?:${webEndings.join('|')})(?!\\p{L})`,
    `(?<![\\p{L}\\d])gmail\\s?(?:[.,]|[([]?(?:${dots})[)\\]]?|\\s)\\s?(?:com|nl|de|fr|es|it|pl|be|uk)(?!\\p{L})`,
  ].join('|'),
  'iu',
)

/**
 * Web address with a spoken dot. Only at the end of a sentence, because `punto es` can also be
 * ordinary words.
 */
const spokenSite = new RegExp(
  `[\\p{L}\\d-]{5,}\\s(?:${dots})\\s(?:${webEndings.join('|')})(?=\\s*(?:$|[.,!?\\n]))`,
  'iu',
)

/** Handle of another service: contains a digit, `_` or `@`, unlike plain words. */
const handle = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${messengers}|tiktok|signal|fb|ig)\\s?[:=@-]*\\s?(?:is\\s)?(?:@\\p{L}[\\p{L}\\d._]{2,}|\\p{L}[\\p{L}._]*[\\d_][\\p{L}\\d._]*)`,
    `(?<![\\p{L}\\d.])@\\p{L}[\\p{L}.]*[\\d_][\\p{L}\\d._]*`,
  ].join('|'),
  'iu',
)
