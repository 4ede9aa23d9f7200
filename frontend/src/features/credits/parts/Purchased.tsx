import { Crown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { forgetReturnPath, readReturnPath } from '#frontend/domain/account/return-path.ts'
import { useMember } from '#frontend/domain/account/session.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { isFirstPurchase } from '../first-purchase.ts'
import { useBalanceAfter, usePayments } from '../queries.ts'

/**
 * Completed payment: new balance, premium welcome after the
 * first purchase, and a link to the page the member came from.
 */
export function Purchased({ payment }: { payment: Payment }) {
  const t = useTranslations('credits')
  const member = useMember()
  const balance = useBalanceAfter(payment)
  const { data: payments } = usePayments()
  const isFirst = payments && isFirstPurchase(payment, payments.pages[0], serverNow())
  return (
    <>
      <p className="flex items-center gap-2">
        {t('transaction.newBalance')}
        {member && !balance.isPending ? (
          <span className="tabular font-bold text-lg">{t('amount', { count: member.credits })}</span>
        ) : (
          <Skeleton className="h-7 w-24" />
        )}
      </p>
      {isFirst && (
        <div className="flex w-full items-start gap-4 rounded-card bg-primary-tint p-4 text-left text-on-primary-tint">
          <Crown aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <div>
            <h2 className="font-bold">{t('transaction.premiumTitle')}</h2>
            <p>{t('transaction.premiumText')}</p>
          </div>
        </div>
      )}
      <WayBack />
    </>
  )
}

function WayBack() {
  const t = useTranslations('credits.transaction')
  const back = readReturnPath()
  if (!back)
    return (
      <LinkButton to={pathTo('members')} tone="primary" size="lg">
        {t('toMembers')}
      </LinkButton>
    )
  const isChat = back.name === 'chats-id' || back.name === 'members-id-chat'
  return (
    <LinkButton to={back.path} tone="primary" size="lg" onClick={forgetReturnPath}>
      {isChat ? t('backToChat') : back.name === 'members-id' ? t('backToProfile') : t('back')}
    </LinkButton>
  )
}
