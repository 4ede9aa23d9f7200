import { useTranslations } from 'use-intl'
import { setFlag } from '#frontend/lib/storage-flags.ts'
import { Banner } from '#frontend/ui/Banner.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'

/** Link to the push settings (HOME-21); only there, on a click, does the browser prompt. */
export default function PushAlert() {
  const t = useTranslations('app.pushAlert')
  return (
    <Banner
      title={t('title')}
      onDismiss={() => setFlag('hide-push-notification-alert', new Date())}
      action={
        <LinkButton to={`${pathTo('notifications')}#notifications-push`} size="sm">
          {t('action')}
        </LinkButton>
      }
    >
      {t('text')}
    </Banner>
  )
}
