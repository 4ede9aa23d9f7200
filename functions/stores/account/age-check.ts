import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { put, update } from '#functions/table/write.ts'
import { countryOf } from '#shared/countries/all.ts'
import { ageCheckProviders, ageCheckResults } from '#shared/model/age-check.ts'
import { daySeconds } from '#shared/rules/durations.ts'
import { ageCheckLimits } from '#shared/rules/safety-limits.ts'
import type { Account } from './account.ts'
import { markAgeChecked } from './account-changes.ts'

/**
 * Latest external age check of a member (TRAP-24). Nothing else of its result is stored: no birth
 * date, document or picture.
 */
export const AgeCheck = z.object({
  /** Our id of the check, which the provider stores too. */
  reference: z.string(),
  /** Provider at which the check was started. */
  checker: z.enum(ageCheckProviders),
  /** Id at the provider; absent until the provider has opened the check. */
  session: z.optional(z.string()),
  state: z.enum(ageCheckResults),
  startedAt: z.string(),
  decidedAt: z.optional(z.string()),
})
export type AgeCheck = z.infer<typeof AgeCheck>

/** Number of days in which a notification of the provider can still be matched to the member. */
const reportDays = 7

/** Whether the member's country requires an age check that the member has not passed. */
export const needsAgeCheck = ({ site, fictional, ageCheckedAt }: Account): boolean =>
  countryOf(site).ageCheck !== null && !fictional && ageCheckedAt === undefined

export const findAgeCheck = (memberId: string, options?: { consistent?: boolean }) =>
  find(AgeCheck, keys.ageCheck(memberId), options)

/** Id of the member of an age check, found by the reference of the check. */
export const findChecked = async (reference: string): Promise<string | undefined> =>
  (await find(z.object({ member: z.string() }), keys.ageCheckMember(reference), { consistent: true }))?.member

/** Whether the provider's page of a check is still valid. */
export const isUnderWay = ({ state, startedAt }: AgeCheck, now: Date): boolean =>
  state === 'open' && now.getTime() < Date.parse(startedAt) + ageCheckLimits.pageSeconds * 1000

const changed = () => new Conflict('the age check changed meanwhile')

/** Stores a new check in place of the one that was read, if any. */
export const addAgeCheck = (memberId: string, check: AgeCheck, seen: AgeCheck | undefined, now: Date): Write[] => [
  put(keys.ageCheck(memberId), check, {
    condition: seen ? '#reference = :seen AND #state = :state' : 'attribute_not_exists(PK)',
    ...(seen && {
      names: { '#reference': 'reference', '#state': 'state' },
      values: { ':seen': seen.reference, ':state': seen.state },
    }),
    onConflict: changed,
  }),
  put(keys.ageCheckMember(check.reference), {
    member: memberId,
    ttl: Math.floor(now.getTime() / 1000) + reportDays * daySeconds,
  }),
]

/** Stores the provider's id of an open check. */
export const markAgeCheckOpened = (memberId: string, reference: string, session: string): Write =>
  update(keys.ageCheck(memberId), 'SET #session = :session', {
    condition: '#reference = :reference AND #state = :open',
    names: { '#reference': 'reference', '#session': 'session', '#state': 'state' },
    values: { ':session': session, ':reference': reference, ':open': 'open' },
    onConflict: changed,
  })

/**
 * Stores the result of the check that was read. After a passed check, the calls that need an age
 * check are open to the member.
 */
export const decideAgeCheck = (
  memberId: string,
  { reference, state }: AgeCheck,
  result: Exclude<AgeCheck['state'], 'open'>,
  now: Date,
): Write[] => [
  update(keys.ageCheck(memberId), 'SET #state = :result, decidedAt = :now', {
    condition: '#reference = :reference AND #state = :seen',
    names: { '#reference': 'reference', '#state': 'state' },
    values: { ':result': result, ':now': now.toISOString(), ':reference': reference, ':seen': state },
    onConflict: changed,
  }),
  ...(result === 'passed' ? [markAgeChecked(memberId, now)] : []),
]
