import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { type Offer, useOffer } from '#frontend/domain/credits/offer.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { navigate } from '#frontend/lib/router.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { canPay, paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { useUsableCards } from './card-queries.ts'
import { methodChoices, termsFor } from './method-choices.ts'
import { Balance } from './parts/Balance.tsx'
import { CardRepeat } from './parts/CardRepeat.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { RepeatOrder } from './parts/RepeatOrder.tsx'
import { useLastPurchase, usePayments } from './queries.ts'

/**
 * Repeat of the last order (ROUTE-31, PAY-11). Redirects to the bundles if the country offers no
 * repeat order (OPEN-52).
 */
export default function RepeatOrderScreen() {
  const t = useTranslations('credits.repeat')
  const offer = useOffer()
  const payments = usePayments()
  const last = useLastPurchase()
  const isStillSold = offer.data?.bundles.some(({ id }) => id === last?.bundle)
  const { repeat_order } = useSettings()
  useTitle(t('title'))
  useEffect(() => {
    if (!repeat_order) navigate(pathTo('credits'), { isReplacing: true })
  }, [repeat_order])
  const hasFailed = { offer: offer.error && !offer.data, payments: payments.error && last === undefined }
  const failed = hasFailed.offer ? offer : hasFailed.payments ? payments : null
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} lead={t('lead')} aside={<Balance />} />
        {failed?.error ? (
          <LoadFailed error={failed.error} onRetry={failed.refetch} />
        ) : last === undefined || !offer.data || !repeat_order ? (
          <Skeleton className="h-28 max-w-[640px] rounded-card!" />
        ) : last && isStillSold ? (
          <Card className="max-w-[560px]">
            <Repeat last={last} offer={offer.data} />
            <p className="mt-2 text-center">
              <TextLink to={pathTo('credits')} className="inline-flex min-h-11 items-center">
                {t('other')}
              </TextLink>
            </p>
          </Card>
        ) : (
          <EmptyState
            drawing="till"
            title={last ? t('gone') : t('none')}
            action={
              <LinkButton to={pathTo('credits')} tone="primary">
                {t('noneAction')}
              </LinkButton>
            }
          >
            {last ? t('goneText') : t('noneText')}
          </EmptyState>
        )}
      </Container>
    </main>
  )
}

/** Order by a stored card if the last order was paid by card, else a link to the order page. */
function Repeat({ last, offer }: { last: Payment; offer: Offer }) {
  const isByCard = paymentMethodFacts[last.method].isCreditCard
  const cards = useUsableCards()
  const bundle = offer.bundles.find(({ id }) => id === last.bundle)
  if (isByCard && !cards) return <Skeleton className="h-28" />
  const [card] = cards ?? []
  const method =
    bundle &&
    methodChoices(termsFor(offer, bundle).methods, last.method)
      .map((choice) => choice.method)
      .find((one) => paymentMethodFacts[one].isCreditCard && canPay(one, bundle.price_cents, bundle.currency))
  return isByCard && card && bundle && method ? (
    <CardRepeat offer={offer} bundle={bundle} card={card} method={method} />
  ) : (
    <RepeatOrder last={last} offer={offer} isMain />
  )
}
