import * as z from 'zod/mini'
import { type Key, keys } from '#functions/data/keys.ts'
import {
  apply,
  Conflict,
  find,
  put,
  refusing,
  remove,
  retryOnConflict,
  update,
  type Write,
} from '#functions/data/table.ts'
import { login } from '#shared/rules/limits.ts'

/** Failed sign-ins: how many since the window opened, when it closes, when the last was (milliseconds). */
const Failures = z.object({
  n: z.int(),
  endsAt: z.int(),
  lastAt: z.int(),
  /** On the count per address alone: failures up to here are forgiven, whoever made them (TRAP-43). */
  liftedAt: z.optional(z.int()),
})
type Failures = z.infer<typeof Failures>

const windowMs = login.windowSeconds * 1000
const blockMs = login.blockSeconds * 1000

/**
 * The two counts of a sign-in: one per address and visitor, and a far higher one per address alone, so that a stranger who guesses shuts out
 * themselves and not the member (TRAP-43). They go by the typed address, so that unknown ones are counted alike.
 */
export async function findFailures(kind: 'login' | 'staffLogin', email: string, visitor: string) {
  const [pair, alone] = await Promise.all([
    counterOf(keys.throttle(kind, `${email}#${visitor}`), login.attempts),
    counterOf(keys.throttle(kind, email), login.attemptsPerAccount),
  ])
  return { pair: { ...pair, liftedAt: alone.failures?.liftedAt }, alone }
}

type Counter = { key: Key; most: number; failures: Failures | undefined; liftedAt?: number | undefined }

const counterOf = async (key: Key, most: number): Promise<Counter> => ({
  key,
  most,
  failures: await find(Failures, key),
})

/** When the next failure begins a new count: at the end of the block, or of the window where none arose; at once where they were forgiven. */
const overAt = ({ n, lastAt, endsAt }: Failures, { most, liftedAt = 0 }: Pick<Counter, 'most' | 'liftedAt'>) =>
  lastAt <= liftedAt ? liftedAt : n >= most ? lastAt + blockMs : endsAt

const minutesUntil = (moment: number, now: Date) => Math.ceil((moment - now.getTime()) / 60_000)

/** Minutes, rounded up, until a sign-in may be tried again; 0 when it may be now (OPEN-21, ACC-29). */
export const blockedMinutes = (counters: Awaited<ReturnType<typeof findFailures>>, now: Date): number =>
  Math.max(
    0,
    ...Object.values<Counter>(counters).map(({ failures, ...counter }) =>
      failures && failures.n >= counter.most ? minutesUntil(overAt(failures, counter), now) : 0,
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
        ? refusing('login_blocked', { minutes: minutesUntil(overAt(Failures.parse(standing), counter), now) })()
        : changed(),
  })

export const clearTries = ({ key }: Counter): Write => remove(key)

/** Counts a sign-in that failed. */
export const countFailure = (counter: Counter, now: Date): Promise<void> =>
  count(counter, now, { condition: 'attribute_exists(PK)', otherwise: changed })

/** Forgives all failures of an address, of every visitor: its owner proved themselves by a mailed link (TRAP-43). */
export const liftBlocks = (kind: 'login', email: string, now: Date): Write => {
  const ms = now.getTime()
  return put(keys.throttle(kind, email), {
    n: 0,
    endsAt: ms,
    lastAt: ms,
    liftedAt: ms,
    ttl: Math.ceil((ms + windowMs + blockMs) / 1000),
  })
}

type Guard = { condition: string; values?: Record<string, unknown>; otherwise: Write['otherwise'] }

const count = ({ key, failures: read, ...counter }: Counter, now: Date, { condition, values, otherwise }: Guard) =>
  retryOnConflict(async (attempt) => {
    const failures = attempt === 0 ? read : await find(Failures, key, { consistent: true })
    const ms = now.getTime()
    const ttl = Math.ceil((ms + windowMs + blockMs) / 1000)
    await apply(
      failures && ms < overAt(failures, counter)
        ? update(key, 'SET lastAt = :now, #ttl = :ttl ADD n :one', {
            condition,
            names: { '#ttl': 'ttl' },
            values: { ...values, ':now': ms, ':ttl': ttl, ':one': 1 },
            otherwise,
          })
        : put(
            key,
            {
              n: 1,
              endsAt: ms + windowMs,
              lastAt: ms,
              ttl,
              ...(failures?.liftedAt && { liftedAt: failures.liftedAt }),
            },
            {
              condition: 'attribute_not_exists(PK) OR lastAt = :seen',
              values: { ':seen': failures?.lastAt ?? 0 },
              otherwise: changed,
            },
          ),
    )
  })

const changed = () => new Conflict('the count changed meanwhile')
