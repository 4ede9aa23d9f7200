import * as z from 'zod/mini'
import { Account, changed } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { refusing, type Write } from '#functions/table/transaction.ts'
import { check, update } from '#functions/table/write.ts'
import { listNumbers } from './complaint-decisions.ts'
import { type Decision, findDecision, isInForce } from './decision.ts'

// Pause of the complaints of a member who files unfounded ones again and again (DSA 23(2); decision
// 0117).

type Pause = NonNullable<z.infer<typeof Account>['complaintPause']>

const notPaused = '(attribute_not_exists(complaintPause) OR complaintPause.#until <= :now)'
const names = { '#until': 'until' }

/** Pause in effect at `now` during which the member cannot file complaints; undefined if none. */
export const pauseAt = ({ complaintPause }: Account, now: Date): Pause | undefined =>
  complaintPause && complaintPause.until > now.toISOString() ? complaintPause : undefined

/** Pauses a member's complaints; refused with `already_decided` while a pause is in effect. */
export const pauseComplaints = (memberId: string, pause: Pause, now: Date): Write =>
  update(keys.account(memberId), 'SET complaintPause = :pause', {
    condition: `attribute_exists(PK) AND ${notPaused}`,
    names,
    values: { ':pause': pause, ':now': now.toISOString() },
    onConflict: refusing('already_decided'),
  })

/**
 * Ends the pause that the decision `number` imposed. Conflict if the account has another pause or
 * none.
 */
export const endPause = (memberId: string, number: string): Write =>
  update(keys.account(memberId), 'REMOVE complaintPause', {
    condition: 'complaintPause.#number = :number',
    names: { '#number': 'number' },
    values: { ':number': number },
    onConflict: changed,
  })

type Checked = {
  /**
   * Whether the complaint is by a visitor who entered the member's address. A pause then applies
   * only if the member has confirmed the address. Without confirmation, the address may be another
   * person's, whose complaints must stay possible.
   */
  isByAddress: boolean
  refusalOf: (pause: Pause) => Error
}

/** Condition that no pause of the member's complaints is in effect. */
export const checkNotPaused = (memberId: string, { isByAddress, refusalOf }: Checked, now: Date): Write =>
  check(keys.account(memberId), {
    condition: `${notPaused}${isByAddress ? ' OR attribute_not_exists(confirmedAt)' : ''}`,
    names,
    values: { ':now': now.toISOString() },
    onConflict: (stored) => refusalOf(z.pick(Account, { complaintPause: true }).parse(stored).complaintPause!),
  })

/** Warning against a member for misuse of complaints or objections, if one is in force. */
export async function findMisuseWarning(memberId: string): Promise<Decision | undefined> {
  const numbers = await listNumbers(memberId, { consistent: true })
  const found = await Promise.all(numbers.map((number) => findDecision(number, { consistent: true })))
  // The row that names a decision may outlive it, and the number may by now be that of another
  // member's decision (decision 0121).
  const own = found.filter((one) => one?.member === memberId)
  return own.find((one) => one?.kind === 'warned' && one.ground === 'misuse' && isInForce(one))
}
