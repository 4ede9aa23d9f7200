import { clsx } from 'clsx'
import { Heart } from 'lucide-react'

const hearts = [
  'size-4 text-primary-ink',
  'size-6 text-primary-ink [animation-delay:160ms]',
  'size-3 text-warning [animation-delay:80ms]',
]

/**
 * Three hearts that rise once and fade, for a first message, photo or purchase. They do not affect
 * the layout, and are hidden with reduced motion.
 */
export const RisingHearts = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    data-moment=""
    className={clsx('pointer-events-none absolute flex items-end gap-1', className)}
  >
    {hearts.map((look) => (
      <Heart key={look} className={clsx('animate-float fill-current', look)} />
    ))}
  </span>
)
