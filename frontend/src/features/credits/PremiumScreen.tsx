import { Crown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession, useSettings } from '#frontend/domain/account/session.ts'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { Benefits } from './parts/Benefits.tsx'
import { BundleCards, BundleCardsSkeleton } from './parts/BundleCards.tsx'
import { DiscountNote } from './parts/DiscountNote.tsx'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { TaxNote } from './parts/TaxNote.tsx'

/** Benefits of premium and how to get it; for premium members, their status. */
export default function PremiumScreen() {
  const t = useTranslations('credits.premium')
  const session = useSession()
  const isPremium = session.state === 'member' && session.user.paid_user
  const title = isPremium ? t('memberTitle') : t('title')
  useTitle(title)
  return (
    <main id="content">
      <Container>
        <PageHeading
          title={
            <span className="flex items-center gap-3">
              <Crown aria-hidden="true" className="size-8 shrink-0 text-primary-ink" />
              {title}
            </span>
          }
          lead={isPremium ? t('memberLead') : t('lead')}
        />
        <Card className="md:p-8!">
          <h2 className="mb-5 text-lg">{t('holds')}</h2>
          <Benefits className="md:grid-cols-2" />
          <Claim />
          {isPremium && (
            <LinkButton to={pathTo('credits')} className="mt-7">
              {t('buy')}
            </LinkButton>
          )}
          {session.state === 'visitor' && (
            <div className="mt-7 flex flex-wrap gap-3">
              <LinkButton to={pathTo('signup')} tone="primary" size="lg">
                {t('signup')}
              </LinkButton>
              <LinkButton to={pathTo('login')} search={{ back: pathTo('premium') }} size="lg">
                {t('login')}
              </LinkButton>
            </div>
          )}
        </Card>
        {session.state === 'member' && !isPremium && <Packages />}
        <p className="mt-6">
          <TextLink to={pathTo('pricing')}>{t('prices')}</TextLink>
        </p>
      </Container>
    </main>
  )
}

/**
 * Claim about premium and the chance of a match, with its source; hidden if the settings have no
 * claim (PAY-07, TRAP-10).
 */
function Claim() {
  const t = useTranslations('credits.premium')
  const { premium_claim: claim } = useSettings()
  if (!claim) return null
  return (
    <p className="mt-6 border-line border-t pt-4">
      {t('claim', { percentage: claim.percentage })}{' '}
      <span className="block text-muted text-sm">{t('claimSource', { source: claim.source })}</span>
    </p>
  )
}

function Packages() {
  const t = useTranslations('credits.premium')
  const { data: offer, error, refetch } = useOffer()
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-xl">{t('packages')}</h2>
      {offer && <DiscountNote offer={offer} onEnd={refetch} className="mb-6" />}
      {offer ? (
        <>
          <BundleCards bundles={offer.bundles} />
          <TaxNote />
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <BundleCardsSkeleton />
      )}
    </section>
  )
}
