import { useTranslations } from 'use-intl'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/**
 * Alert that mails are off (HOME-22), dismissible (HOME-23); reason and remedy are in the settings.
 */
export default function DisabledAlert() {
  const t = useTranslations('app.notificationsAlert')
  return (
    <Banner
      tone="warning"
      title={t('title')}
      onDismiss={() => setFlag('hide-disabled-notifications-alert', new Date())}
      action={
        <LinkButton to={`${pathTo('notifications')}#notifications`} size="sm">
          {t('action')}
        </LinkButton>
      }
    >
      {t('text')}
    </Banner>
  )
}
