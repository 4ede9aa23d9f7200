import { handle } from '#functions/auth/staff-handle.ts'
import { type BookEntry, listBooks } from '#functions/stores/credits/books.ts'
import { findPayment } from '#functions/stores/credits/payment.ts'
import * as finance from '#shared/contract/finance.ts'
import { pageSize } from '#shared/rules/limits.ts'
import { shownRow } from '../payment-view.ts'

/** Maximum number of reads of the books for a page, as few payments may have the wanted amount. */
const maxReads = 20

const hasAmount = ({ priceCents, cents }: BookEntry, wanted: number | undefined): boolean =>
  wanted === undefined || priceCents === wanted || cents === wanted

/** Payment ids come from browsers, so they are unique per member only. */
const keyOf = ({ member, payment }: BookEntry): string => `${member}#${payment}`

export const handler = handle(finance.paymentsOfDay, {
  run: async ({ query: { country, day, amount_cents, cursor } }) => {
    const found = new Map<string, { member: string; payment: string }>()
    let next: string | null = cursor ?? null
    for (let reads = 0; reads < maxReads && found.size < pageSize.staff && (reads === 0 || next !== null); reads++) {
      const page = await listBooks(country, day, next ?? undefined)
      for (const entry of page.entries) if (hasAmount(entry, amount_cents)) found.set(keyOf(entry), entry)
      next = page.next
    }
    const payments = await Promise.all([...found.values()].map(({ member, payment }) => findPayment(member, payment)))
    return { payments: payments.filter((payment) => payment !== undefined).map(shownRow), next }
  },
})
