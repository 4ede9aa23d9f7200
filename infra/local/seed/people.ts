import {
  type interests as allInterests,
  type bodyTypes,
  type eyeColours,
  type Gender,
  type hairColours,
  interests,
  type ProfileFacts,
  type Prompts,
  type signupReasons,
} from '#shared/model/profile.ts'
import { latestBirthDate } from '#shared/rules/age.ts'
import { dayMs } from '#shared/rules/durations.ts'
import { isProfileName, nameClaim } from '#shared/rules/name.ts'
import { firstNames, type NameStock, nicknames } from './names.ts'
import { places, type SeedCountry } from './places.ts'
import { promptsFrom } from './prompts.ts'
import { type Random, randomOf } from './random.ts'
import type { Voice } from './voice.ts'
import { de } from './voice-de.ts'
import { fr } from './voice-fr.ts'
import { nl } from './voice-nl.ts'

type SeedLanguage = 'nl' | 'fr' | 'de'

/**
 * A generated member. Sexuality and sex-related interests stay empty, since they need a consent
 * that nobody gave (TRAP-23).
 */
export type Person = {
  /** The same in every run; pictures and ids depend on it. */
  key: string
  name: string
  gender: Gender
  wantedGender: Gender
  /** Civil date, such as 1990-04-12. */
  birthDate: string
  age: number
  country: SeedCountry
  region: string
  city: string
  language: SeedLanguage
  reason: (typeof signupReasons)[number]
  hair: (typeof hairColours)[number]
  eyes: (typeof eyeColours)[number]
  body: (typeof bodyTypes)[number]
  relationship: ProfileFacts['relationship']
  tattoos: ProfileFacts['tattoos']
  interests: (typeof allInterests)[number][]
  about: string
  prompts: Prompts
  photos: number
  /** Minutes between the last activity and now. */
  activeMinutesAgo: number
  /** Days between the sign-up and now. The sign-up is always before the last activity. */
  signedUpDaysAgo: number
  premium: boolean
  fictional: boolean
}

export const voices: Record<SeedLanguage, Voice> = { nl, fr, de }

const shares: readonly (readonly [SeedCountry, number])[] = [
  ['NL', 0.62],
  ['BE', 0.19],
  ['DE', 0.19],
]

/**
 * Generates `count` people as of `today` (a civil date), the same for the same arguments. A useful
 * minimum is about 30.
 */
export function makePeople(count: number, today: string): Person[] {
  const taken = new Set<string>()
  const abouts = new Set<string>()
  return shares.flatMap(([country, share]) =>
    Array.from({ length: Math.round(count * share) }, (_, i) =>
      makePerson(`${country}${i}`, country, today, taken, abouts),
    ),
  )
}

function makePerson(key: string, country: SeedCountry, today: string, taken: Set<string>, abouts: Set<string>): Person {
  const random = randomOf(`person ${key}`)
  const [region, , towns] = random.weighted(places[country].map((place) => [place, place[1]] as const))
  const city = random.weighted(towns)
  const language = languageOf(region, city, random)
  const gender: Gender = random.chance(0.5) ? 'female' : 'male'
  const other: Gender = gender === 'female' ? 'male' : 'female'
  const age = ageFrom(random)
  const birthDate = birthDateOf(age, today, random)
  const reason = random.weighted([
    ['relationship', 8],
    ['dating', 6],
    ['friendship', 3],
    ['flirting', 2],
    ['adventure', 2],
    ['other', 1],
  ] as const)
  const chosen = random.shuffled(interests).slice(0, random.int(3, 8))
  const fictional = random.chance(0.08)
  const hair = hairFrom(random, gender, age)
  const signedUpDaysAgo = random.int(1, random.chance(0.3) ? 30 : 700)
  return {
    key,
    name: nameFrom(random, stockOf(country, language), language, gender, birthDate, city, taken),
    gender,
    wantedGender: random.chance(0.92) ? other : gender,
    birthDate,
    age,
    country,
    region,
    city,
    language,
    reason,
    hair,
    eyes: eyesFrom(random, hair),
    body: random.weighted([
      ['slim', 4],
      ['normal', 7],
      ['fat', 2],
    ] as const),
    relationship: relationshipFrom(random, age),
    tattoos: random.weighted([
      ['none', 8],
      ['small', 4],
      ['some', 2],
      ['many', 1],
      [null, 2],
    ] as const),
    interests: chosen,
    about: fictional
      ? random.pick(voices[language].fictional)
      : aboutFrom(random, voices[language], { age, reason, chosen }, abouts),
    prompts: fictional ? [] : promptsFrom(randomOf(`prompts ${key}`), language),
    photos: random.weighted([
      [2, 7],
      [3, 2],
      [4, 1],
    ] as const),
    activeMinutesAgo: Math.min(activityFrom(random), signedUpDaysAgo * 1440 - 60),
    signedUpDaysAgo,
    premium: !fictional && random.chance(0.28),
    fictional,
  }
}

