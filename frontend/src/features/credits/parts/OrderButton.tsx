import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '#frontend/ui/Button.tsx'

type OrderButtonProps = { isPending: boolean; className?: string; children: ReactNode }

/** Submit button of an order. With large text, its label may break within a word (UI-15). */
export function OrderButton({ isPending, className, children }: OrderButtonProps) {
  return (
    <Button
      type="submit"
      tone="primary"
      size="lg"
      isWide
      isPending={isPending}
      className={clsx('wrap-anywhere px-4! hyphens-auto', className)}
    >
      {children}
    </Button>
  )
}
