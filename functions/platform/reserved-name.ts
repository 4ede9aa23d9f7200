import { remove as toLatin } from 'confusables'
import type { Country } from '#shared/countries/country.ts'
import { env } from './env.ts'

/** Words that speak for the site, in its languages, wherever they stand in a name. */
const anywhere = [
  ...[
    'support',
    'suport',
    'soporte',
    'supporto',
    'assistenza',
    'assistance',
    'helpdesk',
    'klantenservice',
    'klantendienst',
  ],
  ...[
    'kundendienst',
    'kundenservice',
    'customerservice',
    'customercare',
    'servicedesk',
    'serviceclient',
    'obslugaklienta',
  ],
  ...[
    'moderator',
    'moderatie',
    'moderateur',
    'moderador',
    'moderatore',
    'administrator',
    'administrateur',
    'administratie',
  ],
  ...[
    'administrador',
    'amministratore',
    'beheerder',
    'webmaster',
    'postmaster',
    'noreply',
    'medewerker',
    'mitarbeiter',
  ],
]
/** Words that do so as a whole name, or beside others of these or the brand: part of a longer word they are innocent (Badminton). */
const asWords = [
  ...[
    'admin',
    'admins',
    'sysadmin',
    'mod',
    'mods',
    'help',
    'hulp',
    'hilfe',
    'aide',
    'ayuda',
    'aiuto',
    'pomoc',
    'info',
    'root',
  ],
  ...[
    'staff',
    'team',
    'service',
    'serviceteam',
    'official',
    'officieel',
    'offiziell',
    'officiel',
    'oficial',
    'ufficiale',
    'security',
  ],
  ...[
    'system',
    'systeem',
    'site',
    'crew',
    'equipe',
    'equipo',
    'zespol',
    'beheer',
    'redactie',
    'billing',
    'payments',
    'abuse',
    'safety',
  ],
]

/** Digits and letters that are read as others in Latin writing. The two that are written alike, i and l, become one. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', l: 'i' },
}

/** A name as it is read at a glance: without accents, case, foreign letters of the same look, and marks between words. */
const folded = (text: string): string =>
  toLatin(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[01345781l]/g, (sign) => lookAlikes[sign] ?? sign)

const letters = (text: string) => folded(text).replaceAll(/[^\p{L}]/gu, '')
const foldedAll = (words: readonly string[]) => words.map(letters).filter(Boolean)
const [longWords, shortWords] = [foldedAll(anywhere), foldedAll(asWords)]

/** The words of a name: divided by marks, digits at their edges left out, and where a capital begins one. */
const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .split(/[._-]+/)
    .flatMap((word) => [letters(word), letters(word.replaceAll(/^\d+|\d+$/g, ''))])
    .filter(Boolean)

/** Whether reserved words and nothing else make up the text, such as `adminteam`. */
const isMadeOf = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text === word || (text.startsWith(word) && isMadeOf(text.slice(word.length), words)))

/**
 * Whether a profile name would speak for the site (MOD-20): its staff, its help or one of `brands`, also in look-alike letters. Members trust such a
 * name with passwords and money.
 */
export function isReservedName(name: string, brands: readonly string[]): boolean {
  const whole = [letters(name), letters(name.replaceAll(/^\d+|\d+$/g, ''))]
  const short = [...shortWords, ...foldedAll(brands)]
  return (
    whole.some((text) => longWords.some((word) => text.includes(word)) || isMadeOf(text, short)) ||
    wordsIn(name).some((word) => short.includes(word))
  )
}

/** The names that a country's site goes by. */
export const brandsOf = ({ company }: Country): readonly string[] => [env.siteName, company.name, ...company.tradenames]
