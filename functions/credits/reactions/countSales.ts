import { commit } from '#functions/data/table.ts'
import type { Reaction } from '#functions/lib/stream.ts'
import { ignoreChange } from '../order.ts'
import { StoredPayment } from '../payments.ts'
import { addSale } from '../sales.ts'

export const reaction: Reaction = {
  wants: ({ SK, before, after }) =>
    SK.startsWith('PAYMENT#') && after?.status === 'completed' && before?.status !== 'completed',
  run: ({ after }) => commit(addSale(StoredPayment.parse(after))).catch(ignoreChange),
}
