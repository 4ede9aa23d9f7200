import { readToken } from '#functions/platform/token.ts'
import { findDecision } from '#functions/stores/safety/decision.ts'

/**
 * Decision to which a mailed link leads; undefined if the link is invalid or over six months old.
 */
export async function findLinked(token: string, now: Date) {
  const number = (await readToken('objection', token, now))?.claims.decision
  return number === undefined ? undefined : findDecision(number, { consistent: true })
}
