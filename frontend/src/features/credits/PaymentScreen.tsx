import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { useParam } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { priceText } from '#frontend/ui/Price.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useBundleOffer } from './bundle-offer.ts'
import { LoadFailed } from './parts/LoadFailed.tsx'
import { OrderForm } from './parts/OrderForm.tsx'
import { PurchaseNotes } from './parts/PurchaseNotes.tsx'

/** Order of one bundle: method, total, consent, button. */
export default function PaymentScreen() {
  const t = useTranslations('credits')
  const locale = useRegionalLocale()
  const id = useParam('id')
  const method = useParam('paymentmethod')
  const member = useMember()
  const { offer, bundle, code, error, refetch } = useBundleOffer(id)
  useTitle(bundle ? t('payment.title', { count: bundle.credits }) : t('title'))
  // an unknown bundle: repeat-order is a page of its own and never a bundle's id (TRAP-28)
  if (offer && !bundle) throw new Refused('not_found', '', 404, {})
  return (
    <main id="content">
      <Container>
        {bundle ? (
          <>
            <PageHeading
              title={t('payment.title', { count: bundle.credits })}
              lead={t('payment.lead', { price: priceText(bundle.price_cents, bundle.currency, locale) })}
              aside={
                <TextLink to={pathTo('credits')} className="inline-flex min-h-11 items-center">
                  {t('payment.other')}
                </TextLink>
              }
            />
            <OrderForm key={id} offer={offer!} bundle={bundle} code={code} wantedMethod={method} onEnd={refetch} />
          </>
        ) : error ? (
          <div className="py-10">
            <LoadFailed error={error} onRetry={refetch} />
          </div>
        ) : (
          <PaymentSkeleton />
        )}
        {bundle && member && !member.paid_user && (
          <div className="mt-8 grid gap-6 lg:grid-cols-[3fr_2fr]">
            <PurchaseNotes
              title={t('payment.premiumTitle')}
              lead={t('payment.premiumText')}
              notes={['credits', 'receipt', 'once', 'withdrawal']}
            />
          </div>
        )}
      </Container>
    </main>
  )
}

function PaymentSkeleton() {
  return (
    <div aria-hidden="true" className="py-8">
      <Skeleton className="h-9 w-48" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[3fr_2fr]">
        <Skeleton className="h-96 rounded-card!" />
        <Skeleton className="h-80 rounded-card!" />
      </div>
    </div>
  )
}
