import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { cardName, type StoredCard } from '../card-queries.ts'
import { termsFor } from '../method-choices.ts'
import { useOrder } from '../queries.ts'
import { useLeave } from '../use-leave.ts'
import { MethodMark } from './MethodMark.tsx'
import { OrderProblem } from './OrderProblem.tsx'
import { OrderTotal } from './OrderTotal.tsx'

type CardRepeatProps = { offer: Offer; bundle: Bundle; card: StoredCard; method: PaymentMethod }

/**
 * Repeats the last order by a stored card, with one press (PAY-56): total and legal texts as on the
 * order page (TRAP-20). Pressing the button gives the consent shown above it.
 */
export function CardRepeat({ offer, bundle, card, method }: CardRepeatProps) {
  const t = useTranslations('credits')
  const tCards = useTranslations('buying.cards')
  const { refund_days: days } = useSettings()
  const order = useOrder(null)
  const { leave, isLeaving } = useLeave(order.reset)
  const { price_cents } = bundle
  const submit = (event: FormEvent) => {
    event.preventDefault()
    order.mutate(
      {
        bundle: bundle.id,
        method,
        code: termsFor(offer, bundle).discount?.code,
        card: card.id,
        shown_cents: price_cents,
      },
      { onSuccess: (payment) => payment.status !== 'failed' && leave(payment, price_cents) },
    )
  }
  return (
    <form onSubmit={submit}>
      <div className="flex items-center gap-4">
        <MethodMark method="creditcard" />
        <p className="min-w-0">
          <span className="tabular block font-bold text-lg">{t('amount', { count: bundle.credits })}</span>
          <span className="text-muted text-sm">{tCards('pay', { card: cardName(card) })}</span>
        </p>
      </div>
      <p className="mt-4 text-sm">
        {tCards('agree')} {t('payment.consent', { days })}
      </p>
      <p className="mt-2 text-muted text-sm">{tCards('once')}</p>
      <div className="mt-4 empty:hidden">
        <OrderProblem error={order.error} payment={order.data} wasTyped={false} methods={offer.methods} />
      </div>
      <OrderTotal offer={offer} bundle={bundle} className="mt-4 border-line border-t pt-4" />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        isWide
        isPending={order.isPending || isLeaving}
        className="mt-2 px-4!"
      >
        {t('payment.submit')}
      </Button>
      <p className="mt-3">
        <TextLink to={pathTo('credits-id-paymentmethod', { id: bundle.id })}>{tCards('otherWay')}</TextLink>
      </p>
    </form>
  )
}
