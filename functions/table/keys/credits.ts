import { type Key, own, ownOf } from '../key.ts'

/** Keys of credits, payments, direct debits, cards and discounts. */
export const creditKeys = {
  /** Movement of credits, keyed by its cause (message or payment id), which makes it idempotent. */
  ledger: (id: string, cause: string): Key => own(id, 'LEDGER', cause),
  ledgerOfMember: (id: string) => ownOf(id, 'LEDGER'),
  /**
   * Row that exists if a member had a movement of credits on a day (`2026-11-23`), in the index
   * `due` (`movedOn`); expires by TTL. Read by the nightly check of the ledger.
   */
  creditsDay: (id: string, day: string): Key => own(id, 'CREDITS_DAY', day),
  /**
   * Spending limits that a member set (PAY-65). Read by every order and by the member's overview of
   * spending.
   */
  spending: (id: string): Key => own(id, 'SPENDING'),
  /** Payment; outlives the purge of its member. Read by the payments list and the status page. */
  payment: (id: string, payment: string): Key => ({ PK: `PAYER#${id}`, SK: `PAYMENT#${payment}` }),
  payments: (id: string) => ({ PK: `PAYER#${id}`, prefix: 'PAYMENT#' }),
  /**
   * Refund of a payment, from the decision until the money has arrived. It is in the due index
   * while a job has to send it or to check its state, and while it waits for finance. Read by this
   * job and by finance.
   */
  refund: (id: string, payment: string, refund: string): Key => ({
    PK: `PAYER#${id}`,
    SK: `REFUND#${payment}#${refund}`,
  }),
  refundsOfPayment: (id: string, payment: string) => ({ PK: `PAYER#${id}`, prefix: `REFUND#${payment}#` }),
  /**
   * Event of a payment in the books, listed in the index `due` under its country and day
   * (`bookedOn`). Read by finance, and by the nightly comparison with the provider.
   */
  bookEntry: (id: string, payment: string, event: string): Key => ({
    PK: `PAYER#${id}`,
    SK: `BOOK#${payment}#${event}`,
  }),
  bookOfPayment: (id: string, payment: string) => ({ PK: `PAYER#${id}`, prefix: `BOOK#${payment}#` }),
  /**
   * Nightly check (`proof`) of one day of a country: first its progress, then its result. Expires
   * after two years. Each difference contains the member's id. Read by the jobs that run the
   * checks, and by finance.
   */
  night: (country: string, day: string, proof: string): Key => ({ PK: `NIGHTS#${country}`, SK: `${day}#${proof}` }),
  nightsOf: (country: string) => ({ PK: `NIGHTS#${country}` }),
  /**
   * Reverse index from the reference on a payment's receipt, or from the provider's id, to the
   * payment. Read by finance.
   */
  paymentReference: (reference: string): Key => ({ PK: `REFERENCE#${reference}`, SK: 'PAYMENT' }),
  /**
   * Direct debits of a payer: one item with the optimistic lock of the debit limits, and a mandate
   * for each payment. Like the payments, they stay after the purge. The item and the mandates are
   * read by an order; mandates also by an export and by finance.
   */
  debits: (id: string): Key => ({ PK: `PAYER#${id}`, SK: 'DEBITS' }),
  mandate: (id: string, payment: string): Key => ({ PK: `PAYER#${id}`, SK: `MANDATE#${payment}` }),
  mandates: (id: string) => ({ PK: `PAYER#${id}`, prefix: 'MANDATE#' }),
  /** SMS code of a direct debit; expires by TTL. Read before a code is sent, and by the order. */
  debitCode: (id: string): Key => own(id, 'DEBIT_CODE'),
  /**
   * Blocks of a bank account or phone number for direct debit, keyed by the keyed hash of its
   * number. Read by an order and by finance.
   */
  blockedIban: (hash: string): Key => ({ PK: `BLOCKED_IBAN#${hash}`, SK: 'BLOCK' }),
  blockedPhone: (hash: string): Key => ({ PK: `BLOCKED_PHONE#${hash}`, SK: 'BLOCK' }),
  /**
   * Card that a member stored (PAY-56), keyed by the id of the payment that stored it. The row is
   * in the due index until the provider has sent the brand and last digits of the card. Read by
   * orders, by the list of cards and by the job that requests these data from the provider.
   */
  paymentCard: (id: string, card: string): Key => own(id, 'PAYMENT_CARD', card),
  paymentCards: (id: string) => ownOf(id, 'PAYMENT_CARD'),
  /**
   * Mandate of a removed card that the provider has to revoke, in the due index. The row stays
   * after the purge of the member until the mandate is revoked. Read by the job that revokes it.
   */
  endedMandate: (id: string, card: string): Key => ({ PK: `PAYER#${id}`, SK: `ENDED_MANDATE#${card}` }),
  /**
   * Discount code with its limits, listed in the index `due` in order of name (`listedDiscount`).
   * Read whenever a member enters a code; the index is read by the console.
   */
  discount: (code: string): Key => ({ PK: `DISCOUNT#${code}`, SK: 'DISCOUNT' }),
  /** Sums of the orders made with a discount code: numbers and amounts. Read by the console. */
  discountSums: (code: string): Key => ({ PK: `DISCOUNT#${code}`, SK: 'SUMS' }),
  /**
   * Row for a discount code that only this member can use. The export and the purge of the member
   * find the code by this row.
   */
  ownDiscount: (id: string, code: string): Key => own(id, 'DISCOUNT', code),
  /**
   * Use of a discount code by a member, if each member can use the code once. The use is reserved
   * by a payment, final when the payment completes, and released when the payment fails. Read when
   * a discount is chosen.
   */
  discountUse: (id: string, code: string): Key => own(id, 'DISCOUNT_USE', code),
  discountUses: (id: string) => ownOf(id, 'DISCOUNT_USE'),
}
