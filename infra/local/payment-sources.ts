import { createHash } from 'node:crypto'
import type { LocalPayment } from './payment-state.ts'

/** Made-up account, which is the same for all payments of a member. */
const accountOf = ({ metadata }: LocalPayment): string => {
  const { member = '' } = Object(metadata) as { member?: string }
  const digits = createHash('sha256').update(member).digest().readUIntBE(0, 6) % 1e10
  return `NL00TEST${String(digits).padStart(10, '0')}`
}

/**
 * Card or bank account that paid, in the API's form; `account` is the bank account of a debit's
 * mandate.
 */
export const sourceOf = (payment: LocalPayment, account = payment.paidFrom ?? accountOf(payment)) =>
  payment.method === 'creditcard'
    ? { cardFingerprint: `print_${payment.paidFrom ?? account}` }
    : { consumerAccount: account }
