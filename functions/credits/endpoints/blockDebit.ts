import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findByReference } from '#functions/stores/credits/books.ts'
import {
  blockDirectDebit,
  type DebitHashes,
  findDebitBlocks,
  unblockDirectDebit,
} from '#functions/stores/credits/debit-blocks.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import * as debitBlocks from '#shared/contract/debit-blocks.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import type { Country } from '#shared/countries/country.ts'
import { hashOfIban, hashOfPhone, phoneOf } from '../direct-debit.ts'

type Body = Parsed<typeof debitBlocks.blockDebit>['body']

type Named = {
  hashes: DebitHashes
  /** Payment and its member for the audit trail; a purged member is not named. */
  audit: { member?: string; subject?: string }
}

/**
 * Hashes that the call blocks or unblocks, and the fields for its audit entry; undefined if the
 * reference names no payment with a mandate.
 */
async function namedIn(body: Body, country: Country): Promise<Named | undefined> {
  if ('iban' in body) return { hashes: { ibanHash: hashOfIban(body.iban) }, audit: {} }
  if ('phone' in body) return { hashes: { phoneHash: hashOfPhone(phoneOf(body.phone, country)) }, audit: {} }
  const { reference } = body
  const named = await findByReference(reference)
  const mandate = named && (await findMandate(named.member, named.payment))
  if (!mandate) return undefined
  const { ibanHash, phoneHash } = mandate
  const account = await findAccount(named.member)
  return { hashes: { ibanHash, phoneHash }, audit: { subject: reference, ...(account && { member: account.id }) } }
}

/**
 * Blocks or unblocks a bank account or phone number for direct debit, with reason and audit entry
 * (FIN-04).
 */
export const handler = handle(debitBlocks.blockDebit, {
  run: async ({ staff, body, site, now, refuse }) => {
    const { hashes, audit } = (await namedIn(body, site.country)) ?? refuse('not_found')
    const isBlock = body.action === 'block'
    const entry = {
      action: isBlock ? ('debit_blocked' as const) : ('debit_unblocked' as const),
      reason: body.reason,
      ...audit,
    }
    await retryOnConflict(async () => {
      const blocks = await findDebitBlocks(hashes)
      // A colleague or the bank was first: the caller should see the reason of that change before
      // deciding.
      if (isBlock ? blocks.every(Boolean) : !blocks.some(Boolean)) refuse('already_decided')
      const writes = isBlock
        ? blockDirectDebit(hashes, { at: now.toISOString(), by: staff.name, reason: body.reason })
        : unblockDirectDebit(hashes, blocks)
      await commit([...writes, ...addAudit(staff, { id: ulid(now.getTime()), ...entry }, now)])
    })
    return { blocked: isBlock }
  },
})
