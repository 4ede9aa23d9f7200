import * as z from 'zod/mini'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { apply, Conflict, refusing, retryOnConflict, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { dayMs, minuteMs } from '#shared/rules/durations.ts'
import { knownDeviceDays, login } from '#shared/rules/limits.ts'
import type { SignInKind } from './account-hash.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { visitorOf } from './throttle.ts'

/** Failed attempts to sign in. Times are in milliseconds. */
const Failures = z.object({
  n: z.int(),
  endsAt: z.int(),
  lastAt: z.int(),
  /**
   * Only in the count `strangers`: failures up to this time no longer count, for any visitor
   * (TRAP-43).
   */
  liftedAt: z.optional(z.int()),
  /**
   * Only in the count `own`: time until which the origin, a device or IP address, is known to the
   * account.
   */
  knownUntil: z.optional(z.int()),
})
type Failures = z.infer<typeof Failures>

const windowMs = login.windowSeconds * 1000
const blockMs = login.blockSeconds * 1000
const delayMs = login.delaySeconds * 1000

type Counter = { key: Key; failures: Failures | undefined; liftedAt?: number | undefined }

/** Origin of an attempt. */
type Origin = { visitorAddress: string; cookies: readonly string[] }

/** Key of the count of a visitor's failures with all accounts together. */
const visitorKeyOf = (kind: SignInKind, visitor: string) => keys.throttle(`${kind}Visitor`, visitor)

const keyOf = (kind: SignInKind, email: string, who: string) => keys.throttle(kind, `${email}#${who}`)

/**
 * Reads three counts of failed attempts. `own` counts attempts from the known device, or else from
 * the visitor's IP address. `strangers` counts attempts from all origins that are not known to the
 * account. A person who guesses passwords blocks only themselves and, briefly, other strangers, but
 * never a device or IP address known to the account (TRAP-43). `visitor` counts attempts from the
 * IP address with all accounts to which the address is not known, because stolen passwords are
 * tried with many accounts. The first two counts are keyed by the entered email address, so that an
 * address without an account behaves the same.
 */
export async function findTries(kind: SignInKind, email: string, { visitorAddress, cookies }: Origin, now: Date) {
  const device = await readDevice(kind, email, cookies, now)
  const from = visitorOf(visitorAddress)
  const ownKey = keyOf(kind, email, device ? `device#${device}` : from)
  const [strangersKey, visitorKey] = [keys.throttle(kind, email), visitorKeyOf(kind, from)]
  const [own, strangers, visitor] = await Promise.all([
    find(Failures, ownKey),
    find(Failures, strangersKey),
    find(Failures, visitorKey),
  ])
  return {
    kind,
    email,
    device,
    isKnown: device !== undefined || (own?.knownUntil ?? 0) > now.getTime(),
    own: { key: ownKey, failures: own, liftedAt: strangers?.liftedAt } as Counter,
    strangers: { key: strangersKey, failures: strangers } as Counter,
    visitor: { key: visitorKey, failures: visitor } as Counter,
  }
}

export type Tries = Awaited<ReturnType<typeof findTries>>

/** Limit of a count, and its effect. */
type Rule = {
  most: number
  /** Milliseconds after which a count that is below its limit starts again. */
  windowMs: number
  /** Time from which the next attempt starts a new count. */
  overAt: (failures: Failures, liftedAt: number) => number
  /** Earliest time of the next attempt once `most` is reached. */
  freeAt: (failures: Failures, liftedAt: number) => number
}

/** Five failed attempts within 15 minutes block further attempts for 15 minutes (OPEN-21). */
const ownRule: Rule = {
  most: login.attempts,
  windowMs,
  overAt: ({ n, lastAt, endsAt }, liftedAt) =>
    lastAt <= liftedAt ? liftedAt : n >= login.attempts ? lastAt + blockMs : endsAt,
  freeAt: (failures, liftedAt) => ownRule.overAt(failures, liftedAt),
}

/**
 * Rule of a count that several people may share: beyond the limit, one attempt per
 * `login.delaySeconds`, until a window passes without an attempt.
 */
const sharedRule = (most: number, length: number): Rule => ({
  most,
  windowMs: length,
  overAt: ({ n, lastAt, endsAt }) => (n >= most ? lastAt + length : endsAt),
  freeAt: ({ lastAt }) => lastAt + delayMs,
})
const strangersRule = sharedRule(login.attemptsPerAccount, windowMs)
const visitorRule = sharedRule(login.attemptsPerVisitor, login.visitorSeconds * 1000)

const minutesUntil = (moment: number, now: Date) => Math.ceil((moment - now.getTime()) / minuteMs)

const minutesOf = ({ failures, liftedAt = 0 }: Counter, { most, freeAt }: Rule, now: Date): number =>
  failures && failures.n >= most ? Math.max(0, minutesUntil(freeAt(failures, liftedAt), now)) : 0

/** Minutes until the next attempt is allowed, rounded up; 0 if now (OPEN-21, ACC-29). */
export const blockedMinutes = ({ own, strangers, visitor, isKnown }: Tries, now: Date): number =>
  Math.max(
    minutesOf(own, ownRule, now),
    ...(isKnown ? [] : [minutesOf(strangers, strangersRule, now), minutesOf(visitor, visitorRule, now)]),
  )

/**
 * Counts an attempt before its outcome is known, so that parallel guesses cannot exceed the limit.
 * Refused with `login_blocked`.
 */
export async function countTry({ own, strangers, visitor, isKnown }: Tries, now: Date): Promise<void> {
  if (!isKnown) {
    await count(visitor, visitorRule, now)
    await count(strangers, strangersRule, now)
  }
  await count(own, ownRule, now)
}

const conflict = () => new Conflict('the count changed meanwhile')

const count = ({ key, failures: read, liftedAt = 0 }: Counter, rule: Rule, now: Date) =>
  retryOnConflict(async (attempt) => {
    const failures = attempt === 0 ? read : await find(Failures, key, { consistent: true })
    const ms = now.getTime()
    const isGoingOn = failures && ms < rule.overAt(failures, liftedAt)
    await apply(isGoingOn ? oneMore(key, rule, liftedAt, now) : first(key, rule, failures, now))
  })

const oneMore = (key: Key, rule: Rule, liftedAt: number, now: Date): Write => {
  const ms = now.getTime()
  const isOneAtATime = rule !== ownRule
  return update(key, 'SET lastAt = :now, #ttl = if_not_exists(knownTtl, :ttl) ADD n :one', {
    condition: `attribute_exists(PK) AND (n < :most${isOneAtATime ? ' OR lastAt <= :free' : ''})`,
    names: { '#ttl': 'ttl' },
    values: {
      ':most': rule.most,
      ':now': ms,
      ':ttl': ttlOf(rule, ms),
      ':one': 1,
      ...(isOneAtATime && { ':free': ms - delayMs }),
    },
    onConflict: (existing) =>
      existing
        ? refusing('login_blocked', {
            minutes: Math.max(1, minutesUntil(rule.freeAt(Failures.parse(existing), liftedAt), now)),
          })()
        : conflict(),
  })
}

/** Starts a new count with `liftedAt` and `knownUntil` of the old count. */
const first = (key: Key, rule: Rule, failures: Failures | undefined, now: Date): Write => {
  const ms = now.getTime()
  const { liftedAt, knownUntil } = failures ?? {}
  return put(
    key,
    {
      n: 1,
      endsAt: ms + rule.windowMs,
      lastAt: ms,
      ttl: ttlOf(rule, ms),
      ...(liftedAt !== undefined && { liftedAt }),
      ...(knownUntil !== undefined && known(knownUntil)),
    },
    {
      condition: 'attribute_not_exists(PK) OR (lastAt = :seen AND n = :count)',
      values: { ':seen': failures?.lastAt ?? 0, ':count': failures?.n ?? 0 },
      onConflict: conflict,
    },
  )
}

const ttlOf = (rule: Rule, ms: number) => Math.ceil((ms + rule.windowMs + blockMs) / 1000)

/** Fields of a known origin. `knownTtl` is its TTL, which later attempts must not shorten. */
const known = (knownUntil: number) => {
  const ttl = Math.ceil(knownUntil / 1000)
  return { knownUntil, knownTtl: ttl, ttl }
}

const noFailures = (now: Date) => ({ n: 0, endsAt: now.getTime(), lastAt: now.getTime() })

/**
 * Stores that the origin of a sign-in, signup or password reset is known to the account, and resets
 * the count of this origin's failures.
 */
const remembered = (key: Key, now: Date): Write =>
  put(key, { ...noFailures(now), ...known(now.getTime() + knownDeviceDays * dayMs) })

export const rememberVisitor = (kind: SignInKind, email: string, visitorAddress: string, now: Date): Write =>
  remembered(keyOf(kind, email, visitorOf(visitorAddress)), now)

/**
 * Resets the count `own`, and stores that its origin is known, in the transaction of a successful
 * sign-in.
 */
export const clearTries = ({ own }: Tries, now: Date): Write => remembered(own.key, now)

/**
 * Subtracts a successful attempt from the counts `strangers` and `visitor`. Not part of the
 * transaction of the sign-in, where these writes would conflict with the attempts of others.
 */
export const returnTry = async ({ strangers, visitor, isKnown }: Tries): Promise<void> => {
  if (isKnown) return
  const less = ({ key }: Counter) => apply(update(key, 'ADD n :less', { values: { ':less': -1 } }))
  await Promise.all([less(strangers), less(visitor)])
}

export const rememberDevice = ({ kind, email, device }: Tries, now: Date): Promise<string> =>
  deviceCookie(kind, email, device, now)

/**
 * Forgives all failures of all visitors for an email address, whose owner has used a mailed link
 * (TRAP-43).
 */
export const liftBlocks = (kind: SignInKind, email: string, now: Date): Write =>
  put(keys.throttle(kind, email), {
    ...noFailures(now),
    liftedAt: now.getTime(),
    ttl: ttlOf(strangersRule, now.getTime()),
  })
