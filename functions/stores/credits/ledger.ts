import * as z from 'zod/mini'
import type { Account } from '#functions/stores/account/account.ts'
import { keys } from '#functions/table/keys.ts'
import { find, findEach, list } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { putNew, update } from '#functions/table/write.ts'
import type { StoredPayment } from './payment.ts'

/** Movement of credits. Its key contains the cause: the id of the message, payment or signup. */
export const LedgerEntry = z.object({
  SK: z.string(),
  credits: z.int(),
  reason: z.enum(['signup', 'message', 'gift', 'photo', 'purchase', 'refund', 'unanswered']),
  at: z.string(),
  /**
   * Change of the member's debt: credits that were spent although their money was returned. Only
   * finance sees the debt, and it is not part of the balance (PAY-54).
   */
  debt: z.optional(z.int()),
  /** Conversation of a message. A repeated call finds the stored message through it. */
  conversation: z.optional(z.string()),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const findLedgerEntry = (memberId: string, cause: string) =>
  find(LedgerEntry, keys.ledger(memberId, cause), { consistent: true })

export const listLedger = async (memberId: string, options?: { consistent?: boolean }): Promise<LedgerEntry[]> =>
  (await list(LedgerEntry, keys.ledgerOfMember(memberId), options)).items

/**
 * Adds the entry of a movement. A second entry for the same cause fails with `repeated`, so that no
 * credits are moved twice.
 */
export const addLedgerEntry = (
  memberId: string,
  cause: string,
  entry: Omit<LedgerEntry, 'SK'>,
  repeated: Write['onConflict'],
): Write => putNew(keys.ledger(memberId, cause), entry, repeated)

type Charge = {
  credits: number
  /** Counts a started conversation; free members have a limit (CHAT-15), premium members none. */
  startsConversation?: { freeLimit: number }
}

/**
 * Charges a confirmed member, and counts a started conversation. If the limit is reached and the
 * balance is also too low, the refusal names the limit, as the screens do.
 */
export function charge(memberId: string, { credits, startsConversation }: Charge): Write {
  const starts = startsConversation
  return update(
    keys.account(memberId),
    starts ? 'SET credits = credits - :cost ADD startedConversations :one' : 'SET credits = credits - :cost',
    {
      condition: `#status = :active AND credits >= :cost${starts ? ' AND (premium = :true OR startedConversations < :limit)' : ''}`,
      names: { '#status': 'status' },
      values: {
        ':cost': credits,
        ':active': 'active',
        ...(starts && { ':one': 1, ':true': true, ':limit': starts.freeLimit }),
      },
      onConflict: (account) => {
        if (account?.status !== 'active') return refusing('email_not_confirmed')()
        const isAtLimit = starts && !account.premium && (account.startedConversations as number) >= starts.freeLimit
        return isAtLimit
          ? refusing('free_conversation_limit', { max: starts.freeLimit })()
          : refusing('insufficient_credits')()
      },
    },
  )
}

/**
 * Adds bought credits, and premium for life (PAY-03). Fails with `onConflict` if the deletion of
 * the member is final, even if the purge has not run: the purge would remove the credits, and
 * nobody would refund the money.
 */
export const addPurchase = (memberId: string, credits: number, now: Date, onConflict: Write['onConflict']): Write =>
  update(keys.account(memberId), 'SET premium = :true ADD credits :credits, purchases :one', {
    condition:
      'attribute_exists(PK) AND #status <> :deleted AND (attribute_not_exists(deletionDueAt) OR deletionDueAt > :now)',
    names: { '#status': 'status' },
    values: { ':true': true, ':credits': credits, ':one': 1, ':deleted': 'deleted', ':now': now.toISOString() },
    onConflict,
  })

/**
 * Adds the entry for credits that were taken back because money was returned. Its key contains the
 * total of returned money in cents, so that each return has one entry.
 */
export function addRefundEntry(
  after: StoredPayment,
  { taken, debt }: { taken: number; debt: number },
  now: Date,
): Write {
  const { member, id, refundedCents = 0, chargedBackCents = 0 } = after
  const cause = `${id}#refund-${refundedCents + chargedBackCents}`
  const at = now.toISOString()
  const entry = { credits: -taken, ...(debt !== 0 && { debt }), reason: 'refund', at } as const
  return addLedgerEntry(member, cause, entry, () => new Conflict('the returned money was booked meanwhile'))
}

const unanswered = 'unanswered#'

/**
 * Adds the entry for refunded credits that paid a debt. Its key contains the total of credits taken
 * back so far, so that no payment of a debt has two entries.
 */
export const addDebtEntry = ({ member, id, refundedCredits }: StoredPayment, paid: number, now: Date): Write =>
  addLedgerEntry(
    member,
    `${id}#refund-debt-${refundedCredits}`,
    { credits: -paid, debt: -paid, reason: 'refund', at: now.toISOString() },
    () => new Conflict('the debt was paid meanwhile'),
  )

/**
 * Refunds the credits of messages that a fictional profile did not answer (CHAT-36). The ledger
 * gets one entry for each message, with the credits that the message cost. The balance grows by the
 * sum of these credits minus `paid`, the credits that pay debts. Conflict if a message was refunded
 * before, or if the member was purged or came to owe credits since the account was read.
 */
export function returnCredits(
  { id: memberId, debts }: Pick<Account, 'id' | 'debts'>,
  charged: readonly { message: string; credits: number; conversation: string }[],
  paid: number,
  now: Date,
): Write[] {
  const repeated = () => new Conflict('the credits were given back meanwhile')
  const at = now.toISOString()
  return [
    update(keys.account(memberId), 'ADD credits :credits', {
      condition: `attribute_exists(PK) AND ${debts === undefined ? 'attribute_not_exists(debts)' : 'debts = :debts'}`,
      values: {
        ':credits': charged.reduce((sum, { credits }) => sum + credits, -paid),
        ...(debts !== undefined && { ':debts': debts }),
      },
      onConflict: () => new Conflict('the member came to owe credits, or was purged meanwhile'),
    }),
    ...charged.map(({ message, credits, conversation }) =>
      addLedgerEntry(memberId, unanswered + message, { credits, reason: 'unanswered', at, conversation }, repeated),
    ),
  ]
}

/**
 * Price of each message in credits, keyed by message id; messages without an entry in the ledger
 * are left out.
 */
export async function findCharges(memberId: string, messages: readonly string[]): Promise<Map<string, number>> {
  const entries = await findEach(
    LedgerEntry,
    messages.map((id) => keys.ledger(memberId, id)),
    { consistent: true },
  )
  return new Map(entries.map(({ SK, credits }) => [causeIn(SK), -credits]))
}

const ledgerPrefix = keys.ledgerOfMember('').prefix

/**
 * Cause of an entry: the id of its message, payment or signup, with a suffix for some reasons, and
 * with the prefix `unanswered#` for the refunded credits of an unanswered message.
 */
export const causeIn = (SK: string): string => SK.slice(ledgerPrefix.length)

/** Page of the credits refunded for unanswered messages, latest message first. */
export async function listReturned(memberId: string, cursor: string | undefined, limit: number) {
  const { PK, SK: prefix } = keys.ledger(memberId, unanswered)
  const after = cursor && keys.ledger(memberId, unanswered + cursor).SK
  // One row more than a page, to learn whether another page follows.
  const { items } = await list(LedgerEntry, { PK, prefix, after, limit: limit + 1, newestFirst: true })
  const returned = items.slice(0, limit).map(({ SK, credits, at }) => ({ id: SK.slice(prefix.length), credits, at }))
  return { returned, next: items.length > limit ? returned.at(-1)!.id : null }
}

type Removal = {
  taken: number
  /** Whether the return leaves a debt, as the member had already spent some of the credits. */
  isOwed: boolean
  balance: number
  purchases: number
  /** Whether the whole price has now been returned, so that the purchase no longer counts. */
  isWhole: boolean
}

/**
 * Takes back credits of a purchase whose money was returned. Premium ends when the whole price of
 * the only remaining purchase has been returned (TRAP-19). Fails with `onConflict` if balance or
 * number of purchases changed since they were read.
 */
export function removePurchase(
  memberId: string,
  { taken, isOwed, balance, purchases, isWhole }: Removal,
  onConflict: Write['onConflict'],
): Write {
  const endsPremium = isWhole && purchases === 1
  const set = `SET credits = credits - :taken${endsPremium ? ', premium = :false' : ''}`
  const added = [isWhole && 'purchases :less', isOwed && 'debts :one'].filter((one) => one !== false)
  return update(keys.account(memberId), added.length > 0 ? `${set} ADD ${added.join(', ')}` : set, {
    condition: 'credits = :balance AND purchases = :purchases',
    values: {
      ':taken': taken,
      ':balance': balance,
      ':purchases': purchases,
      ...(isWhole && { ':less': -1 }),
      ...(isOwed && { ':one': 1 }),
      ...(endsPremium && { ':false': false }),
    },
    onConflict,
  })
}
