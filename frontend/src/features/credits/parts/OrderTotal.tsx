import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { Price } from '#frontend/ui/Price.tsx'
import { useTaxWords } from '../tax.ts'

type OrderTotalProps = { offer: Offer; bundle: Bundle; className?: string }

/** Price of an order as it is charged, with the tax that it includes. */
export function OrderTotal({ offer, bundle, className }: OrderTotalProps) {
  const t = useTranslations('credits.payment')
  const tax = useTaxWords()(offer.vat_percent)
  return (
    <dl className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt className="font-bold">{tax ? t('total', tax) : t('totalNoTax')}</dt>
      <dd>
        <Price cents={bundle.price_cents} currency={bundle.currency} className="font-bold text-xl" />
      </dd>
    </dl>
  )
}
