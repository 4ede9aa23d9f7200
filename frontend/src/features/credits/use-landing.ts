import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { forgetPaymentReturn, returnPathOf } from '#frontend/domain/credits/payment-return.ts'
import { navigate } from '#frontend/lib/router.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Returns from a completed payment to the conversation over which it was ordered (CHAT-34), with a
 * toast in place of this page, which the toast links to. Waits for the balance, as the conversation
 * would offer bundles again without it.
 */
export function useLanding(payment: Payment, { isReady, isFirst }: { isReady: boolean; isFirst: boolean }): void {
  const t = useTranslations('credits.transaction')
  const memberId = useMember()?.id
  useEffect(() => {
    if (!isReady || !memberId) return
    const back = returnPathOf(memberId, payment.id)
    if (!back?.isLanding) return
    forgetPaymentReturn(memberId, payment.id)
    const text = t('completed', { count: payment.credits })
    showToast(isFirst ? `${text}. ${t('premiumText')}` : text, {
      tone: 'success',
      action: { label: t('title'), onSelect: () => navigate(pathTo('transactions', { id: payment.id })) },
    })
    navigate(back.path, { isReplacing: true })
  }, [isReady, isFirst, memberId, payment, t])
}
