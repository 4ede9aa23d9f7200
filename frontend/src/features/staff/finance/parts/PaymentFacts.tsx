import { useTranslations } from 'use-intl'
import { staffPaths } from '#frontend/features/staff/paths.ts'
import { TextLink } from '#frontend/ui/Link.tsx'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { PaymentStory } from '../payments.ts'
import { FactGrid, type Facts } from './FactGrid.tsx'
import { StatusTag } from './PaymentList.tsx'

export function PaymentFacts({ payment }: { payment: PaymentStory }) {
  const t = useTranslations('finance.payments')
  const methods = useTranslations('credits.method.names')
  const { currency, email, discount_code, percentage, vat_percent } = payment
  const price = (cents: number) => (cents === 0 ? '–' : <Price cents={cents} currency={currency} />)
  const facts: Facts = [
    [t('state'), <StatusTag key="state" status={payment.status} />],
    [t('price'), price(payment.price_cents)],
    [t('method'), methods(payment.method)],
    [t('ordered'), <ExactTime key="at" at={payment.created_at} />],
    [
      t('member'),
      email ? (
        <TextLink key="member" to={staffPaths.members} search={{ q: payment.member }} className="break-all">
          {email}
        </TextLink>
      ) : (
        t('memberGone')
      ),
    ],
    [t('provider'), payment.provider_id ?? '–'],
    [t('vat'), vat_percent === null ? '–' : `${vat_percent}%`],
    [t('discount'), discount_code ? `${discount_code} (${percentage}%)` : '–'],
    [t('credits'), payment.credits],
    [t('refunded'), price(payment.refunded_cents)],
    [t('chargedBack'), price(payment.charged_back_cents)],
    [t('debt'), payment.debt],
  ]
  return (
    <section aria-label={t('facts')} className="rounded-control border border-line bg-surface p-4">
      <FactGrid facts={facts} className="2xl:grid-cols-4" />
    </section>
  )
}
