import * as z from 'zod/mini'
import { PaymentReference } from '../model/ids.ts'
import { Reason } from '../model/reason.ts'
import { Iban, Phone } from './direct-debit.ts'
import { endpoint, financeStaff } from './endpoint.ts'

const Block = z.object({ at: z.string(), by: z.string(), reason: z.string() })
const action = z.enum(['block', 'unblock'])

// Calls by which staff block bank accounts and phone numbers for direct debit. Part of the domain
// `credits`.

/**
 * Direct debit of a payment, with the blocks of its bank account and phone number. Each view is
 * recorded in the audit trail.
 */
export const debit = endpoint({
  method: 'GET',
  path: '/api/staff-directdebit.php',
  ...financeStaff,
  query: z.object({ reference: PaymentReference }),
  answer: z.object({
    reference: z.string(),
    account_holder: z.string(),
    iban_end: z.string(),
    signed_at: z.string(),
    collect_on: z.string(),
    text: z.array(z.string()),
    /** SEPA reason code of the return; null if there is none. */
    return_code: z.nullable(z.string()),
    iban_block: z.nullable(Block),
    phone_block: z.nullable(Block),
  }),
  refusals: ['not_found'],
})

/**
 * Blocks or unblocks a bank account or a phone number for direct debits of every member (FIN-04):
 * taken from a payment, or typed by staff.
 */
export const blockDebit = endpoint({
  method: 'POST',
  path: '/api/staff-directdebit.php',
  ...financeStaff,
  body: z.union([
    z.object({ action, reason: Reason, reference: PaymentReference }),
    z.object({ action, reason: Reason, iban: Iban }),
    z.object({ action, reason: Reason, phone: Phone }),
  ]),
  answer: z.object({ blocked: z.boolean() }),
  refusals: ['not_found', 'invalid_phone', 'already_decided'],
})
