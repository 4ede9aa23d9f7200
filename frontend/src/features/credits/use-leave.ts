import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { navigate } from '#frontend/lib/router.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Leaves an order for the provider's page, or for the page of the payment. `reset` is called if the
 * browser restores this page from the back/forward cache when the member returns from the provider.
 */
export function useLeave(reset: () => void) {
  const t = useTranslations('credits.payment')
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setLeaving(false)
      reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  const leave = (payment: Payment, shownCents: number) => {
    if (payment.price_cents !== shownCents) showToast(t('priceChanged'))
    else if (payment.checkout_url) {
      setLeaving(true)
      return window.location.assign(payment.checkout_url)
    }
    navigate(pathTo('transactions', { id: payment.id }))
  }
  return { leave, isLeaving }
}
