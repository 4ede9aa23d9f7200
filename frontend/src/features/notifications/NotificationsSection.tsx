import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { DisabledNote } from './parts/DisabledNote.tsx'
import { TypeSwitches } from './parts/TypeSwitches.tsx'
import { usePreferences } from './queries.ts'

/**
 * Switches of mail and push for each notification type, and why mails are off (NOTIF-02, NOTIF-10,
 * NOTIF-18). A site without push shows only the switches of mail.
 */
export default function NotificationsSection() {
  const t = useTranslations('notifications')
  const retry = useTranslations('credits')
  const errorText = useErrorText()
  const hasPush = useSettings().push_public_key !== null
  const { data, error, refetch } = usePreferences()
  const noDeviceId = useId()
  const hasNoDevice = hasPush && data?.devices.length === 0
  return (
    <Section id="notifications" title={t('title')} lead={hasPush ? t('lead') : t('leadMail')}>
      {data ? (
        <>
          <DisabledNote reasons={data.disabled} />
          {hasNoDevice && (
            <p className="text-muted text-sm">
              <span id={noDeviceId}>{t('noDevice')}</span>{' '}
              <a href="#notifications-push" className="py-1 font-medium underline underline-offset-4">
                {t('toDevice')}
              </a>
            </p>
          )}
          <TypeSwitches
            preferences={data}
            channels={hasPush ? ['mail', 'push'] : ['mail']}
            noDeviceId={hasNoDevice ? noDeviceId : undefined}
          />
        </>
      ) : error ? (
        <RetryAlert retry={retry('retry')} onRetry={() => void refetch()}>
          {errorText(error)}
        </RetryAlert>
      ) : (
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => <Skeleton key={name} className="h-12" />)
      )}
    </Section>
  )
}
