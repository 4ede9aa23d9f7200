import { handle } from '#functions/auth/staff-handle.ts'
import { findMemberByEmail, findNamedMember } from '#functions/stores/account/claims.ts'
import { findByReference } from '#functions/stores/credits/books.ts'
import { findPayment, listPayments } from '#functions/stores/credits/payment.ts'
import * as finance from '#shared/contract/finance.ts'
import { readReference } from '#shared/rules/reference.ts'
import { shownRow } from '../payment-view.ts'

/**
 * Id of the member with this email address, member number or id. An id is also found after the
 * member's account was purged.
 */
const memberOf = (q: string) => (q.includes('@') ? findMemberByEmail(q.toLowerCase()) : findNamedMember(q))

export const handler = handle(finance.findPayments, {
  run: async ({ query: { q, cursor } }) => {
    // Older references are in upper case; ids of the provider are stored as the provider writes
    // them.
    const names = [readReference(q) ?? q.toUpperCase(), q]
    const [named] = (await Promise.all(names.map(findByReference))).filter((one) => one !== undefined)
    const payment = named && (await findPayment(named.member, named.payment))
    if (payment) return { payments: [shownRow(payment)], next: null }
    const member = await memberOf(q)
    if (!member) return { payments: [], next: null }
    const { payments, next } = await listPayments(member, cursor)
    return { payments: payments.map(shownRow), next }
  },
})
