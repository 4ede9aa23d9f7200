import type { Language } from '../i18n/languages.ts'

/**
 * Patterns for statements of the writer's own age, without accents and with `l` for `ł`. A space
 * matches any separator of two words in a sentence.
 */
type AgeWords = {
  /** Twelve to seventeen in words. */
  numbers: string
  /** What precedes the age: "ik ben". */
  intro: string
  /** Word for years, followed by "old" in languages that add it. */
  years: string
  /** Whether an age may be stated without a word for years: "ik ben 16". */
  isBare: boolean
  /** Conjunctions that may follow the age. */
  goesOn: string
  /** Other statements; `{age}` is a number below 18. */
  statements: readonly string[]
}

const ageWords: Record<Language, AgeWords> = {
  nl: {
    numbers: 'twaalf|dertien|veertien|vijftien|zestien|zeventien',
    intro: '(?:(?:ik|en) )?ben(?: (?:pas|nu|net|nog|nog maar|eigenlijk|echt))?',
    years: 'jaar(?: (?:oud|jong))?',
    isBare: true,
    goesOn: 'en|maar',
    statements: [
      '(?:ik|en) ben(?: nog)? minderjarig',
      'ik ben een {age} jarig\\p{L}*',
      'leeftijd(?: is)? {age}',
      '(?:ik|en) ben bijna (?:18|achttien)',
      'ik word(?: \\p{L}+){0,2} (?:18|achttien)',
    ],
  },
  de: {
    numbers: 'zwo(?:e)?lf|dreizehn|vierzehn|fu(?:e)?nfzehn|sechzehn|siebzehn',
    intro: '(?:(?:ich|und) )?bin(?: (?:erst|gerade|gerade mal|noch|schon|jetzt))?',
    years: 'jahre(?: (?:alt|jung))?',
    isBare: true,
    goesOn: 'und|aber',
    statements: [
      '(?:ich|und) bin(?: noch)? minderjahrig',
      'ich bin eine? {age} jahrig\\p{L}*',
      'alter(?: ist)? {age}',
      '(?:ich|und) bin (?:fast|beinahe|bald) (?:18|achtzehn)',
      'ich werde(?: \\p{L}+){0,2} (?:18|achtzehn)',
    ],
  },
  en: {
    numbers: 'twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
    intro: '(?:i am|i m|im)(?: (?:only|just|still|actually|currently))?',
    years: '(?:years?|yrs?)(?: (?:old|young))?|yo|y o',
    isBare: true,
    goesOn: 'and|but|from',
    statements: [
      '(?:i am|i m|im)(?: still)? (?:underage|under 18|a minor)',
      '(?:i am|i m|im) an? {age} (?:years?|yrs?) old',
      '(?:my )?age(?: is)? {age}',
      '(?:i am|i m|im) (?:almost|nearly) (?:18|eighteen)',
      'i (?:turn|will be|ll be) (?:18|eighteen)',
    ],
  },
  es: {
    numbers: 'doce|trece|catorce|quince|dieciseis|diecisiete',
    intro: '(?<!que )tengo(?: (?:solo|apenas|ahora|ya))?',
    years: 'anos(?: de edad)?',
    isBare: false,
    goesOn: 'y|pero',
    statements: [
      'soy(?: aun| todavia)? menor de edad',
      'soy(?: una?)? chic[oa] de {age} anos',
      'edad(?: es)? {age}',
      '(?:casi tengo|tengo casi|cumplo|cumplire)(?: los)? (?:18|dieciocho)',
    ],
  },
  fr: {
    numbers: 'douze|treize|quatorze|quinze|seize|dix sept',
    intro: '(?<!que )j ai(?: (?:seulement|juste|deja|tout juste))?',
    years: 'ans',
    isBare: false,
    goesOn: 'et|mais',
    statements: [
      'je suis(?: encore)? mineure?(?=$|[.,;!?\\n]| et )',
      'je suis(?: une?)? (?:fille|garcon|ado|mec) de {age} ans',
      'age(?: est)? {age}',
      'j ai (?:presque|bientot) (?:18|dix huit) ans',
      'j aurai(?: bientot)? (?:18|dix huit) ans',
    ],
  },
  it: {
    numbers: 'dodici|tredici|quattordici|quindici|sedici|diciassette',
    intro: '(?<!quando )ho(?: (?:solo|appena|ancora|gia))?',
    years: 'anni',
    isBare: false,
    goesOn: 'e|ma',
    statements: [
      'sono(?: ancora)? minorenne',
      'sono(?: una?)? ragazz[oa] di {age} anni',
      'eta(?: e)? {age}',
      '(?:ho quasi|compio|faccio)(?: i)? (?:18|diciotto)',
    ],
  },
  pl: {
    numbers: 'dwanascie|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie',
    intro: '(?<!odkad )mam(?: (?:dopiero|tylko|teraz|juz))?',
    years: 'lat',
    isBare: false,
    goesOn: 'i|ale|a',
    statements: [
      'jestem(?: jeszcze)? niepelnoletni\\p{L}*',
      'jestem {age} latk\\p{L}*',
      'wiek(?: to)? {age}',
      '(?:mam prawie|skoncze|koncze) (?:18|osiemnascie)',
    ],
  },
}

const gap = '[^\\p{L}\\p{N}.!?\\n]+'
const spaced = (source: string) => source.replaceAll(' ', gap)
const all = Object.values(ageWords)
const teens = '1[0-7]'
/**
 * Lookahead for the end of a statement: punctuation, an emoji, or a word that starts a new clause;
 * neither a decimal point (`1.70`) nor a unit ("16 kilo").
 */
const stop = (goesOn: string) =>
  `(?=\\s*(?:$|[.,;:!?)/|–-](?!\\d)|\\n|\\p{Extended_Pictographic})| (?:${goesOn})(?!\\p{L}))`

const statedAge = all.flatMap(({ numbers, intro, years, isBare, goesOn, statements }) => {
  const end = stop(goesOn)
  const age = `(?:${teens}|${numbers})`
  const old = `(?: )?(?:${years})`
  return [
    `${intro} ${isBare ? `(?:${age}|[89]${old})(?:${old})?` : `(?:${age}|[89])${old}`}${end}`,
    ...statements.map((one) => `${one.replace('{age}', age)}(?![\\p{L}\\d])`),
  ]
})
/** Age at the start of a text, which usually is the writer's: "16 jaar, uit Gent", "f/16". */
const firstAge = [
  ...all.map(({ numbers, years }) => `(?:${teens}|${numbers})(?: )?(?:${years})${stop('x')}`),
  `[mfvwhk]/?${teens}${stop('x')}`,
  `${teens}/?[fvwhk]${stop('x')}`,
  `${teens}(?: )?(?:yo|y o)(?!\\p{L})`,
]

const ownAge = new RegExp(`(?<![\\p{L}\\p{N}])(?:${statedAge.map(spaced).join('|')})`, 'u')
const opening = new RegExp(`^[^\\p{L}\\p{N}]*(?:${firstAge.map(spaced).join('|')})`, 'u')

/**
 * Whether a text, in lower case without accents, states that its writer is below 18. The age of a
 * child or pet ("mijn dochter is 12"), durations ("16 jaar ervaring") and numbers with a unit do
 * not count.
 */
export const statesMinorAge = (lower: string): boolean => ownAge.test(lower) || opening.test(lower)
