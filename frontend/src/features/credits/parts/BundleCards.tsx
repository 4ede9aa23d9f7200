import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Bundle } from '#frontend/domain/credits/offer.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { buttonClass } from '#frontend/ui/Button.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { Link } from '#frontend/ui/Link.tsx'
import { Price, priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

const gridClass = 'grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-4'
// Rows on phones, as four cards would fill two screens; with large text the price moves below the
// credits (UI-15). Cards from 768 px.
const cardClass =
  'relative grid h-full grid-cols-[minmax(0,1fr)_auto] max-[16rem]:grid-cols-1 items-center gap-4 rounded-card border border-line bg-surface p-4 pr-13 shadow-card md:flex md:flex-col md:items-start md:gap-3 md:p-6'

/** Bundles with credits, price and price per credit, linked to the order. */
export function BundleCards({ bundles, className }: { bundles: readonly Bundle[]; className?: string }) {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  return (
    <ul className={clsx(gridClass, className)}>
      {bundles.map((bundle) => (
        <li
          key={bundle.id}
          className={clsx(
            cardClass,
            'transition',
            bundle.popular ? 'ring-1 ring-primary-ink' : 'has-[a:hover]:border-line-strong',
          )}
        >
          <BundleFacts bundle={bundle} saving={savingOf(bundle, bundles[0]!)} />
          <Link
            to={pathTo('credits-id-paymentmethod', { id: bundle.id })}
            aria-label={t('bundles.chooseLabel', {
              count: bundle.credits,
              price: priceText(bundle.price_cents, bundle.currency, locale),
            })}
            // the whole card is the click target
            className="max-md:absolute max-md:inset-0 max-md:rounded-card md:w-full md:after:absolute md:after:inset-0"
          >
            <span className="-translate-y-1/2 absolute top-1/2 right-3 inline-flex size-8 items-center justify-center rounded-full bg-primary-tint text-on-primary-tint md:hidden">
              <ChevronRight aria-hidden="true" className="size-5" />
            </span>
            <span className={clsx(buttonClass('ghost', 'md', true), 'bg-primary-tint max-md:hidden!')}>
              {t('bundles.choose')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Saving per credit compared with the smallest bundle, in per cent, rounded down. */
function savingOf(bundle: Bundle, smallest: Bundle): number {
  const share = (bundle.price_cents * smallest.credits) / (smallest.price_cents * bundle.credits)
  return Math.floor(100 - 100 * share)
}

function BundleFacts({ bundle, saving }: { bundle: Bundle; saving: number }) {
  const t = useTranslations('credits')
  const tBundle = useTranslations('buying.bundle')
  const locale = useRegionalLocale()
  const { currency } = bundle
  return (
    <>
      <span className="flex flex-col">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:flex-col max-md:items-start">
          <span className="tabular font-bold text-lg md:text-xl">{t('amount', { count: bundle.credits })}</span>
          {(bundle.popular || bundle.discount !== null) && (
            <span className="flex flex-wrap gap-2 md:absolute md:-top-3.5 md:left-5">
              {bundle.popular && <Tag tone="success">{t('bundles.popular')}</Tag>}
              {bundle.discount !== null && (
                <Tag tone="primary">{t('bundles.discount', { percentage: bundle.discount })}</Tag>
              )}
            </span>
          )}
        </span>
        <span className="tabular text-muted text-sm">
          {t('perCredit', { price: priceText(bundle.price_per_credit_cents, currency, locale) })}
        </span>
        {saving > 0 && (
          <span className="font-medium text-sm text-success">{tBundle('saving', { percentage: saving })}</span>
        )}
      </span>
      <span className="flex flex-col items-end max-[16rem]:items-start md:mt-auto md:mb-2 md:flex-row md:flex-wrap md:items-baseline md:gap-x-2">
        <Price cents={bundle.price_cents} currency={currency} className="font-bold text-lg md:text-xl" />
        {bundle.price_cents < bundle.full_price_cents && (
          <span>
            <span className="sr-only">
              {t('bundles.oldPrice', { price: priceText(bundle.full_price_cents, currency, locale) })}
            </span>
            <span aria-hidden="true">
              <Price cents={bundle.full_price_cents} currency={currency} isOld />
            </span>
          </span>
        )}
      </span>
    </>
  )
}

export function BundleCardsSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx(gridClass, className)}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <Skeleton key={name} className="h-24 rounded-card! md:h-56" />
      ))}
    </div>
  )
}
