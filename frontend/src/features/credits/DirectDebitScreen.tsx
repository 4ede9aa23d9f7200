import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useSearch } from '#frontend/lib/router.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'
import { useBundleOffer } from './bundle-offer.ts'
import { DebitForm } from './parts/DebitForm.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { Methods } from './parts/Methods.tsx'

/** Direct debit (ROUTE-32) of the bundle in the URL, or of one chosen here. */
export default function DirectDebitScreen() {
  const t = useTranslations('credits.directDebit')
  const { bundle: asked = '' } = useSearch()
  const [chosen, setChosen] = useState(asked)
  const { offer, bundle, error, refetch } = useBundleOffer(chosen)
  useTitle(t('title'))
  const isOffered = offer?.methods.some((method) => paymentMethodFacts[method].isDirectDebit)
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} {...(isOffered && { lead: t('lead') })} />
        {offer ? (
          isOffered ? (
            <DebitForm offer={offer} bundle={bundle} onBundle={setChosen} />
          ) : (
            <Closed methods={offer.methods} />
          )
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-96 max-w-[640px] rounded-card!" />
        )}
      </Container>
    </main>
  )
}

/** Page in a country without direct debit: its payment methods instead of the form (TRAP-64). */
function Closed({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = useTranslations('credits.directDebit')
  return (
    <div className="flex max-w-[640px] flex-col gap-6">
      <Alert title={t('closed')}>{t('why')}</Alert>
      <Methods methods={methods} />
      <LinkButton to={pathTo('credits')} tone="primary" className="self-start max-sm:w-full">
        {t('action')}
      </LinkButton>
    </div>
  )
}
