import { useTranslations } from 'use-intl'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { FollowedDiscount } from '../discounts.ts'
import { DiscountState } from './DiscountList.tsx'
import { FactGrid, type Facts } from './FactGrid.tsx'

/** Orders and money of a discount code. */
export function DiscountUse({ discount }: { discount: FollowedDiscount }) {
  const t = useTranslations('finance.discounts')
  const money = (sums: FollowedDiscount['paid']) =>
    sums.length === 0
      ? '–'
      : sums.map(({ currency, cents }) => <Price key={currency} cents={cents} currency={currency} className="block" />)
  const facts: Facts = [
    [t('reserved'), discount.reserved],
    [t('spent'), discount.spent],
    [t('paid'), money(discount.paid)],
    [t('returned'), money(discount.returned)],
    [
      t('changed'),
      <span key="changed">
        <ExactTime at={discount.changed_at} /> {t('changedBy', { name: discount.changed_by })}
      </span>,
    ],
  ]
  return (
    <section aria-label={t('use')} className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-3 flex items-center gap-3 text-base">
        {t('use')} <DiscountState discount={discount} />
      </h2>
      <FactGrid facts={facts} />
    </section>
  )
}
