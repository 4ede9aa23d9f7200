import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Notice at the photo limit (PHOTO-03), and how to raise it. */
export function LimitNote({ limit, isPremium, isLive }: { limit: number; isPremium: boolean; isLive: boolean }) {
  const t = useTranslations('photos')
  const { premium_photos } = useSettings()
  return (
    <Alert
      isLive={isLive}
      action={
        !isPremium && (
          <LinkButton to={pathTo('premium')} size="sm">
            {t('toPremium')}
          </LinkButton>
        )
      }
    >
      <p className="font-medium">{t('limit', { max: String(limit) })}</p>
      {!isPremium && <p>{t('limitPremium', { max: String(premium_photos) })}</p>}
    </Alert>
  )
}