const languageOf = (region: string, city: string, random: Random): SeedLanguage => {
  if (region.startsWith('DE') || city === 'Eupen' || city === 'Sankt Vith') return 'de'
  if (region === 'BE-BRU') return random.chance(0.5) ? 'fr' : 'nl'
  return region.startsWith('BE-W') ? 'fr' : 'nl'
}

const stockOf = (country: SeedCountry, language: SeedLanguage): NameStock =>
  language === 'nl' && country === 'BE' ? 'nlBE' : language

function ageFrom(random: Random): number {
  const [from, to] = random.weighted([
    [[18, 24], 13],
    [[25, 34], 31],
    [[35, 44], 23],
    [[45, 54], 18],
    [[55, 64], 11],
    [[65, 69], 4],
  ] as const)
  return random.int(from, to)
}

/** A birthday that makes the person this old today. */
function birthDateOf(age: number, today: string, random: Random): string {
  const latest = Date.parse(`${latestBirthDate(age, today)}T00:00:00Z`)
  return new Date(latest - random.int(0, 363) * dayMs).toISOString().slice(0, 10)
}

function hairFrom(random: Random, gender: Gender, age: number): Person['hair'] {
  const grey = age >= 58 ? 6 : age >= 48 ? 2 : 0
  return random.weighted([
    ['brunette', gender === 'female' ? 5 : 2],
    ['blond', gender === 'female' ? 5 : 2],
    ['brown', 6],
    ['dark blond', 5],
    ['dark brown', 6],
    ['black', 4],
    ['red', 1.2],
    ['gray', grey * 2],
    ['white', age >= 60 ? 4 : 0],
    ['bald', gender === 'male' && age >= 34 ? 2.5 : 0],
  ] as const)
}

const eyesFrom = (random: Random, hair: Person['hair']): Person['eyes'] =>
  ['black', 'dark brown', 'brunette'].includes(hair)
    ? random.weighted([
        ['brown', 7],
        ['hazel', 2],
        ['green', 1],
        ['blue', 1],
        ['black', 0.5],
      ] as const)
    : random.weighted([
        ['blue', 6],
        ['green', 2],
        ['gray', 2],
        ['brown', 2],
        ['hazel', 1],
        ['amber', 0.3],
      ] as const)

const relationshipFrom = (random: Random, age: number): Person['relationship'] =>
  random.weighted([
    ['single', 10],
    ['unmarried', 2],
    ['divorced', age >= 35 ? 5 : 0],
    ['widowed', age >= 55 ? 2 : 0],
    [null, 2],
  ] as const)

/** Every second member was active today, the others within two months. */
const activityFrom = (random: Random): number => {
  const [from, to] = random.weighted([
    [[1, 60], 15],
    [[60, 1_440], 33],
    [[1_440, 10_080], 28],
    [[10_080, 86_400], 24],
  ] as const)
  return random.int(from, to)
}

function nameFrom(
  random: Random,
  stock: NameStock,
  language: SeedLanguage,
  gender: Gender,
  birthDate: string,
  city: string,
  taken: Set<string>,
): string {
  const year = birthDate.slice(2, 4)
  const first = firstNames(stock, gender, Number(birthDate.slice(0, 4)))
  const place = city.replace(/[^\p{L}]/gu, '').slice(0, 9)
  for (;;) {
    const own = random.pick(first)
    const name = random.weighted([
      [own, 4],
      [`${own}_${year}`, 3],
      [`${own}${year}`, 3],
      [`${own}.${random.pick([...'ABDEHJKLMPRSTVW'])}`, 4],
      [`${own}-${place}`, 1],
      [`${own}_${random.int(2, 17)}`, 1],
      [random.pick(nicknames[language].split(' ')), 1.4],
    ])
    if (!isProfileName(name) || taken.has(nameClaim(name))) continue
    taken.add(nameClaim(name))
    return name
  }
}

function aboutFrom(
  random: Random,
  voice: Voice,
  person: { age: number; reason: Person['reason']; chosen: Person['interests'] },
  abouts: Set<string>,
): string {
  for (;;) {
    const opener = random.pick(person.age >= 42 && random.chance(0.5) ? voice.older : voice.openers)
    const told = random.shuffled(person.chosen.flatMap((interest) => voice.byInterest[interest] ?? []))[0]
    const seeking = random.pick(voice.seeking[person.reason])
    const parts = random.weighted([
      [[opener, told, seeking], 5],
      [[opener, told], 2],
      [[opener, seeking], 2],
      [[told, seeking], 2],
      [[opener, told, random.pick(voice.closers)], 4],
      [[told, random.pick(voice.closers)], 1],
      [[seeking, random.pick(voice.closers)], 1],
    ] as const)
    const about = parts.filter((part) => part !== undefined).join(' ')
    if (abouts.has(about)) continue
    abouts.add(about)
    return about
  }
}
