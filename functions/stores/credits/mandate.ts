import * as z from 'zod/mini'
import { keys } from '#functions/table/keys.ts'
import { find } from '#functions/table/read.ts'
import { Conflict, type Write } from '#functions/table/transaction.ts'
import { putNew } from '#functions/table/write.ts'
import { languages } from '#shared/i18n/languages.ts'

/**
 * Signed mandate of one direct debit. The mandate reference is the reference of the payment, and
 * the row is stored as long as the payment. The provider stores the IBAN; this row has the last
 * characters of the IBAN, and a hash by which the IBAN is blocked after a return.
 */
export const Mandate = z.object({
  /** Paragraphs as shown to the member, and their hash. */
  text: z.array(z.string()),
  version: z.string(),
  language: z.enum(languages),
  signedAt: z.string(),
  /** Earliest date of the collection, a civil date. */
  collectOn: z.string(),
  accountHolder: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  ibanEnd: z.string(),
  ibanHash: z.string(),
  phoneHash: z.string(),
})
export type Mandate = z.infer<typeof Mandate>

export const findMandate = (memberId: string, payment: string) =>
  find(Mandate, keys.mandate(memberId, payment), { consistent: true })

export const addMandate = (memberId: string, payment: string, mandate: Mandate): Write =>
  putNew(keys.mandate(memberId, payment), mandate, () => new Conflict('the mandate was signed meanwhile'))
