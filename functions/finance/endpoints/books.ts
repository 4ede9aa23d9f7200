import { handle } from '#functions/auth/staff-handle.ts'
import { listBooks, vatIn } from '#functions/stores/credits/books.ts'
import { referenceOf } from '#functions/stores/credits/payment.ts'
import * as finance from '#shared/contract/finance.ts'
import { namesOf, shownEvent } from '../payment-view.ts'

export const handler = handle(finance.books, {
  load: ({ query: { country, day, cursor } }) => ({ page: listBooks(country, day, cursor) }),
  run: async ({ page: { entries, next } }) => {
    const names = await namesOf(entries.map(({ by }) => by))
    return {
      entries: entries.map((entry) => ({
        ...shownEvent(entry, names),
        reference: referenceOf({ ...entry, id: entry.payment, reference: entry.reference }),
        method: entry.method,
        currency: entry.currency,
        price_cents: entry.priceCents,
        vat_percent: entry.vatPercent ?? null,
        vat_cents: vatIn(entry),
      })),
      next,
    }
  },
})
