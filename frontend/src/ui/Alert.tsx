import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './IconButton.tsx'

/** Colours and icon of each tone; shared with Banner. */
export const alertTones = {
  info: { className: 'bg-secondary-tint text-on-secondary-tint', Icon: Info },
  success: { className: 'bg-success-tint text-on-success-tint', Icon: CircleCheck },
  warning: { className: 'bg-warning-tint text-on-warning-tint', Icon: TriangleAlert },
  danger: { className: 'bg-danger-tint text-on-danger-tint', Icon: CircleAlert },
} as const

type AlertProps = {
  tone?: keyof typeof alertTones
  title?: string
  children: ReactNode
  action?: ReactNode
  /** Adds a close button; store the dismissal in lib/storage-flags.ts. */
  onDismiss?: () => void
  /** Announced by screen readers when it appears, as the result of an action. */
  isLive?: boolean
  className?: string
}

/** Inline message on the page; stays until it no longer applies or is dismissed. */
export function Alert({ tone = 'info', title, children, action, onDismiss, isLive = false, className }: AlertProps) {
  const t = useTranslations('ui')
  const { className: look, Icon } = alertTones[tone]
  return (
    <div
      role={isLive ? 'alert' : undefined}
      className={clsx('flex items-start gap-3 rounded-card px-4 py-3', look, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={t('dismiss')}
          icon={<X aria-hidden="true" />}
          onClick={onDismiss}
          className="-my-2 -mr-2 text-current! hover:bg-black/10"
        />
      )}
    </div>
  )
}
