import { useTranslations } from 'use-intl'
import type { Bundle } from '#frontend/domain/credits/offer.ts'
import { Price } from '#frontend/ui/Price.tsx'

/** Bundles with their price per credit; a discounted price is shown beside the full one. */
export function PriceTable({ bundles }: { bundles: readonly Bundle[] }) {
  const t = useTranslations('credits')
  return (
    // The prices scroll sideways if the text is so large that they do not fit.
    <div className="relative overflow-x-auto">
      <table className="w-full [overflow-wrap:anywhere]">
        <thead>
          <tr className="border-line border-b text-left text-muted text-sm">
            <th scope="col" className="pb-2 font-normal">
              {t('pricing.bundle')}
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              {t('pricing.price')}
            </th>
            <th scope="col" className="pb-2 text-right font-normal">
              {t('pricing.each')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {bundles.map(({ id, credits, currency, price_cents, full_price_cents, price_per_credit_cents }) => (
            <tr key={id}>
              <th scope="row" className="tabular py-3 text-left font-medium">
                {t('amount', { count: credits })}
              </th>
              <td className="py-3 text-right">
                {price_cents < full_price_cents && (
                  <>
                    <Price cents={full_price_cents} currency={currency} isOld className="text-sm" />{' '}
                  </>
                )}
                <Price cents={price_cents} currency={currency} className="font-medium" />
              </td>
              <td className="py-3 text-right">
                <Price cents={price_per_credit_cents} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
