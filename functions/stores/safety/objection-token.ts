import { signToken } from '#functions/platform/token.ts'
import { linkLife } from '#shared/rules/link-life.ts'

/**
 * End of the time for an objection to a decision (MOD-03). Rounded up, as a token expires on a
 * whole second, but the table's deadline has milliseconds.
 */
export const objectionTokenEnd = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + (linkLife.objection + 1) * 1000)

/** Token to object to a decision without a login. */
export const objectionToken = (number: string, decidedAt: Date): Promise<string> =>
  signToken('objection', { decision: number }, decidedAt, objectionTokenEnd(decidedAt))
