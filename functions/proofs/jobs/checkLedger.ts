import { findAccount, isGone } from '#functions/stores/account/account.ts'
import { eachOfDay } from '#functions/stores/credits/books.ts'
import { listLedger } from '#functions/stores/credits/ledger.ts'
import { listAllPayments } from '#functions/stores/credits/payment.ts'
import { listMoved } from '#functions/stores/proofs/moved.ts'
import type { Difference } from '#functions/stores/proofs/nights.ts'
import { type NightRun, proveNights } from '#functions/stores/proofs/run.ts'
import { job } from '#functions/table/job.ts'
import { Conflict, retryOnConflict } from '#functions/table/transaction.ts'
import { ledgerDifferences } from '../ledger-check.ts'

/**
 * Checks the ledger of every member whose credits or payments changed on the day before (FIN-07). A
 * run continues where the previous one ran out of time.
 */
export const handler = job((now, isTimeLeft) => proveNights('ledger', now, isTimeLeft, (run) => checkNight(run, now)))

/** Members checked at once: a few reads for each. */
const atOnce = 20

async function checkNight({ night, step, isTimeLeft }: NightRun, now: Date): Promise<boolean> {
  const members = new Set(await listMoved(night.site, night.day))
  // Includes members with a payment but without a movement of credits, as the credits of the
  // payment may be missing.
  for await (const { member } of eachOfDay(night.site, night.day)) members.add(member)
  const { cursor = '' } = night
  const rest = [...members].filter((id) => id > cursor).sort()
  for (let start = 0; start < rest.length; start += atOnce) {
    if (!isTimeLeft()) return false
    const some = rest.slice(start, start + atOnce)
    const checks = await Promise.all(some.map((id) => checkMember(id, now)))
    const known = checks.filter((one) => one !== undefined)
    await step({ checked: known.length, differences: known.flat() }, some.at(-1)!)
  }
  return true
}

/**
 * Differences of a member; undefined if the member has left, as the purge removes the ledger.
 * Balance, ledger and payments are read one after another, so a difference counts only if the
 * balance did not change meanwhile and a second reading finds the difference too.
 */
const checkMember = (id: string, now: Date): Promise<Difference[] | undefined> =>
  retryOnConflict(async (attempt) => {
    const account = await findAccount(id, { consistent: true })
    if (!account || isGone(account, now)) return undefined
    const [ledger, payments] = await Promise.all([listLedger(id, { consistent: true }), listAllPayments(id)])
    const found = ledgerDifferences({ account, ledger, payments })
    if (found.length === 0) return found
    const after = await findAccount(id, { consistent: true })
    if (!after) return undefined
    if (attempt === 0 || after.credits !== account.credits)
      throw new Conflict('the account may have changed while its ledger was read')
    return found
  })
