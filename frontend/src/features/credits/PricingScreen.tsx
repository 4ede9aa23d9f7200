import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { desk } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { DiscountNote } from './parts/DiscountNote.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { PriceTable } from './parts/PriceTable.tsx'
import { TaxNote } from './parts/TaxNote.tsx'
import { UsePrices } from './parts/UsePrices.tsx'

/** All prices in credits and in money (TRAP-21). */
export default function PricingScreen() {
  const t = useTranslations('credits')
  const session = useSession()
  const { refund_days: days, fictional_chat } = useSettings()
  const { data: offer, error, refetch } = useOffer()
  useTitle(t('pricing.title'))
  return (
    <main id="content">
      <Container>
        <PageHeading title={t('pricing.title')} lead={t('pricing.lead')} />
        {offer && <DiscountNote offer={offer} onEnd={refetch} className="mb-6" />}
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card>
            <h2 className="mb-3 text-lg">{t('pricing.bundles')}</h2>
            {offer ? (
              <PriceTable bundles={offer.bundles} />
            ) : error ? (
              <LoadFailed error={error} onRetry={refetch} />
            ) : (
              <Skeleton className="h-60" />
            )}
            <TaxNote />
            {session.state === 'member' && (
              <LinkButton to={pathTo('credits')} tone="primary" className="mt-5">
                {t('pricing.buy')}
              </LinkButton>
            )}
            {session.state === 'visitor' && (
              <LinkButton to={pathTo('signup')} tone="primary" className="mt-5">
                {t('pricing.start')}
              </LinkButton>
            )}
          </Card>
          <Card>
            <h2 className="mb-3 text-lg">{t('pricing.use')}</h2>
            <UsePrices />
          </Card>
          <Card>
            <h2 className="mb-2 text-lg">{t('pricing.premiumTitle')}</h2>
            <p>{t('pricing.premiumText')}</p>
            <p className="mt-3">
              <TextLink to={pathTo('premium')}>{t('pricing.aboutPremium')}</TextLink>
            </p>
          </Card>
          <Card>
            <h2 className="mb-2 text-lg">{t('pricing.fairTitle')}</h2>
            <p>{t('pricing.fairText', { days })}</p>
            {fictional_chat === 'desk' && (
              <p className="mt-3">{t('pricing.unanswered', { hours: desk.answerHours })}</p>
            )}
            {hasPage('pages-return-policy') && (
              <p className="mt-3">
                <TextLink to={pathTo('pages-return-policy')}>{t('payment.returnPolicy')}</TextLink>
              </p>
            )}
          </Card>
        </div>
      </Container>
    </main>
  )
}
