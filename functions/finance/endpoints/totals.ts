import { handle } from '#functions/auth/staff-handle.ts'
import { eachOfDay } from '#functions/stores/credits/books.ts'
import * as finance from '#shared/contract/finance.ts'
import { addToTotals, rowsOf, type Totals } from '../totals.ts'

export const handler = handle(finance.totals, {
  run: async ({ query: { country, day } }) => {
    const totals: Totals = new Map()
    for await (const entry of eachOfDay(country, day)) addToTotals(totals, entry)
    return { rows: rowsOf(totals) }
  },
})
