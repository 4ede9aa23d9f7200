import { type ReactNode, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOnline } from '#frontend/domain/members/online.ts'
import { isLive } from '#frontend/domain/notifications/live.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ConfirmDialog } from '#frontend/ui/ConfirmDialog.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import type { Conversation } from '#shared/model/message.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useChats, useOlderChats, useRemoveChat, useRemoveFailure } from '../queries.ts'
import { ChatListSkeleton } from './ChatListSkeleton.tsx'
import { ChatRow } from './ChatRow.tsx'
import { LastOpened } from './LastOpened.tsx'

type ChatListProps = {
  heading: ReactNode
  /** Whether the list is beside an open conversation, which has the primary button. */
  isBeside?: boolean
  /** Open conversation, once known. */
  current?: string | undefined
}

/** All conversations, newest first. */
export function ChatList({ heading, isBeside = false, current }: ChatListProps) {
  const t = useTranslations('chats')
  const errorText = useErrorText()
  const { data: known, error, refetch } = useChats()
  const rows = known?.rows
  // Beside an open conversation, a page with a live connection relies on hints for presence and
  // polls rarely.
  const isWaiting = useStore(isLive) && isBeside
  const online = useOnline(rows?.map(({ partner }) => partner) ?? [], !isWaiting)
  const { onOlder, isPending, isError } = useOlderChats()
  const older = known?.older
  const onMore = useCallback(() => older && onOlder(older), [older, onOlder])
  const removal = useRemoveChat()
  const failure = useRemoveFailure()
  const [asked, setAsked] = useState<Conversation | null>(null)

  const remove = () => {
    if (!asked) return
    removal.mutate(asked)
    if (asked.conversation === current) navigate(pathTo('chats'))
    setAsked(null)
  }

  return (
    <>
      {heading}
      {failure.error && (
        <Alert tone="danger" isLive title={t('removeFailed')} onDismiss={failure.forget} className="mx-4 mb-3">
          {errorText(failure.error)}
        </Alert>
      )}
      {!rows && !error && <ChatListSkeleton />}
      {!rows && error && (
        <EmptyState
          drawing="plug"
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        >
          {errorText(error)}
        </EmptyState>
      )}
      {rows?.length === 0 && (
        <EmptyState
          drawing="cups"
          title={t('empty.title')}
          action={
            <LinkButton to={pathTo('members')} tone={isBeside ? 'quiet' : 'primary'}>
              {t('empty.action')}
            </LinkButton>
          }
        >
          {t('empty.text')}
        </EmptyState>
      )}
      {rows?.length === 0 && !isBeside && <LastOpened />}
      {rows && rows.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col gap-0.5 px-[3px] pb-4 md:px-2">
          {rows.map((row) => (
            <ChatRow
              key={row.conversation}
              row={row}
              isCurrent={row.conversation === current}
              isOnline={online.has(row.profile)}
              onRemove={() => setAsked(row)}
            />
          ))}
        </ul>
      )}
      {older && <MoreOnScroll label={t('more')} isPending={isPending} isFailed={isError} onMore={onMore} />}
      <ConfirmDialog
        title={t('confirm.remove.title')}
        text={t('confirm.remove.text', { name: asked?.partner.name ?? '' })}
        confirm={t('confirm.remove.confirm')}
        isOpen={asked !== null}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
