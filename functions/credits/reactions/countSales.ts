import type { Reaction } from '#functions/lib/stream.ts'
import { tryCommit } from '../order.ts'
import { StoredPayment } from '../payments.ts'
import { addSale } from '../sales.ts'

export const reaction: Reaction = {
  pace: 'projection',
  wants: ({ SK, before, after }) =>
    SK.startsWith('PAYMENT#') && after?.status === 'completed' && before?.status !== 'completed',
  run: async ({ after }) => void (await tryCommit(addSale(StoredPayment.parse(after)))),
}
