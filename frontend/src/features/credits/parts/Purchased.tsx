import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { RisingHearts } from '#frontend/ui/RisingHearts.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { isFirstPurchase } from '../first-purchase.ts'
import { useBalanceAfter, usePayments } from '../queries.ts'
import { useLanding } from '../use-landing.ts'
import { PurchaseNotes } from './PurchaseNotes.tsx'
import { WayOn } from './WayBack.tsx'

/**
 * Completed payment: new balance, premium welcome after the
 * first purchase, and the way back to the page the member came from.
 */
export function Purchased({ payment }: { payment: Payment }) {
  const t = useTranslations('credits')
  const member = useMember()
  const balance = useBalanceAfter(payment)
  const { data: payments, isPending } = usePayments()
  const isFirst = isFirstPurchase(payment, payments?.pages[0], serverNow())
  useLanding(payment, { isFirst, isReady: !balance.isPending && !isPending })
  return (
    <>
      <p className="relative flex items-center gap-2">
        {isFirst && <RisingHearts className="right-0 bottom-full" />}
        {t('transaction.newBalance')}
        {member && !balance.isPending ? (
          <span className="tabular font-bold text-lg">{t('amount', { count: member.credits })}</span>
        ) : (
          <Skeleton className="h-7 w-24" />
        )}
      </p>
      {isFirst && (
        <PurchaseNotes
          title={t('transaction.premiumTitle')}
          lead={t('transaction.premiumText')}
          notes={['photos', 'chats', 'receipt', 'once']}
        />
      )}
      <WayOn payment={payment} />
    </>
  )
}
