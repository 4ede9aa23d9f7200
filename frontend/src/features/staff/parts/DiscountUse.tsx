import { useTranslations } from 'use-intl'
import { Price } from '#frontend/ui/Price.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import type { FollowedDiscount } from '../discounts.ts'
import { DiscountState } from './DiscountList.tsx'

/** Orders and money of a discount code. */
export function DiscountUse({ discount }: { discount: FollowedDiscount }) {
  const t = useTranslations('finance.discounts')
  const money = (sums: FollowedDiscount['paid']) =>
    sums.length === 0
      ? '–'
      : sums.map(({ currency, cents }) => <Price key={currency} cents={cents} currency={currency} className="block" />)
  return (
    <section aria-label={t('use')} className="rounded-control border border-line bg-surface p-4">
      <h2 className="mb-3 flex items-center gap-3 text-base">
        {t('use')} <DiscountState discount={discount} />
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3 [&_dd]:tabular [&_dd]:font-medium [&_dt]:text-muted">
        <div>
          <dt>{t('reserved')}</dt>
          <dd>{discount.reserved}</dd>
        </div>
        <div>
          <dt>{t('spent')}</dt>
          <dd>{discount.spent}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{money(discount.paid)}</dd>
        </div>
        <div>
          <dt>{t('returned')}</dt>
          <dd>{money(discount.returned)}</dd>
        </div>
        <div>
          <dt>{t('changed')}</dt>
          <dd>
            <ExactTime at={discount.changed_at} /> {t('changedBy', { name: discount.changed_by })}
          </dd>
        </div>
      </dl>
    </section>
  )
}
