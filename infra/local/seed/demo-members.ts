import type { Login } from '../seed-target.ts'
import { type SeedLike, type SeedTalk, suit, talkBetween } from './meetings.ts'
import { type Person, voices } from './people.ts'

export const password = 'welkom-hier-24'

/**
 * The four demo members to log in as: two ordinary ones, one with an unconfirmed address, one who
 * is leaving.
 */
export type DemoMembers = { free: Person; premium: Person; unconfirmed: Person; leaving: Person }

/**
 * Selects the demo members among the Dutch people and gives them recognisable names. They stay in
 * `people`.
 */
export function demoMembersOf(people: Person[]): DemoMembers {
  const taken = new Set<Person>()
  const pick = (
    name: string,
    change: Partial<Person>,
    gender: Person['gender'],
    ages: readonly [number, number],
  ): Person => {
    const index = people.findIndex(
      (person) =>
        person.country === 'NL' &&
        person.gender === gender &&
        person.wantedGender !== gender &&
        person.age >= ages[0] &&
        person.age <= ages[1] &&
        !person.fictional &&
        !taken.has(person),
    )
    const person = { ...people[index]!, ...change, name }
    people[index] = person
    taken.add(person)
    return person
  }
  const free = pick(
    'Noor_V',
    { premium: false, activeMinutesAgo: 70, signedUpDaysAgo: 3, photos: 3 },
    'female',
    [28, 34],
  )
  const premium = pick(
    'Thijs.B',
    { premium: true, activeMinutesAgo: 30, signedUpDaysAgo: 240, photos: 4 },
    'male',
    [32, 39],
  )
  const unconfirmed = pick('Jip_W', { premium: false, activeMinutesAgo: 95, signedUpDaysAgo: 1 }, 'male', [24, 30])
  const leaving = pick('Roos.D', { premium: true, activeMinutesAgo: 4_000, signedUpDaysAgo: 150 }, 'female', [35, 45])
  return { free, premium, unconfirmed, leaving }
}

export const isDemoMember = (demo: DemoMembers, ...people: Person[]): boolean =>
  people.some((person) => Object.values(demo).includes(person))

export const loginsOf = (demo: DemoMembers): Login[] => [
  {
    who: 'Free member',
    email: emailOf(demo.free, demo),
    password,
    country: 'NL',
    note: 'one credit left, new likes and messages',
  },
  { who: 'Premium member', email: emailOf(demo.premium, demo), password, country: 'NL', note: 'many talks and likes' },
  {
    who: 'Unconfirmed member',
    email: emailOf(demo.unconfirmed, demo),
    password,
    country: 'NL',
    note: 'has yet to confirm the address',
  },
  {
    who: 'Member who is leaving',
    email: emailOf(demo.leaving, demo),
    password,
    country: 'NL',
    note: 'deleted the account three days ago',
  },
]

export const emailOf = (person: Person, demo: DemoMembers): string => {
  const role = Object.entries(demo).find(([, member]) => member === person)?.[0]
  return `${role ?? `${person.fictional ? 'fictional' : 'member'}-${person.key.toLowerCase()}`}@example.org`
}

/** Possible matches of a member: Dutch members who look for them, nearest in age first. */
const admirersOf = (person: Person, people: readonly Person[], demo: DemoMembers): Person[] =>
  people
    .filter((other) => other.country === 'NL' && suit(person, other) && !isDemoMember(demo, other))
    .sort(
      (a, b) => Math.abs(a.age - person.age) - Math.abs(b.age - person.age) || a.activeMinutesAgo - b.activeMinutesAgo,
    )

/**
 * Likes for the two ordinary demo members: the newest not seen yet, some mutual, one from a marked
 * fictional profile.
 */
export function likesOfDemoMembers(demo: DemoMembers, people: readonly Person[]): SeedLike[] {
  return [demo.free, demo.premium].flatMap((person) => {
    const hours = person.signedUpDaysAgo * 24
    const others = admirersOf(person, people, demo)
    const real = others.filter(({ fictional }) => !fictional)
    const received = [...real.slice(0, 9), ...others.filter(({ fictional }) => fictional).slice(0, 1)]
    const given = [...real.slice(1, 4), ...real.slice(9, 13)]
    return [
      ...received.map((from, i) => ({ from, to: person, hoursAgo: Math.min(1 + i * 6, hours - 1) })),
      ...given.map((to, i) => ({ from: person, to, hoursAgo: Math.min(3 + i * 7, hours - 1) })),
    ]
  })
}

/**
 * Conversations of the demo members. The free member got messages and answered once, which left one
 * credit; the premium member has many conversations. Two messages wait at the desk for an answer of
 * a fictional profile (CHAT-36), one of them close to its deadline.
 */
export function talksOfDemoMembers(demo: DemoMembers, people: readonly Person[]): SeedTalk[] {
  const { talks } = voices.nl
  const writers = (person: Person) =>
    admirersOf(person, people, demo).filter(({ fictional, language }) => !fictional && language === 'nl')
  const talk = (starter: Person, partner: Person, number: number, length: number, hoursAgo: number): SeedTalk => ({
    starter,
    partner,
    hoursAgo,
    lines: talkBetween(starter, partner, talks[number]!.slice(0, length)),
  })
  const fictional = admirersOf(demo.premium, people, demo).filter((person) => person.fictional)
  const toFree = writers(demo.free)
  const withPremium = writers(demo.premium)
  return [
    talk(toFree[1]!, demo.free, 3, 3, 20),
    talk(toFree[0]!, demo.free, 6, 1, 5),
    talk(toFree[4]!, demo.free, 0, 1, 1),
    talk(withPremium[1]!, demo.premium, 1, 8, 90),
    talk(demo.premium, withPremium[2]!, 0, 9, 60),
    talk(withPremium[3]!, demo.premium, 7, 5, 8),
    talk(demo.premium, withPremium[5]!, 4, 4, 30),
    talk(withPremium[0]!, demo.premium, 2, 5, 2),
    talk(demo.premium, withPremium[10]!, 5, 5, 140),
    talk(withPremium[7]!, demo.premium, 3, 1, 1),
    talk(demo.premium, fictional[0]!, 2, 1, 3),
    talk(toFree[2]!, fictional[1] ?? fictional[0]!, 4, 1, 21),
  ]
}
