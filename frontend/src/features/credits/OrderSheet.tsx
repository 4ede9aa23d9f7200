import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChatOrder } from '#frontend/domain/credits/order-sheet.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { locationOf, usePage } from '#frontend/lib/router.ts'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { useBundleOffer } from './bundle-offer.ts'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { OrderForm } from './parts/OrderForm.tsx'

/** Sheet for ordering a bundle. It lies over the conversation, which stays mounted (CHAT-34). */
export default function OrderSheet({ order, onClose }: { order: ChatOrder; onClose: () => void }) {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  const { offer, bundle, code, error, refetch } = useBundleOffer(order.bundle)
  const [isOrdering, setOrdering] = useState(false)
  const isOver = usePage().pathname === locationOf(order.path).pathname
  // The sheet closes when another page is opened: by a link, the back button, or the order itself.
  useEffect(() => {
    if (!isOver) onClose()
  }, [isOver, onClose])
  return (
    <Sheet
      title={bundle ? t('payment.title', { count: bundle.credits }) : t('title')}
      isOpen={isOver}
      // if the sheet were closed now, the member would not see the payment and could order twice
      isLocked={isOrdering}
      onClose={onClose}
    >
      {offer && bundle ? (
        <>
          <p className="mb-4 text-muted">
            {t('payment.lead', { price: priceText(bundle.price_cents, bundle.currency, locale) })}
          </p>
          <OrderForm
            offer={offer}
            bundle={bundle}
            code={code}
            wantedMethod=""
            onEnd={refetch}
            chat={{ path: order.path, onBusy: setOrdering }}
          />
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-card!" />
      )}
    </Sheet>
  )
}
