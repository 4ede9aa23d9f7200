import { useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { keptChatDays } from '#shared/rules/safety-limits.ts'
import { useKeptChats } from '../kept-queries.ts'
import { KeptFacts } from './KeptFacts.tsx'

/** The member's kept conversations, latest first (MOD-13). */
export function KeptChatList() {
  const t = useTranslations('safety.kept')
  const errorText = useErrorText()
  const { data, error, refetch } = useKeptChats()
  return (
    <>
      <PageHeading title={t('title')} lead={data?.chats.length ? t('lead', { days: String(keptChatDays) }) : null} />
      {!data && !error && <Skeleton className="h-60 rounded-card!" />}
      {!data && error && (
        <EmptyState
          drawing="plug"
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        >
          {errorText(error)}
        </EmptyState>
      )}
      {data?.chats.length === 0 && (
        <EmptyState drawing="drawer" title={t('none.title')}>
          {t('none.text')}
        </EmptyState>
      )}
      <div className="flex flex-col gap-5 pb-8">
        {data?.chats.map((chat) => (
          <Card key={chat.conversation} aria-labelledby={`kept-${chat.conversation}`}>
            <h2 id={`kept-${chat.conversation}`} className="mb-2 text-lg">
              {t('chat', { name: chat.name })}
            </h2>
            <KeptFacts chat={chat} />
            <LinkButton to={pathTo('kept-chats', { id: chat.conversation })} className="mt-4">
              {t('open')}
            </LinkButton>
          </Card>
        ))}
      </div>
    </>
  )
}
