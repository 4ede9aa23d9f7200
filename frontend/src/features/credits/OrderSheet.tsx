import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isConversation } from '#frontend/domain/account/return-path.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { usePage } from '#frontend/lib/router.ts'
import { Sheet } from '#frontend/ui/Dialog.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { useBundleOffer } from './bundle-offer.ts'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { OrderForm } from './parts/OrderForm.tsx'

/** Order of a bundle over a conversation, which stays as it is below (CHAT-34). */
export default function OrderSheet({ bundle: id, onClose }: { bundle: string; onClose: () => void }) {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  const { offer, bundle, code, error, refetch } = useBundleOffer(id)
  const isOver = isConversation(usePage())
  // a link in the sheet was followed, or the order leads to its payment
  useEffect(() => {
    if (!isOver) onClose()
  }, [isOver, onClose])
  return (
    <Sheet
      title={bundle ? t('payment.title', { count: bundle.credits }) : t('title')}
      isOpen={isOver}
      onClose={onClose}
    >
      {offer && bundle ? (
        <>
          <p className="mb-4 text-muted">
            {t('payment.lead', { price: priceText(bundle.price_cents, bundle.currency, locale) })}
          </p>
          <OrderForm offer={offer} bundle={bundle} code={code} wantedMethod="" onEnd={refetch} isInSheet />
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-card!" />
      )}
    </Sheet>
  )
}
