import { type Account, findAccounts } from '#functions/stores/account/account.ts'
import { bookDay } from '#functions/stores/credits/books.ts'
import { findMoved, markMoved } from '#functions/stores/proofs/moved.ts'
import { memberIn } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import type { BatchReaction, Change } from '#functions/table/stream.ts'
import { apply } from '#functions/table/transaction.ts'

const accountKey = keys.account('').SK

/**
 * Stores once a day, for the nightly check, that a member's balance or ledger has changed (FIN-07).
 * Reacts to changes of balance and of ledger, as the check looks for cases in which only one of
 * them changed. The day stored is the current one, so that a change that is delivered late is
 * checked in the following night.
 */
export const reaction: BatchReaction = {
  wants: ({ SK, before, after }) => SK !== accountKey || before?.credits !== after?.credits,
  runAll: async (changes, now) => {
    const marks = [...(await sitesOf(changes))].map(([member, site]) => ({ member, site, day: bookDay(site, now) }))
    const known = await findMoved(marks)
    await Promise.all(
      marks
        .filter(({ member }) => !known.has(member))
        .map(({ member, site, day }) => apply(markMoved(member, site, day, now))),
    )
  },
}

/**
 * Site of each member: from the changed account, or read from the table if only the ledger changed.
 */
async function sitesOf(changes: readonly Change[]): Promise<Map<string, string>> {
  const accounts = changes.filter(({ SK }) => SK === accountKey).map(({ after }) => after as Account)
  const sites = new Map(accounts.map(({ id, site }): [string, string] => [id, site]))
  const others = new Set(changes.map(({ PK }) => memberIn(PK)).filter((id) => !sites.has(id)))
  for (const { id, site } of await findAccounts([...others])) sites.set(id, site)
  return sites
}
