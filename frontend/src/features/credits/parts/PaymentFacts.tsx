import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Price } from '#frontend/ui/Price.tsx'
import type { Payment } from '#shared/model/money.ts'
import { useTaxWords } from '../tax.ts'

/** Payment as rows of label and value, with the number that support asks for. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useTranslations('credits')
  const tReceipt = useTranslations('receipt')
  const tax = useTaxWords()(payment.vat_percent)
  const date = new Intl.DateTimeFormat(useRegionalLocale(), { dateStyle: 'long', timeStyle: 'short' })
  const rows: readonly [string, ReactNode][] = [
    [t('title'), t('amount', { count: payment.credits })],
    [t('transaction.price'), <Price key="price" cents={payment.price_cents} currency={payment.currency} />],
    ...(tax && payment.vat_cents !== null
      ? [
          [tReceipt('vat', tax), <Price key="vat" cents={payment.vat_cents} currency={payment.currency} />] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(payment.refund
      ? [
          [
            t('transaction.refund'),
            <Price key="refund" cents={payment.refund.price_cents} currency={payment.currency} />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(payment.charge_back
      ? [
          [
            t('transaction.chargeBack'),
            <Price key="charge-back" cents={payment.charge_back.price_cents} currency={payment.currency} />,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(payment.discount_code ? [[t('transaction.code'), payment.discount_code] satisfies [string, string]] : []),
    [t('transaction.method'), t(`method.names.${payment.method}`)],
    [t('transaction.date'), date.format(new Date(payment.completed_at ?? payment.created_at))],
    [t('transaction.number'), payment.reference],
  ]
  return (
    <dl className="mt-8 divide-y divide-line border-line border-t text-left">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular min-w-0 text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
