import { handle } from '#functions/auth/staff-handle.ts'
import { findMemberByEmail } from '#functions/stores/account/claims.ts'
import { findByReference } from '#functions/stores/credits/books.ts'
import { findPayment, listPayments } from '#functions/stores/credits/payment.ts'
import { finance } from '#shared/contract/finance.ts'
import { MemberId } from '#shared/model/ids.ts'
import { readReference } from '#shared/rules/reference.ts'
import { shownRow } from '../payment-view.ts'

/** Member with this number or email address, whether they are still there or not. */
const memberOf = async (q: string): Promise<string | undefined> => {
  const number = q.toUpperCase()
  if (MemberId.safeParse(number).success) return number
  return q.includes('@') ? findMemberByEmail(q.toLowerCase()) : undefined
}

export const handler = handle(finance.findPayments, {
  run: async ({ query: { q, cursor } }) => {
    const member = await memberOf(q)
    if (member) {
      const { payments, next } = await listPayments(member, cursor)
      return { payments: payments.map(shownRow), next }
    }
    // Older references are in capitals, ids of the provider are as the provider writes them.
    const names = [readReference(q) ?? q.toUpperCase(), q]
    const [named] = (await Promise.all(names.map(findByReference))).filter((one) => one !== undefined)
    const payment = named && (await findPayment(named.member, named.payment))
    return { payments: payment ? [shownRow(payment)] : [], next: null }
  },
})
