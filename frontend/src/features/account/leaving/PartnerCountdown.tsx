import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import type { Deleted } from './queries.ts'

/**
 * Countdown to a redirect to the partner site, which can be stopped (ACC-51); the account is
 * deleted either way. The URL is the partner's own and contains no personal data (TRAP-45).
 */
export function PartnerCountdown({
  partner: { name, url, countdown_seconds },
}: {
  partner: NonNullable<Deleted['partner']>
}) {
  const t = useTranslations('account.leaving')
  const [seconds, setSeconds] = useState(countdown_seconds)
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return
    if (seconds <= 0) return window.location.assign(url)
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [isStaying, seconds, url])

  if (isStaying)
    return (
      <div className="flex flex-col items-center gap-4">
        <p role="status">{t('partner.stopped')}</p>
        <LinkButton to={pathTo('index')}>{t('deleted.toHome')}</LinkButton>
      </div>
    )
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-5">
      <Tag>{t('partner.label')}</Tag>
      <p className="tabular">{t('partner.text', { seconds, name })}</p>
      <div className="flex flex-col gap-3">
        <Button tone="primary" onClick={() => setStaying(true)}>
          {t('partner.stay')}
        </Button>
        <Button onClick={() => window.location.assign(url)}>{t('partner.goOn', { name })}</Button>
      </div>
    </div>
  )
}
