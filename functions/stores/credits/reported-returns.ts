import { keys } from '#functions/table/keys.ts'
import { apply, Conflict, retryOnConflict } from '#functions/table/transaction.ts'
import { update } from '#functions/table/write.ts'
import { findPayment, type ReportedReturn, type StoredPayment } from './payment.ts'

/**
 * Stores money that the provider reported as returned, keyed by the provider's transaction id, so
 * that a repeated callback counts once. Returns the changed payment.
 */
export const keepReportedReturn = (payment: StoredPayment, id: string, reported: ReportedReturn) =>
  retryOnConflict(async (attempt) => {
    const { member } = payment
    const fresh = attempt === 0 ? payment : ((await findPayment(member, payment.id)) ?? payment)
    if (fresh.reported?.[id]) return fresh
    const all = { ...fresh.reported, [id]: reported }
    await apply(
      update(keys.payment(member, payment.id), 'SET reported = :all', {
        condition: fresh.reported ? 'reported = :read' : 'attribute_exists(PK) AND attribute_not_exists(reported)',
        values: { ':all': all, ...(fresh.reported && { ':read': fresh.reported }) },
        onConflict: () => new Conflict('another return of the payment was reported meanwhile'),
      }),
    )
    return { ...fresh, reported: all }
  })
