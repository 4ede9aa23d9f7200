import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Bundle, Offer } from '#frontend/domain/credits/offer.ts'
import { OrderButton } from './OrderButton.tsx'
import { OrderTotal } from './OrderTotal.tsx'

type OrderBarProps = {
  offer: Offer
  /** Undefined until one is chosen; then there is no total. */
  bundle: Bundle | undefined
  /** Label of the button. */
  label: string
  isPending: boolean
  problem: ReactNode
  /** Whether the bar is in the sheet over a conversation. */
  isInSheet?: boolean
  className?: string
  /** What belongs directly above the total, such as a consent. */
  children?: ReactNode
}

/**
 * Below a form: total and button stay in view while the form scrolls, unless the viewport is low or
 * the text large, where they would cover the form.
 */
const barClass = 'sticky [@media(height<40rem)]:static z-20 border-line border-t bg-surface py-3'
const pageBarClass = 'bottom-[calc(var(--bar-bottom)+var(--safe-bottom))] max-lg:-mx-[15px] max-lg:px-[15px] lg:static'
// covers the padding at the foot of the sheet, where the form would show below the bar
const sheetBarClass = '-bottom-5 -mx-5 -mb-5 px-5 pb-5'

/** Total and button of an order, which a phone shows without scrolling (PAY-13, TRAP-20). */
export function OrderBar({
  offer,
  bundle,
  label,
  isPending,
  problem,
  isInSheet = false,
  className,
  children,
}: OrderBarProps) {
  return (
    <div className={clsx(barClass, isInSheet ? sheetBarClass : pageBarClass, className)}>
      <div className="mb-3 empty:hidden">{problem}</div>
      {children}
      {bundle && <OrderTotal offer={offer} bundle={bundle} />}
      <OrderButton isPending={isPending} className="mt-2">
        {label}
      </OrderButton>
    </div>
  )
}
