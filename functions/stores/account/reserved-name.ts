import { remove as toLatin } from 'confusables'
import { env } from '#functions/platform/env.ts'
import type { Country } from '#shared/countries/country.ts'

/**
 * Words that impersonate the site wherever they occur in a name: general words, then words of each
 * language.
 */
const anywhere = [
  // The stems cover the words for persons and for their work in all seven languages.
  ...['moderat', 'moderac', 'moderaz', 'moderad', 'administra', 'amministra'],
  ...['support', 'suport', 'helpdesk', 'servicedesk', 'webmaster', 'postmaster', 'noreply'],
  ...['klantenservice', 'klantendienst', 'klantenhulp', 'klantcontact', 'ondersteuning', 'beheerder', 'medewerker'],
  ...['customerservice', 'customercare', 'customerhelp', 'helpcenter', 'helpcentre'],
  ...['kundendienst', 'kundenservice', 'kundenbetreu', 'kundenhilfe', 'kundenkontakt', 'unterstutzung', 'verwaltung'],
  'mitarbeiter',
  ...['assistance', 'serviceclient', 'relationclient', 'aideclient', 'centredaide', 'centreaide', 'gestionnaire'],
  ...['soporte', 'atencionalcliente', 'atencioncliente', 'atencionalusuario', 'serviciocliente', 'servicioalcliente'],
  ...['ayudacliente', 'ayudaalcliente', 'centroayuda', 'centrodeayuda'],
  ...['supporto', 'assistenza', 'servizioclienti', 'aiutoclienti', 'centroaiuto'],
  ...['wsparcie', 'biuroobslugi', 'dzialobslugi', 'obslugaklient', 'obslugiklient', 'pomocklient', 'centrumpomocy'],
]
/**
 * Words that impersonate the site if they are the whole name, or are combined with each other or
 * with the brand. They are allowed inside a longer word, as in Badminton.
 */
const asWords = [
  ...['admin', 'admins', 'sysadmin', 'mod', 'mods', 'info', 'root', 'system', 'systeem', 'site', 'crew'],
  ...['help', 'hulp', 'hilfe', 'aide', 'ayuda', 'aiuto', 'pomoc', 'soutien', 'obsluga'],
  ...['staff', 'team', 'service', 'serviceteam', 'equipe', 'equipo', 'zespol', 'beheer'],
  ...['official', 'officieel', 'offiziell', 'officiel', 'officielle', 'oficial', 'ufficiale', 'oficjalny'],
  ...['redactie', 'redaktion', 'redaction', 'redaccion', 'redazione', 'redakcja'],
  ...['security', 'safety', 'veiligheid', 'sicherheit', 'securite', 'seguridad', 'sicurezza', 'bezpieczenstwo'],
  ...['billing', 'payments', 'betalingen', 'zahlungen', 'paiements', 'pagamenti', 'platnosci', 'abuse'],
]

/** Digits and letters that are read as other letters. i and l look alike, so both become i. */
const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  l: 'i',
}

/** Name as it reads at a glance: accents, case and look-alike letters are folded. */
const folded = (text: string): string =>
  toLatin(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[01345781l]/g, (sign) => lookAlikes[sign] ?? sign)

const letters = (text: string) => folded(text).replaceAll(/[^\p{L}]/gu, '')
const foldedAll = (words: readonly string[]) => words.map(letters).filter(Boolean)
const [longWords, shortWords] = [foldedAll(anywhere), foldedAll(asWords)]

/** Words of a name, split at separators and capitals, each with and without digits at its ends. */
const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .split(/[._-]+/)
    .flatMap((word) => [letters(word), letters(word.replaceAll(/^\d+|\d+$/g, ''))])
    .filter(Boolean)

/** Whether the text consists of reserved words only, such as `adminteam`. */
const isMadeOf = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text === word || (text.startsWith(word) && isMadeOf(text.slice(word.length), words)))

/**
 * Whether a profile name impersonates the site (MOD-20): its staff, its support or one of `brands`,
 * look-alike letters included. Members trust such a name with passwords and money.
 */
export function isReservedName(name: string, brands: readonly string[]): boolean {
  const whole = [letters(name), letters(name.replaceAll(/^\d+|\d+$/g, ''))]
  const short = [...shortWords, ...foldedAll(brands)]
  return (
    whole.some((text) => longWords.some((word) => text.includes(word)) || isMadeOf(text, short)) ||
    wordsIn(name).some((word) => short.includes(word))
  )
}

/** Digits that look like no letter. */
const plainDigits = (text: string) => folded(text).replaceAll(/[^\p{N}]/gu, '')

/**
 * Whether a name reads like a removed one at a glance, as 5carnrner.2 reads like Scammer. If the
 * removed name has digits that look like no letter, only a name with the same digits is a
 * look-alike, as the digits may be why it was removed: if Anna69 was removed, Anna is allowed.
 */
export const isLookAlike = (name: string, removed: string): boolean =>
  letters(name) === letters(removed) && ['', plainDigits(name)].includes(plainDigits(removed))

const mailService = /(?:^|[._-])(?:gmail|hotmail|outlook|icloud|yahoo)(?:[._-]|$)/i
const minorAge = /(?<!\d)1[0-7][._-]?(?:jaar|jahre?|years?|yrs?|yo|a[nñ]os|ans|anni|lat)(?!\p{L})/iu

/**
 * Whether a profile name contains the name of a mail service or an age below 18 (MOD-11). Other
 * texts are then held for staff; a name cannot be held, as every card shows it. Checked on the
 * server only, to keep the home page small.
 */
export const hasServiceOrMinorAge = (name: string): boolean => mailService.test(name) || minorAge.test(name)

/**
 * Names by which a country's site is known: names of the site and of its company, and trade names.
 */
export const brandsOf = ({ company }: Country): readonly string[] => [env.siteName, company.name, ...company.tradenames]

/** Code with which a new profile name is refused by the rules for all names, or null. */
export function nameRefusal(name: string, country: Country): 'invalid_name' | 'name_taken' | null {
  if (hasServiceOrMinorAge(name)) return 'invalid_name'
  return isReservedName(name, brandsOf(country)) ? 'name_taken' : null
}
