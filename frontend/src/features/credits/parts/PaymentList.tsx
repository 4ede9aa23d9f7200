import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Link } from '#frontend/ui/Link.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { DateText } from '#frontend/ui/Time.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isPaymentOpen } from '#shared/rules/payment-state.ts'
import { CancelCredits } from './CancelCredits.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import { MethodMark } from './MethodMark.tsx'
import { StatusTag } from './StatusTag.tsx'

/** Payments, newest first, each linked to its page. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations('credits')
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {payments.map((payment) => (
        <li key={payment.id}>
          <Link
            to={pathTo('transactions', { id: payment.id })}
            className="flex max-[16rem]:flex-wrap items-center gap-4 px-4 py-4 outline-offset-[-3px] transition-colors hover:bg-sunken sm:px-6"
          >
            <span className="max-sm:hidden">
              <MethodMark method={payment.method} />
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="tabular font-bold">{t('amount', { count: payment.credits })}</span>
              <span className="text-muted text-sm">
                <DateText at={payment.created_at} className="max-sm:block" />
                <span className="max-sm:hidden"> · </span>
                {t(`method.names.${payment.method}`)}
              </span>
            </span>
            <span className="flex flex-col items-end gap-1 sm:flex-row-reverse sm:items-center sm:gap-6">
              <Price cents={payment.price_cents} currency={payment.currency} className="font-medium" />
              <StatusTag status={payment.status} />
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
          </Link>
          {payment.cancel && (
            <div className="px-4 pb-4 sm:px-6">
              <CancelCredits payment={payment} offer={payment.cancel} />
            </div>
          )}
          {isPaymentOpen(payment.status) && (
            <div className="flex justify-end px-4 pb-4 sm:px-6">
              <CancelPayment payment={payment} size="sm" />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
