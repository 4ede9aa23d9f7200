import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { useEndSessions, useSessions } from '../credentials-queries.ts'
import { SessionRow } from '../parts/SessionRow.tsx'

/**
 * Sessions of the member, this device first. The others can be ended, one by one or all at once.
 */
export default function SessionsSection() {
  const t = useTranslations('account.settings.sessions')
  const errorText = useErrorText()
  const { data: sessions, error, refetch } = useSessions()
  const ending = useEndSessions()
  const others = sessions?.filter(({ current }) => !current).length ?? 0
  const isEnding = (id: string | undefined) => ending.isPending && ending.variables === id
  return (
    <Section id="sessions" title={t('title')} lead={t('lead')}>
      {sessions && (
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={isEnding(session.id)}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {!sessions && !error && (
        <div className="flex flex-col gap-3" aria-busy="true">
          <Skeleton className="h-6 w-44" />
          <Skeleton className="h-5 w-60" />
        </div>
      )}
      {!sessions && error && (
        <Alert tone="danger" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('failed')}
        </Alert>
      )}
      {ending.error && (
        <Alert tone="danger" isLive>
          {errorText(ending.error)}
        </Alert>
      )}
      {others > 1 && (
        <Button className="sm:self-start" isPending={isEnding(undefined)} onClick={() => ending.mutate(undefined)}>
          {t('endOthers')}
        </Button>
      )}
    </Section>
  )
}
