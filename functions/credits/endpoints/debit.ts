import { ulid } from 'ulid'
import { handle } from '#functions/auth/staff-handle.ts'
import { findAccount } from '#functions/stores/account/account.ts'
import { findByReference } from '#functions/stores/credits/books.ts'
import { findDebitBlocks } from '#functions/stores/credits/debit-blocks.ts'
import { findMandate } from '#functions/stores/credits/mandate.ts'
import { findPayment } from '#functions/stores/credits/payment.ts'
import { addAudit } from '#functions/stores/staff/audit.ts'
import { commit } from '#functions/table/transaction.ts'
import * as debitBlocks from '#shared/contract/debit-blocks.ts'

export const handler = handle(debitBlocks.debit, {
  load: ({ query }) => ({ named: findByReference(query.reference) }),
  run: async ({ staff, named, query, now, refuse }) => {
    if (!named) return refuse('not_found')
    const [mandate, payment] = await Promise.all([
      findMandate(named.member, named.payment),
      findPayment(named.member, named.payment),
    ])
    if (!mandate || !payment) return refuse('not_found')
    const account = await findAccount(named.member)
    const { reference } = query
    const entry = { id: ulid(now.getTime()), action: 'debit_viewed', reason: reference, subject: reference } as const
    // The audit entry is written before the bank account is shown. A purged member is not named.
    await commit(addAudit(staff, { ...entry, ...(account && { member: account.id }) }, now))
    const [ibanBlock = null, phoneBlock = null] = await findDebitBlocks(mandate)
    return {
      reference: query.reference,
      account_holder: mandate.accountHolder,
      iban_end: mandate.ibanEnd,
      signed_at: mandate.signedAt,
      collect_on: mandate.collectOn,
      text: mandate.text,
      return_code: payment.returnCode ?? null,
      iban_block: ibanBlock,
      phone_block: phoneBlock,
    }
  },
})
