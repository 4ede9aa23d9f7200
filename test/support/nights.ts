import * as proofs from '#shared/contract/proofs.ts'
import type { Proof } from '#shared/model/proof.ts'
import { addMember } from './people.ts'
import type { TestStack } from './stack.ts'
import { openStaff } from './staff.ts'

/**
 * A member with an empty ledger and no credits, for checks of the ledger: other fixtures have
 * credits without ledger entries.
 */
export const emptyMember = (stack: TestStack) =>
  addMember(stack, { credits: 0, signupDate: new Date(stack.clock.now().getTime() - 86_400_000).toISOString() })

/** What finance sees of the nightly checks. */
export const shownNights = async (stack: TestStack) =>
  (await (await openStaff(stack, ['finance'])).call(proofs.nights, {})).nights

/**
 * Lets the day end and runs the nightly checks of payments and ledger; returns what finance sees of
 * each.
 */
export async function passNight(stack: TestStack) {
  await stack.settle()
  stack.clock.advance({ days: 1 })
  await stack.runJob('credits', 'comparePayments')
  await stack.runJob('proofs', 'checkLedger')
  const nights = await shownNights(stack)
  return (proof: Proof) => nights.find((night) => night.proof === proof)!
}
