import * as z from 'zod/mini'
import { type Key, keys } from '#functions/data/keys.ts'
import { apply, Changed, decided, find, put, refusing, remove, update, type Write } from '#functions/data/table.ts'
import { login } from '#shared/rules/limits.ts'

/** How often one origin may do a thing within a window; windows begin on round moments, the same for everybody. */
const limits = {
  /** New accounts of one visitor, taken addresses and names included: asking which exist is what it slows (TRAP-12). */
  signup: { most: 10, windowSeconds: 3_600 },
  signupCheck: { most: 60, windowSeconds: 600 },
  /** "You have an account already", to one address. */
  existingAccountMail: { most: 1, windowSeconds: 86_400 },
} as const
type Kind = keyof typeof limits

/** Who counts as one visitor. An IPv6 connection owns a whole /64 network, so that its many addresses are one. */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const left = tail.split(':').filter(Boolean)
  const filled = address.includes('::')
    ? [...groups, ...Array(8 - groups.length - left.length).fill('0'), ...left]
    : groups
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const windowOf = (kind: Kind, who: string, now: Date) => {
  const { windowSeconds } = limits[kind]
  const number = Math.floor(now.getTime() / 1000 / windowSeconds)
  return { key: keys.throttle(kind, `${who}#${number}`), endsAt: (number + 1) * windowSeconds }
}

const Count = z.object({ n: z.int() })

/** Whether one more would be refused. A look ahead that saves work; `countAttempt` decides. */
export const isAtLimit = async (kind: Kind, who: string, now: Date): Promise<boolean> =>
  ((await find(Count, windowOf(kind, who, now).key))?.n ?? 0) >= limits[kind].most

/** Counts one more; refused with `too_many_requests` beyond the limit. */
export const countAttempt = (kind: Kind, who: string, now: Date): Write => {
  const { key, endsAt } = windowOf(kind, who, now)
  return update(key, 'SET #ttl = :end ADD n :one', {
    condition: 'attribute_not_exists(n) OR n < :most',
    names: { '#ttl': 'ttl' },
    values: { ':end': endsAt, ':one': 1, ':most': limits[kind].most },
    otherwise: refusing('too_many_requests'),
  })
}

/** Failed sign-ins: how many since the window opened, when it closes, when the last was (milliseconds). */
const Failures = z.object({ n: z.int(), endsAt: z.int(), lastAt: z.int() })
type Failures = z.infer<typeof Failures>

const windowMs = login.windowSeconds * 1000
const blockMs = login.blockSeconds * 1000

/**
 * The two counts of a sign-in: one per address and visitor, and a far higher one per address alone, so that a stranger who guesses shuts out
 * themselves and not the member (TRAP-43). They go by the typed address, so that unknown ones are counted alike.
 */
export async function findFailures(email: string, visitor: string) {
  const [pair, alone] = await Promise.all([
    counterOf(keys.throttle('login', `${email}#${visitor}`), login.attempts),
    counterOf(keys.throttle('login', email), login.attemptsPerAccount),
  ])
  return { pair, alone }
}

type Counter = { key: Key; most: number; failures: Failures | undefined }

const counterOf = async (key: Key, most: number): Promise<Counter> => ({
  key,
  most,
  failures: await find(Failures, key),
})

/** When the next failure begins a new count: at the end of the block, or of the window where none arose. */
const overAt = ({ n, lastAt, endsAt }: Failures, most: number) => (n >= most ? lastAt + blockMs : endsAt)

const minutesUntil = (moment: number, now: Date) => Math.ceil((moment - now.getTime()) / 60_000)

/** Minutes, rounded up, until a sign-in may be tried again; 0 when it may be now (OPEN-21, ACC-29). */
export const blockedMinutes = (counters: Awaited<ReturnType<typeof findFailures>>, now: Date): number =>
  Math.max(
    0,
    ...Object.values(counters).map(({ failures, most }) =>
      failures && failures.n >= most ? minutesUntil(overAt(failures, most), now) : 0,
    ),
  )

/**
 * Counts a try before it is known how it ends, so that guesses at the same moment cannot be more than the limit; `clearTries` takes it back
 * after a success. Refused with `login_blocked`.
 */
export const countTry = (counter: Counter, now: Date): Promise<void> =>
  count(counter, now, {
    condition: 'attribute_exists(PK) AND n < :most',
    values: { ':most': counter.most },
    otherwise: (standing) =>
      standing
        ? refusing('login_blocked', { minutes: minutesUntil(overAt(Failures.parse(standing), counter.most), now) })()
        : changed(),
  })

export const clearTries = ({ key }: Counter): Write => remove(key)

/** Counts a sign-in that failed. */
export const countFailure = (counter: Counter, now: Date): Promise<void> =>
  count(counter, now, { condition: 'attribute_exists(PK)', otherwise: changed })

type Guard = { condition: string; values?: Record<string, unknown>; otherwise: Write['otherwise'] }

const count = ({ key, most, failures: read }: Counter, now: Date, { condition, values, otherwise }: Guard) =>
  decided(async (attempt) => {
    const failures = attempt === 0 ? read : await find(Failures, key, { consistent: true })
    const ms = now.getTime()
    const ttl = Math.ceil((ms + windowMs + blockMs) / 1000)
    await apply(
      failures && ms < overAt(failures, most)
        ? update(key, 'SET lastAt = :now, #ttl = :ttl ADD n :one', {
            condition,
            names: { '#ttl': 'ttl' },
            values: { ...values, ':now': ms, ':ttl': ttl, ':one': 1 },
            otherwise,
          })
        : put(
            key,
            { n: 1, endsAt: ms + windowMs, lastAt: ms, ttl },
            {
              condition: 'attribute_not_exists(PK) OR lastAt = :seen',
              values: { ':seen': failures?.lastAt ?? 0 },
              otherwise: changed,
            },
          ),
    )
  })

const changed = () => new Changed('the count changed meanwhile')
