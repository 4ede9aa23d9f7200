import { useTranslations } from 'use-intl'
import { Late } from '#frontend/domain/site/Late.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MorePages } from '#frontend/ui/MorePages.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { usePayments } from '../queries.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { PaymentList } from './PaymentList.tsx'
import { ReturnedList } from './ReturnedList.tsx'
import { SpendingCard } from './SpendingCard.tsx'
import { StoredCards } from './StoredCards.tsx'

/** All payments of the member (PAY-15). */
export function PaymentsPage() {
  const t = useTranslations('credits')
  const list = usePayments()
  const { data, error, refetch, hasNextPage } = list
  const payments = data?.pages.flatMap((page) => page.payments)
  return (
    <>
      <PageHeading title={t('list.title')} lead={t('list.lead')} />
      <div className="mb-8 flex flex-col gap-5">
        <SpendingCard />
        <StoredCards />
      </div>
      {!payments && !error && (
        <>
          <Late className="mb-4" />
          <Skeleton className="h-80 rounded-card!" />
        </>
      )}
      {!payments && error && <LoadFailed error={error} onRetry={refetch} />}
      {payments?.length === 0 && (
        <EmptyState
          drawing="till"
          title={t('list.empty')}
          action={
            <LinkButton to={pathTo('credits')} tone="primary">
              {t('list.emptyAction')}
            </LinkButton>
          }
        >
          {t('list.emptyText')}
        </EmptyState>
      )}
      {payments && payments.length > 0 && <PaymentList payments={payments} />}
      <MorePages label={t('list.more')} list={list} />
      {payments && !hasNextPage && <ReturnedList />}
    </>
  )
}
