import { useTranslations } from 'use-intl'
import { LoadFailed } from '#frontend/features/staff/parts/LoadFailed.tsx'
import { RowsSkeleton } from '#frontend/features/staff/parts/RowsSkeleton.tsx'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { type PaymentStory, usePayment } from '../payments.ts'
import { DebitBlocks } from './DebitBlocks.tsx'
import { PaymentEvents } from './PaymentEvents.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RefundList } from './RefundList.tsx'

/** Full history of a payment with its refunds, and the form for a new refund. */
export function PaymentDetail({ reference }: { reference: string }) {
  const t = useTranslations('finance.payments')
  const view = usePayment(reference)
  const { data } = view
  return (
    <div className="flex flex-col gap-6">
      {view.isPending && <RowsSkeleton />}
      {view.error && !data && <LoadFailed error={view.error} onRetry={() => void view.refetch()} />}
      {data === null && <EmptyState drawing="drawer" title={t('missing')} />}
      {data && (
        <>
          <PaymentFacts payment={data} />
          {data.refunds.length > 0 && <RefundList payment={data} />}
          {/* The key remounts the form after a refund, because each refund needs a new id. */}
          {data.refundable_cents > 0 && <RefundForm key={data.refunds.length} payment={data} />}
          {paymentMethodFacts[data.method].isDirectDebit && <DebitBlocks reference={reference} />}
          <PaymentEvents payment={data} />
          {data.movements.length > 0 && <Movements movements={data.movements} />}
          {data.mails.length > 0 && <Mails mails={data.mails} />}
        </>
      )}
    </div>
  )
}

function Movements({ movements }: Pick<PaymentStory, 'movements'>) {
  const t = useTranslations('finance.payments')
  return (
    <section>
      <h2 className="mb-2 text-base">{t('ledger')}</h2>
      <Table label={t('ledger')} columns={[t('at'), t('what'), t('credits'), t('debt')]}>
        {movements.map((one) => (
          <tr key={`${one.at} ${one.reason} ${one.credits}`}>
            <td>
              <ExactTime at={one.at} />
            </td>
            <td>{t(`movements.${one.reason}`)}</td>
            <td className="tabular">{one.credits}</td>
            <td className="tabular">{one.debt}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}

function Mails({ mails }: Pick<PaymentStory, 'mails'>) {
  const t = useTranslations('finance.payments')
  return (
    <section>
      <h2 className="mb-2 text-base">{t('mails')}</h2>
      <Table label={t('mails')} columns={[t('at'), t('what'), t('state')]}>
        {mails.map((one) => (
          <tr key={`${one.at} ${one.mail}`}>
            <td>
              <ExactTime at={one.at} />
            </td>
            <td>{t(`mailNames.${one.mail}`)}</td>
            <td>{t(`mailStates.${one.waiting ? 'waiting' : 'done'}`)}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
