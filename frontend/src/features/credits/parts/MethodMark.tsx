import { clsx } from 'clsx'
import { ArrowLeftRight, CreditCard, Landmark, Smartphone, Ticket, Wallet } from 'lucide-react'
import type { PaymentMethod } from '#shared/model/payment.ts'
import { paymentMethodFacts } from '#shared/rules/payment-methods.ts'

const icons = {
  card: CreditCard,
  phone: Smartphone,
  bank: Landmark,
  debit: ArrowLeftRight,
  voucher: Ticket,
  wallet: Wallet,
}

/** Marks of one choice: small ones where it has several. */
export const MethodMarks = ({ methods }: { methods: readonly PaymentMethod[] }) => (
  <span className="flex gap-1">
    {methods.map((method) => (
      <MethodMark key={method} method={method} isSmall={methods.length > 1} />
    ))}
  </span>
)

/** Mark of a payment method, decorative beside its name. */
export function MethodMark({ method, isSmall = false }: { method: PaymentMethod; isSmall?: boolean }) {
  const { mark } = paymentMethodFacts[method]
  const Icon = 'icon' in mark ? icons[mark.icon] : null
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-small border border-line bg-surface text-ink',
        isSmall ? 'h-6 w-9 [&_svg]:size-4!' : 'h-8 w-13 [&_svg]:size-5!',
      )}
    >
      {'word' in mark ? (
        <span className={clsx('font-bold italic tracking-tight', isSmall ? 'text-[10px]' : 'text-[13px]')}>
          {mark.word}
        </span>
      ) : (
        Icon && <Icon />
      )}
    </span>
  )
}
