import { useTranslations } from 'use-intl'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { Link } from '#frontend/ui/Link.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { Payment } from '#shared/model/money.ts'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { canPay, isSameChoice } from '#shared/rules/payment-methods.ts'
import { methodChoices } from '../method-choices.ts'
import { MethodMarks } from './MethodMark.tsx'

/** Order page of a payment's bundle, with this method selected. */
export const payingBy = (payment: Payment, paymentmethod?: PaymentMethod) =>
  pathTo('credits-id-paymentmethod', { id: payment.bundle, paymentmethod })

/**
 * Links to the order page for the other methods of the country, after a failed payment (PAY-21).
 */
export function OtherMethods({ payment }: { payment: Payment }) {
  const t = useTranslations('credits')
  const tMethod = useTranslations('buying.method')
  const { data: offer, error } = useOffer()
  const bundle = offer?.bundles.find(({ id }) => id === payment.bundle)
  if (!offer && !error) return <Skeleton className="h-48 w-full" />
  if (!offer || !bundle) return <LinkButton to={payingBy(payment)}>{t('transaction.otherMethod')}</LinkButton>
  const choices = methodChoices(offer.methods, '').filter(
    ({ method }) => !isSameChoice(method, payment.method) && canPay(method, bundle.price_cents, bundle.currency),
  )
  if (choices.length === 0) return null
  return (
    <nav aria-labelledby="other-methods" className="w-full text-left">
      <h2 id="other-methods" className="mb-2 font-medium text-base">
        {t('transaction.again')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
        {choices.map(({ method, marks }) => (
          <li key={method}>
            <Link
              to={payingBy(payment, method)}
              className="flex min-h-11 items-center gap-2.5 px-3 py-1.5 outline-offset-[-3px] transition-colors hover:bg-sunken"
            >
              <MethodMarks methods={marks} />
              <span className="min-w-0">{marks.length > 1 ? tMethod('card') : t(`method.names.${method}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
