import { clsx } from 'clsx'
import { ArrowLeftRight, CreditCard, Landmark, Smartphone, Ticket, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PaymentMethod } from '#shared/model/payment.ts'

type Mark = { word: string } | { Icon: typeof CreditCard }

// Own words and icons, as the methods' logos are trademarks.
const marks: Record<PaymentMethod, Mark> = {
  sdd: { Icon: ArrowLeftRight },
  prezelewy24: { word: 'P24' },
  blik: { Icon: Smartphone },
  sct: { Icon: Landmark },
  giropay: { word: 'giro' },
  mastercard: { word: 'MC' },
  visa: { word: 'VISA' },
  creditcard: { Icon: CreditCard },
  nexi: { word: 'nexi' },
  cartebancaire: { word: 'CB' },
  ideal: { word: 'iDEAL' },
  bancontact: { word: 'BC' },
  applepay: { Icon: Smartphone },
  paysafecard: { Icon: Ticket },
  maestro: { word: 'M' },
  paypal: { Icon: Wallet },
  sofort: { word: 'S' },
  eps: { word: 'eps' },
}

/** Icon of a payment method, decorative beside its name. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const mark = marks[method]
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex h-8 w-13 shrink-0 items-center justify-center rounded-small border border-line bg-surface text-ink',
        '[&_svg]:size-5!',
      )}
    >
      {'word' in mark ? <Word>{mark.word}</Word> : <mark.Icon />}
    </span>
  )
}

const Word = ({ children }: { children: ReactNode }) => (
  <span className="font-bold text-[13px] italic tracking-tight">{children}</span>
)
