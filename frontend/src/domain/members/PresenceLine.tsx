import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { Presence } from '#shared/rules/presence.ts'

type PresenceLineProps = { presence: Presence | null | undefined; className?: string }

/** Presence of a member in words (LIVE-11); renders nothing if the presence is unknown. */
export function PresenceLine({ presence, className }: PresenceLineProps) {
  const t = useTranslations('members.presence')
  if (!presence) return null
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-1.5', className)}>
      {presence === 'online' && <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-success" />}
      <span className="truncate">{t(presence)}</span>
    </span>
  )
}
