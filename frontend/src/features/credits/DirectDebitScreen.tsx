import { useTranslations } from 'use-intl'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { Methods } from './parts/Methods.tsx'

/**
 * Direct debit (ROUTE-32). No country offers it, as mandates are not supported: the
 * page says so, asks for no bank data (TRAP-64) and links to the available methods.
 */
export default function DirectDebitScreen() {
  const t = useTranslations('credits.directDebit')
  const { data: offer, error, refetch } = useOffer()
  useTitle(t('title'))
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('title')} />
        <div className="flex max-w-[640px] flex-col gap-6">
          <Alert title={t('closed')}>{t('why')}</Alert>
          {offer ? (
            <Methods methods={offer.methods} />
          ) : error ? (
            <LoadFailed error={error} onRetry={refetch} />
          ) : (
            <Skeleton className="h-56 rounded-card!" />
          )}
          <LinkButton to={pathTo('credits')} tone="primary" className="self-start max-sm:w-full">
            {t('action')}
          </LinkButton>
        </div>
      </Container>
    </main>
  )
}
