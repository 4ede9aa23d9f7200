import { Check, Clock, Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'

const signs = {
  wait: { Icon: Clock, look: 'bg-warning-tint text-on-warning-tint' },
  good: { Icon: Check, look: 'bg-success-tint text-on-success-tint' },
  bad: { Icon: X, look: 'bg-danger-tint text-on-danger-tint' },
  back: { Icon: Undo2, look: 'bg-secondary-tint text-on-secondary-tint' },
} as const

type StateHeadProps = {
  sign: keyof typeof signs
  title: string
  text?: string
  hint?: string
  children?: ReactNode
}

/** State of a payment: icon, text, and actions below. */
export function StateHead({ sign, title, text, hint, children }: StateHeadProps) {
  const { Icon, look } = signs[sign]
  return (
    <div className="flex flex-col items-center">
      <span className={`inline-flex size-16 items-center justify-center rounded-full ${look}`}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <h1 className="mt-4 text-xl">{title}</h1>
      {text && <p className="mt-2">{text}</p>}
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      {children && <div className="mt-6 flex w-full flex-col items-center gap-4">{children}</div>}
    </div>
  )
}
