import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { DisabledNote } from './parts/DisabledNote.tsx'
import { PushSwitch } from './parts/PushSwitch.tsx'
import { TypeSwitches } from './parts/TypeSwitches.tsx'
import { usePreferences } from './queries.ts'

/** Notification switches, why mails are off, and push on this device (NOTIF-02, NOTIF-10). */
export default function NotificationsSection() {
  const t = useTranslations('notifications')
  const retry = useTranslations('credits')
  const errorText = useErrorText()
  const { data, error, refetch } = usePreferences()
  return (
    <Section id="notifications" title={t('title')} lead={t('lead')}>
      {data ? (
        <>
          <DisabledNote reasons={data.disabled} />
          <TypeSwitches types={data.types} />
        </>
      ) : error ? (
        <Alert
          tone="danger"
          action={
            <Button size="sm" onClick={() => refetch()}>
              {retry('retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      ) : (
        ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => <Skeleton key={name} className="h-12" />)
      )}
      <PushSwitch />
    </Section>
  )
}
