import type { Account } from '#functions/stores/account/account.ts'
import { addressHash, addSignupCredits } from '#functions/stores/account/addresses.ts'
import { addLedgerEntry, findLedgerEntry } from '#functions/stores/credits/ledger.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'

/**
 * Free credits of a member who changes to another mailbox before the first address was confirmed
 * (SET-06, MOD-09). Anybody can sign up with an invented address, so only the mailbox that confirms
 * the account counts. If that mailbox has had free credits before (`hadCredits`), the account loses
 * those of its signup, at most its balance; otherwise the mailbox is marked as having had them.
 * `taken`: credits to subtract from the balance in the same transaction as `writes`.
 */
export async function findMovedCredits(
  account: Account,
  newEmail: string,
  hadCredits: boolean,
  now: Date,
): Promise<{ taken: number; writes: Write[] }> {
  const isSameMailbox = addressHash(account.email) === addressHash(newEmail)
  const given =
    account.status === 'not_confirmed' && !isSameMailbox ? await findLedgerEntry(account.id, account.id) : undefined
  if (!given) return { taken: 0, writes: [] }
  if (!hadCredits) return { taken: 0, writes: [addSignupCredits(newEmail, now)] }
  const taken = Math.min(given.credits, account.credits)
  const entry = { credits: -taken, reason: 'signup', at: now.toISOString() } as const
  return { taken, writes: taken > 0 ? [addLedgerEntry(account.id, `${account.id}#taken`, entry, repeated)] : [] }
}

const repeated = () => new Conflict('the free credits were taken back meanwhile')
