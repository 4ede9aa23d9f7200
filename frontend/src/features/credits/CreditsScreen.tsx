import { Receipt } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { Late } from '#frontend/domain/site/Late.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { Balance } from './parts/Balance.tsx'
import { Benefits } from './parts/Benefits.tsx'
import { BundleCards, BundleCardsSkeleton } from './parts/BundleCards.tsx'
import { DiscountCodeForm } from './parts/DiscountCodeForm.tsx'
import { DiscountNote } from './parts/DiscountNote.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { Methods } from './parts/Methods.tsx'
import { PaymentCountry } from './parts/PaymentCountry.tsx'
import { RepeatOrder } from './parts/RepeatOrder.tsx'
import { TaxNote } from './parts/TaxNote.tsx'
import { useFreshMember, useLastPurchase } from './queries.ts'

/** Bundles with the member's real prices, the balance, and premium's benefits for free members. */
export default function CreditsScreen() {
  const t = useTranslations('credits')
  const settings = useSettings()
  const member = useMember()
  const { data: offer, code, error, refetch } = useOffer()
  const last = useLastPurchase()
  const isRepeatable = settings.repeat_order && offer?.bundles.some(({ id }) => id === last?.bundle)
  useFreshMember()
  useTitle(t('title'))
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} lead={t('lead', { count: settings.message_credits })} aside={<Balance />} />
        {offer && <DiscountNote offer={offer} onEnd={refetch} className="mb-6" />}
        <h2 className="sr-only">{t('bundles.title')}</h2>
        {offer ? (
          <BundleCards bundles={offer.bundles} className="md:pt-3" />
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <>
            <Late className="mb-4" />
            <BundleCardsSkeleton className="md:pt-3" />
          </>
        )}
        <TaxNote />
        {last && offer && isRepeatable && (
          <Card className="mt-8">
            <h2 className="mb-4 text-lg">{t('repeat.title')}</h2>
            <RepeatOrder last={last} offer={offer} />
          </Card>
        )}
        <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
          {member && !member.paid_user && (
            <Card className="lg:row-span-2">
              <h2 className="text-lg">{t('benefits.title')}</h2>
              <p className="mt-1 mb-5 text-muted">{t('benefits.lead')}</p>
              <Benefits className="lg:gap-y-6" />
            </Card>
          )}
          <DiscountCodeForm code={code} hasDiscount={!!offer?.discount} />
          {offer ? (
            <Methods methods={offer.methods}>
              <PaymentCountry offer={offer} />
            </Methods>
          ) : (
            <Skeleton className="h-56 rounded-card!" />
          )}
        </div>
        <div className="mt-8 flex justify-center">
          <LinkButton to={pathTo('transactions')} tone="ghost" icon={<Receipt aria-hidden="true" />}>
            {t('payments')}
          </LinkButton>
        </div>
      </Container>
    </main>
  )
}
