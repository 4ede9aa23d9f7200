import { type Person, voices } from './people.ts'
import { randomOf } from './random.ts'

/** Whether two people look for each other: genders both ways, similar ages. */
export const suit = (a: Person, b: Person): boolean =>
  a !== b && a.wantedGender === b.gender && b.wantedGender === a.gender && Math.abs(a.age - b.age) <= 9

export type SeedLike = { from: Person; to: Person; hoursAgo: number }

/**
 * Likes among members: most give one to five within their country, and about every third is
 * returned.
 */
export function makeLikes(people: readonly Person[]): SeedLike[] {
  const random = randomOf('likes')
  const likes = new Map<string, SeedLike>()
  const add = (from: Person, to: Person) => {
    const hoursAgo = Math.min(random.int(1, 900), Math.min(from.signedUpDaysAgo, to.signedUpDaysAgo) * 24 - 1)
    likes.set(`${from.key} ${to.key}`, { from, to, hoursAgo })
  }
  for (const from of people) {
    if (from.fictional) continue
    const candidates = people.filter((to) => to.country === from.country && suit(from, to))
    for (const to of random.shuffled(candidates).slice(0, random.int(0, 5))) {
      add(from, to)
      if (!to.fictional && random.chance(0.33)) add(to, from)
    }
  }
  return [...likes.values()]
}

export type SeedTalk = { starter: Person; partner: Person; lines: { from: Person; text: string }[]; hoursAgo: number }

/**
 * Conversations among members who like each other. None is with a fictional profile, because no
 * person has written its lines (TRAP-01).
 */
export function makeTalks(likes: readonly SeedLike[], count: number): SeedTalk[] {
  const random = randomOf('talks')
  const known = new Set(likes.map(({ from, to }) => `${from.key} ${to.key}`))
  const matches = likes.filter(
    ({ from, to }) =>
      from.key < to.key && known.has(`${to.key} ${from.key}`) && from.language === to.language && !to.fictional,
  )
  return random
    .shuffled(matches)
    .slice(0, count)
    .map(({ from, to, hoursAgo }) => {
      const talk = random.pick(voices[from.language].talks)
      return {
        starter: from,
        partner: to,
        lines: talkBetween(from, to, talk),
        hoursAgo: Math.min(hoursAgo, random.int(1, 200)),
      }
    })
}

export const talkBetween = (starter: Person, partner: Person, talk: readonly string[]): SeedTalk['lines'] =>
  talk.map((line) => (line.startsWith('>') ? { from: partner, text: line.slice(2) } : { from: starter, text: line }))
