import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsPhone } from '#frontend/lib/use-media.ts'
import { Alert, alertTones } from './Alert.tsx'
import { IconButton } from './IconButton.tsx'

type BannerProps = Omit<ComponentProps<typeof Alert>, 'title' | 'isLive' | 'className'> & { title: string }

/** Alert above a page, with its own landmark. On phones one line that expands (UI-16). */
export function Banner({ title, tone = 'info', action, onDismiss, children }: BannerProps) {
  const t = useTranslations('ui')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { className: look, Icon } = alertTones[tone]
  if (!useIsPhone())
    return (
      <aside aria-label={title}>
        <Alert tone={tone} title={title} action={action} {...(onDismiss && { onDismiss })}>
          {children}
        </Alert>
      </aside>
    )
  return (
    <aside aria-label={title} className={clsx('rounded-card px-4', look)}>
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-1 py-1 text-left font-medium text-sm leading-snug"
        >
          {title}
          <ChevronDown aria-hidden="true" className={clsx('size-4 shrink-0 transition', isOpen && 'rotate-180')} />
        </button>
        {onDismiss && (
          <IconButton
            label={t('dismiss')}
            icon={<X aria-hidden="true" />}
            onClick={onDismiss}
            className="-mr-3 text-current! hover:bg-black/10"
          />
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pb-3">
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </aside>
  )
}
