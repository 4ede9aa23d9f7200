import { useTranslations } from 'use-intl'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Tells a member whose mails stopped (HOME-22), until it is put away (HOME-23); why and what to do is on the settings. */
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
