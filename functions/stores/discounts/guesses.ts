import { checkUse, countUse, type Limit, visitorOf } from '#functions/stores/throttle/throttle.ts'
import { apply } from '#functions/table/transaction.ts'
import {
  type Discount,
  type DiscountRefusal,
  type DiscountSituation,
  isOfferedTo,
  typedDiscount,
} from '#shared/rules/discount.ts'
import { hourSeconds } from '#shared/rules/durations.ts'

const wrongCodes = { most: 10, windowSeconds: hourSeconds }
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
 * Discount of a typed code, or its refusal. Wrong codes are limited to 10 an hour per account and
 * per visitor, so that codes cannot be guessed (PAY-63). A wrong code is counted before it is
 * answered, so that parallel guesses cannot exceed the limit. Beyond the limit, correct codes are
 * refused too, as otherwise guessing could continue. Codes that the site itself offers are exempt,
 * as they are no secret.
 */
export async function guessDiscount(guess: Guess): Promise<Discount | DiscountRefusal> {
  const { code, stored, situation, now } = guess
  const chosen = typedDiscount(code, stored, situation)
  if (isOfferedTo(code, situation)) return chosen
  const [member, visitor] = [situation.member.id, visitorOf(guess.visitorAddress)]
  if (chosen !== 'code_not_found') {
    await Promise.all([apply(checkUse(perMember, member, now)), apply(checkUse(perVisitor, visitor, now))])
    return chosen
  }
  // Counted for the member first: once the member's own limit is reached, further guesses must not
  // use up the limit of a shared IP address.
  await apply(countUse(perMember, member, now))
  await apply(countUse(perVisitor, visitor, now))
  return chosen
}
