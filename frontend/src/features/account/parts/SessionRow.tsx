import { MonitorSmartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { serverNow } from '#frontend/lib/server-clock.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { dayText } from '#frontend/ui/Time.tsx'
import type { SignedIn } from '../credentials-queries.ts'

/** One session. Its last use is stored with day precision. */
export function SessionRow({
  session: { device, current, last_used_at },
  isEnding,
  onEnd,
}: {
  session: SignedIn
  isEnding: boolean
  onEnd: () => void
}) {
  const t = useTranslations('account.settings.sessions')
  const locale = useRegionalLocale()
  const name = device || t('unknown')
  const day = dayText(new Date(last_used_at), serverNow(), locale)
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">{current ? t('current') : t('lastUsed', { day })}</p>
      </div>
      {!current && (
        <Button size="sm" isPending={isEnding} onClick={onEnd} aria-label={t('endDevice', { device: name })}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
