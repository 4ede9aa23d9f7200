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
import { useKeptChat } from '../kept-queries.ts'
import { isGone } from '../queries.ts'
import { KeptFacts } from './KeptFacts.tsx'
import { KeptMessages } from './KeptMessages.tsx'

const advice = ['pay', 'bank', 'police', 'evidence'] as const

/** Kept conversation with advice, available for `keptChatDays` (MOD-13). */
export function KeptChat({ id }: { id: string }) {
  const t = useTranslations('safety.kept')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useKeptChat(id)
  const chat = data?.pages[0]?.chat
  if (!chat && error) return <KeptFailed error={error} onRetry={() => void refetch()} />
  if (!chat) return <Skeleton className="my-8 h-80 rounded-card!" />
  return (
    <>
      <PageHeading title={t('chat', { name: chat.name })} />
      <div className="flex flex-col gap-5 pb-8">
        <Card>
          <KeptFacts chat={chat} />
        </Card>
        {!chat.reversed && (
          <Card aria-labelledby="kept-advice">
            <h2 id="kept-advice" className="mb-3 text-lg">
              {t('advice.title')}
            </h2>
            <ul className="flex max-w-[65ch] list-disc flex-col gap-2 pl-5">
              {advice.map((key) => (
                <li key={key}>{t(`advice.${key}`)}</li>
              ))}
            </ul>
            <LinkButton to={pathTo('pages-safety')} className="mt-4">
              {t('safety')}
            </LinkButton>
          </Card>
        )}
        <Card aria-labelledby="kept-messages">
          <h2 id="kept-messages" className="mb-3 text-lg">
            {t('messages')}
          </h2>
          {hasNextPage && (
            <Button className="mb-4" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('older')}
            </Button>
          )}
          <KeptMessages name={chat.name} messages={data.pages.toReversed().flatMap(({ messages }) => messages)} />
        </Card>
      </div>
    </>
  )
}

function KeptFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('safety.kept')
  const errorText = useErrorText()
  return isGone(error) ? (
    <EmptyState
      isPage
      drawing="drawer"
      title={t('gone.title')}
      action={<LinkButton to={pathTo('kept-chats')}>{t('gone.action')}</LinkButton>}
    >
      {t('gone.text', { days: String(keptChatDays) })}
    </EmptyState>
  ) : (
    <EmptyState isPage drawing="plug" title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {errorText(error)}
    </EmptyState>
  )
}
