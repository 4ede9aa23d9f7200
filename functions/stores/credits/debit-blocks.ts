import * as z from 'zod/mini'
import type { Key } from '#functions/table/key.ts'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, refusing, type Write } from '#functions/table/transaction.ts'
import { check, remove, update } from '#functions/table/write.ts'

/**
 * Block of a bank account or phone number for direct debit (PAY-27). Its key contains the keyed
 * hash of the account or number. The block contains no member id, so it remains after the members
 * who used the account or number are purged.
 */
const DebitBlock = z.object({
  at: z.string(),
  /** Name of the staff member, or `bank` after a returned debit. */
  by: z.string(),
  /** Reason given by staff, or the bank's reason code for the returned debit. */
  reason: z.string(),
})
type DebitBlock = z.infer<typeof DebitBlock>

/** Hashes of a bank account, a phone number or both, which can be blocked for direct debit. */
export type DebitHashes = { ibanHash?: string; phoneHash?: string }

const keysOf = ({ ibanHash, phoneHash }: DebitHashes): Key[] => [
  ...(ibanHash ? [keys.blockedIban(ibanHash)] : []),
  ...(phoneHash ? [keys.blockedPhone(phoneHash)] : []),
]

const findBlock = (key: Key) => find(DebitBlock, key, { consistent: true })

/** Blocks of the given hashes, in the order of account and phone number. */
export const findDebitBlocks = (hashes: DebitHashes) => Promise.all(keysOf(hashes).map(findBlock))

/** Condition that none of these hashes is blocked; refused with `direct_debit_blocked`. */
export const checkUnblocked = (hashes: DebitHashes): Write[] =>
  keysOf(hashes).map((key) =>
    check(key, { condition: 'attribute_not_exists(PK)', onConflict: refusing('direct_debit_blocked') }),
  )

/**
 * Blocks the given hashes. A hash that is already blocked keeps the time, author and reason of its
 * block.
 */
export const blockDirectDebit = (hashes: DebitHashes, { at, by, reason }: DebitBlock): Write[] =>
  keysOf(hashes).map((key) =>
    update(
      key,
      'SET #at = if_not_exists(#at, :at), #by = if_not_exists(#by, :by), reason = if_not_exists(reason, :reason)',
      { names: { '#at': 'at', '#by': 'by' }, values: { ':at': at, ':by': by, ':reason': reason } },
    ),
  )

/** Removes the blocks that were read; Conflict if one changed since. */
export const unblockDirectDebit = (hashes: DebitHashes, blocks: readonly (DebitBlock | undefined)[]): Write[] =>
  keysOf(hashes).flatMap((key, at) => {
    const seen = blocks[at]
    if (!seen) return []
    return remove(key, {
      condition: '#at = :seen',
      names: { '#at': 'at' },
      values: { ':seen': seen.at },
      onConflict: () => new Conflict('the block changed meanwhile'),
    })
  })
