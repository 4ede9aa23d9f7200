import { sequence } from './faults.ts'

const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs
export const iso = (ms: number): string => new Date(ms).toISOString()
/** The next full minute, in which the jobs run. */
export const nextMinute = (ms: number): number => Math.ceil(ms / minuteMs) * minuteMs

export const weekStart = Date.parse('2026-11-23T00:00:00Z')
const days = 7
/**
 * End of the simulation, some days after the last step, so that every waiting notification becomes
 * due.
 */
export const weekEnd = weekStart + (days + 3) * dayMs

/**
 * One step of a member's week. On a visit the member sees all likes; `reads` also opens the
 * conversations.
 */
export type Step = { at: number } & (
  | { kind: 'message'; from: number }
  | { kind: 'like' }
  | { kind: 'visit'; reads: boolean }
)

/**
 * Mean numbers per day for four types of member, from almost no messages to a flood of messages.
 */
const lives = [
  { messages: 0.2, likes: 0.1, visits: 0.2, partners: 3 },
  { messages: 3, likes: 2, visits: 1, partners: 6 },
  { messages: 3, likes: 2, visits: 0, partners: 6 },
  { messages: 40, likes: 20, visits: 2, partners: 25 },
]

/** Steps of a week in order, one list per member. Every call returns the same steps. */
export function simulatedWeeks(members: number): Step[][] {
  const random = sequence(20_261_123)
  return Array.from({ length: members }, (_, member) => weekOf(random, lives[member % lives.length]!))
}

/** Makes a week of random steps, whose mean numbers per day are given by `life`. */
function weekOf(random: () => number, life: (typeof lives)[number]): Step[] {
  const times = (perDay: number) =>
    Array.from(
      { length: Math.floor(perDay * days * 2 * random()) },
      () => weekStart + Math.floor(random() * days * dayMs),
    )
  const steps: Step[] = [
    ...times(life.messages).map((at) => ({ at, kind: 'message' as const, from: Math.floor(random() * life.partners) })),
    ...times(life.likes).map((at) => ({ at, kind: 'like' as const })),
    ...times(life.visits).map((at) => ({ at, kind: 'visit' as const, reads: random() < 0.6 })),
  ]
  return steps.sort((a, b) => a.at - b.at)
}

export type SimulatedChat = { id: string; startedAt: string; lastAt: string; unreadSince: string; unread: number }
export type SimulatedLike = { id: string; at: string }

/** Unread conversations, unseen likes, and visits of a simulated member. */
export class SimulatedMember {
  readonly #chats = new Map<string, SimulatedChat>()
  readonly visits: number[] = []
  likes: SimulatedLike[] = []
  seenAt = ''

  get unread(): SimulatedChat[] {
    return [...this.#chats.values()].filter(({ unread }) => unread > 0)
  }

  /** Takes a step; returns whether it was the first message of its conversation. */
  take(step: Step): boolean {
    const at = iso(step.at)
    if (step.kind === 'like') this.likes.push({ id: `like-${step.at}-${this.likes.length}`, at })
    else if (step.kind === 'message') return this.#receive(String(step.from), at)
    else {
      this.seenAt = at
      this.visits.push(step.at)
      this.likes = []
      if (step.reads) for (const chat of this.#chats.values()) chat.unread = 0
    }
    return false
  }

  #receive(id: string, at: string): boolean {
    const before = this.#chats.get(id)
    const since = before && before.unread > 0 ? before.unreadSince : at
    const unread = (before?.unread ?? 0) + 1
    this.#chats.set(id, { id, startedAt: before?.startedAt ?? at, lastAt: at, unreadSince: since, unread })
    return before === undefined
  }

  /** Time of the last visit at or before `time`, or 0 without a visit. */
  lastVisit(time: number): number {
    return this.visits.findLast((visit) => visit <= time) ?? 0
  }
}
