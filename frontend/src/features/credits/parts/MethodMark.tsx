import { clsx } from 'clsx'
import { ArrowLeftRight, CreditCard, Landmark } from 'lucide-react'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'

const icons = { card: CreditCard, bank: Landmark, debit: ArrowLeftRight }

/**
 * Image URLs by method. Separate files, as inline drawings would be as large as the screen's code.
 */
const pictures: Readonly<Record<string, string>> = import.meta.glob('../marks/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Logos of a choice of payment methods; small if there are several. */
export const MethodMarks = ({ methods }: { methods: readonly PaymentMethod[] }) => (
  <span className="flex gap-1">
    {methods.map((method) => (
      <MethodMark key={method} method={method} isSmall={methods.length > 1} />
    ))}
  </span>
)

/** Logo or icon of a payment method, decorative beside its name. */
export function MethodMark({ method, isSmall = false }: { method: PaymentMethod; isSmall?: boolean }) {
  const { mark } = paymentMethodFacts[method]
  const Icon = mark === 'own' ? null : icons[mark]
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-small border border-line bg-surface text-ink',
        isSmall ? 'h-6 w-9 [&_svg]:size-4!' : 'h-8 w-12 [&_svg]:size-5!',
      )}
    >
      {Icon ? <Icon /> : <img src={pictures[`../marks/${method}.svg`]} alt="" className="size-full object-cover" />}
    </span>
  )
}
