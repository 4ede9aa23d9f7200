import { useTranslations } from 'use-intl'
import { Table } from '#frontend/features/staff/parts/Table.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { PaymentStory } from '../payments.ts'

/** Accounting entries of a payment, oldest first: changes of state and decisions of finance. */
export function PaymentEvents({ payment }: { payment: PaymentStory }) {
  const t = useTranslations('finance.payments')
  return (
    <section>
      <h2 className="mb-2 text-base">{t('story')}</h2>
      <Table label={t('story')} columns={[t('at'), t('what'), t('amount'), t('credits'), t('by'), t('reason')]}>
        {payment.events.map((one) => (
          <tr key={`${one.at} ${one.event} ${one.refund}`}>
            <td>
              <ExactTime at={one.at} />
            </td>
            <td className="whitespace-nowrap">{t(`events.${one.event}`)}</td>
            <td>{one.cents > 0 ? <Price cents={one.cents} currency={payment.currency} /> : '–'}</td>
            <td className="tabular">{one.credits || '–'}</td>
            <td className="whitespace-nowrap">{one.by ?? '–'}</td>
            <td className="w-full min-w-40">{one.reason ?? '–'}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
