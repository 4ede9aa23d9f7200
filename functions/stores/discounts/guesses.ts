import { countUse, type Limit, returnUse, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import {
  type Discount,
  type DiscountRefusal,
  type DiscountSituation,
  isOfferedTo,
  typedDiscount,
} from '#shared/rules/discount.ts'

const wrongCodes = { most: 10, windowSeconds: 3_600 }
const perMember: Limit = { kind: 'discountGuess', ...wrongCodes }
const perVisitor: Limit = { kind: 'discountGuessVisitor', ...wrongCodes }

type Guess = {
  code: string
  stored: Discount | undefined
  situation: DiscountSituation
  visitorAddress: string
  now: Date
}

/**
 * Discount of a typed code or its refusal, with guessing limited (PAY-63): 10 wrong codes an hour
 * per account and per visitor. Every code is counted before it is checked, and uncounted if it
 * exists, so that parallel guesses cannot exceed the limit. Beyond the limit, correct codes are
 * refused too, or guessing could continue. Codes that the site itself offers are exempt, as they
 * are no secret.
 */
export async function guessDiscount(guess: Guess): Promise<Discount | DiscountRefusal> {
  const { code, stored, situation, now } = guess
  const chosen = typedDiscount(code, stored, situation)
  if (isOfferedTo(code, situation)) return chosen
  const [member, visitor] = [situation.member.id, visitorOf(guess.visitorAddress)]
  // The member is counted first: a member at their own limit must not use up the limit of a shared
  // IP address.
  await apply(countUse(perMember, member, now))
  await apply(countUse(perVisitor, visitor, now))
  if (chosen !== 'code_not_found')
    await Promise.all([apply(returnUse(perMember, member, now)), apply(returnUse(perVisitor, visitor, now))])
  return chosen
}
