import { StoredPayment } from '#functions/stores/credits/payment.ts'
import { addSale } from '#functions/stores/credits/sales.ts'
import type { Reaction } from '#functions/table/stream.ts'
import { tryCommit } from '../order.ts'

export const reaction: Reaction = {
  wants: ({ before, after }) => after?.status === 'completed' && before?.status !== 'completed',
  run: async ({ after }) => void (await tryCommit(addSale(StoredPayment.parse(after)))),
}
