import { useTranslations } from 'use-intl'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Price, priceText } from '#frontend/ui/Price.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { MethodMark } from './MethodMark.tsx'
import { OrderTotal } from './OrderTotal.tsx'

/**
 * Last order at today's price, with a link to the order page (PAY-11, OPEN-52): nothing is charged
 * before the member orders there (TRAP-14).
 */
export function RepeatOrder({ last, offer, isMain = false }: { last: Payment; offer: Offer; isMain?: boolean }) {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  const bundle = offer.bundles.find(({ id }) => id === last.bundle)
  if (!bundle) return null
  // a method that is no longer offered is replaced on the order page
  const method = offer.methods.includes(last.method) ? last.method : undefined
  const price = priceText(bundle.price_cents, bundle.currency, locale)
  const to = pathTo('credits-id-paymentmethod', { id: bundle.id, paymentmethod: method })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-44 items-center gap-4">
        {method && <MethodMark method={method} />}
        <p className="min-w-0">
          <span className="tabular block font-bold text-lg">{t('amount', { count: bundle.credits })}</span>
          <span className="text-muted text-sm">
            {t(`method.names.${last.method}`)}
            {!isMain && (
              <>
                {' '}
                · <Price cents={bundle.price_cents} currency={bundle.currency} />
              </>
            )}
          </span>
        </p>
      </div>
      {isMain && <OrderTotal offer={offer} bundle={bundle} className="w-full border-line border-t pt-4" />}
      <LinkButton
        to={to}
        tone={isMain ? 'primary' : 'quiet'}
        size={isMain ? 'lg' : 'md'}
        className={isMain ? 'w-full' : 'max-sm:w-full'}
      >
        {t('repeat.action', { price })}
      </LinkButton>
    </div>
  )
}
