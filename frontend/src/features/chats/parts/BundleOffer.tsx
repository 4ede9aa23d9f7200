import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { type Bundle, useOffer } from '#frontend/domain/credits/offer.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Price, priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { bundlesFor } from '../bundle-choice.ts'

type BundleOfferProps = {
  /** Credits missing for what the member wants to send. */
  missing: number
  /** Text that says how many messages or gifts a number of credits pays for. */
  enoughFor: (credits: number) => string
  /** Whether bundles wrap to another row; otherwise the row scrolls sideways. */
  isWrapped?: boolean
  onChoose: (bundle: string) => void
}

/** Up to three bundles with price, price per credit and what they pay for (CHAT-34). */
export function BundleOffer({ missing, enoughFor, isWrapped = false, onChoose }: BundleOfferProps) {
  const t = useTranslations('credits.bundles')
  const { data: offer, error } = useOffer()
  // the link to all bundles remains: its page shows the error and retries
  if (!offer && error) return null
  if (!offer) return <Skeleton className="h-28 rounded-control!" />
  return (
    // In a conversation the bundles are one row, which scrolls sideways if the text is large, so
    // that the messages keep their height (CHAT-31).
    <ul
      aria-label={t('title')}
      className={clsx('relative flex gap-2', isWrapped ? 'flex-wrap' : '-m-1 overflow-x-auto p-1')}
    >
      {bundlesFor(offer.bundles, missing).map((bundle) => (
        // narrow enough for three beside each other at 320 px
        <li key={bundle.id} className="min-w-[5.5rem] flex-1">
          <BundleButton bundle={bundle} enough={enoughFor(bundle.credits)} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

type BundleButtonProps = { bundle: Bundle; enough: string; onChoose: (bundle: string) => void }

function BundleButton({ bundle, enough, onChoose }: BundleButtonProps) {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  const { id, credits, currency, price_cents, full_price_cents, price_per_credit_cents, popular } = bundle
  return (
    <button
      type="button"
      onClick={() => onChoose(id)}
      className={clsx(
        'tabular flex h-full w-full flex-col rounded-control border bg-surface px-1 py-2 text-center leading-tight transition hover:bg-primary-tint active:scale-[0.98]',
        popular ? 'border-primary' : 'border-line-strong',
      )}
    >
      <span className="font-medium">{t('amount', { count: credits })}</span>
      <span className="font-bold text-primary-ink">
        <Price cents={price_cents} currency={currency} />
        {price_cents < full_price_cents && (
          <span className="block text-sm">
            <span className="sr-only">
              {t('bundles.oldPrice', { price: priceText(full_price_cents, currency, locale) })}
            </span>
            <span aria-hidden="true">
              <Price cents={full_price_cents} currency={currency} isOld />
            </span>
          </span>
        )}
      </span>
      <span className="mt-1 text-muted text-sm">
        {t('perCredit', { price: priceText(price_per_credit_cents, currency, locale) })}
      </span>
      <span className="mt-1 text-muted text-sm">{enough}</span>
      {popular && <span className="mt-1 font-medium text-primary-ink text-sm">{t('bundles.popular')}</span>}
    </button>
  )
}
