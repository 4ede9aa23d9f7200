import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { navigate } from '#frontend/lib/router.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Payment } from '#shared/model/money.ts'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Time after which the provider's page counts as not loaded, for example because the member stopped
 * the loading.
 */
const stuckMs = 15_000

/**
 * Leaves an order for the provider's page, or for the page of the payment. `reset` is called if the
 * browser restores this page from the back/forward cache when the member returns from the provider.
 * If the provider's page does not load, the page of the payment opens, which links to it again.
 */
export function useLeave(reset: () => void) {
  const t = useTranslations('credits.payment')
  // payment whose page at the provider is loading
  const [leaving, setLeaving] = useState<string | null>(null)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setLeaving(null)
      reset()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => {
      setLeaving(null)
      navigate(pathTo('transactions', { id: leaving }))
    }, stuckMs)
    return () => clearTimeout(timer)
  }, [leaving])
  const leave = (payment: Payment, shownCents: number) => {
    if (payment.price_cents !== shownCents) showToast(t('priceChanged'))
    else if (payment.checkout_url) {
      setLeaving(payment.id)
      return window.location.assign(payment.checkout_url)
    }
    navigate(pathTo('transactions', { id: payment.id }))
  }
  return { leave, isLeaving: leaving !== null }
}
