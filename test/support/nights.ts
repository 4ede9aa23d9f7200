import { proofs } from '#shared/contract/proofs.ts'
import type { Proof } from '#shared/model/proof.ts'
import { addMember } from './people.ts'
import { openStaff } from './staff.ts'
import type { TestWorld } from './world.ts'

/** A member whose ledger and balance are both empty, as no other helper writes a ledger. */
export const emptyMember = (world: TestWorld) =>
  addMember(world, { credits: 0, signupDate: new Date(world.clock.now().getTime() - 86_400_000).toISOString() })

/** What finance sees of the nightly checks. */
export const shownNights = async (world: TestWorld) =>
  (await (await openStaff(world, ['finance'])).call(proofs.nights, {})).nights

/** Lets the day end and runs both checks; returns what finance sees of each. */
export async function passNight(world: TestWorld) {
  await world.settle()
  world.clock.advance({ days: 1 })
  await world.runJob('credits', 'comparePayments')
  await world.runJob('proofs', 'checkLedger')
  const nights = await shownNights(world)
  return (proof: Proof) => nights.find((night) => night.proof === proof)!
}
