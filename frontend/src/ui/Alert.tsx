import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from './IconButton.tsx'

/** Colours and icon of each tone; Banner shares them. */
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
  /** One thing to do about it. */
  action?: ReactNode
  /** With it a cross appears; remember the dismissal in lib/storage-flags.ts. */
  onDismiss?: () => void
  /** Came up after something was done: read aloud at once. */
  isLive?: boolean
  className?: string
}

/** Something to know, in its place on the page; it stays until it no longer holds or is put away. */
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
