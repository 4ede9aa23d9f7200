import { lazy, Suspense, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { landedPayment } from '#frontend/domain/credits/landed.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ChatList } from './parts/ChatList.tsx'
import { ChatPanes } from './parts/ChatPanes.tsx'
import { Conversation } from './parts/Conversation.tsx'
import { ConversationFailed } from './parts/ConversationFailed.tsx'
import { ConversationSkeleton } from './parts/ConversationSkeleton.tsx'
import { type Address, isGone, useKnownPartner, useThread } from './queries.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'

// lazy, as only visitors see it
const LoginRequired = lazy(() =>
  importGuarded(async () => ({ default: (await import('./parts/LoginRequired.tsx')).LoginRequired })),
)

// lazy, as it is needed only if a payment led back to a conversation that no longer exists
const LandedNote = lazy(() => importGuarded(() => import('./parts/LandedNote.tsx')))

/**
 * Conversation by its own id (ROUTE-22) or by the other member's id (ROUTE-16). Visitors see a note
 * that conversations are for members (CHAT-17).
 */
export default function ConversationScreen() {
  const { name, params } = usePage()
  const session = useSession()
  const id = params.id ?? ''
  if (session.state === 'visitor')
    return (
      <Suspense>
        <LoginRequired memberId={id} />
      </Suspense>
    )
  const address = name === 'members-id-chat' ? { member: id } : { conversation: id }
  if (session.state !== 'member')
    return (
      <ChatPanes
        focus="open"
        className="min-h-0 flex-1"
        list={null}
        open={<ConversationSkeleton address={address} />}
      />
    )
  return <OpenConversation address={address} memberId={session.user.id} />
}

function OpenConversation({ address, memberId }: { address: Address; memberId: string }) {
  const t = useTranslations('chats')
  const { data: thread, error, refetch, isFetchedAfterMount } = useThread(address)
  const partner = useKnownPartner(address) ?? thread?.partner
  const isByMember = 'member' in address
  const { href } = usePage()
  const landed = useStore(landedPayment, (payment) => (payment?.path === href ? payment : null))
  useKeyboardInset()
  useTitle(partner?.name ?? t('title'))

  // After its first message, a conversation that was opened by the other member's id moves to a URL
  // with its own id.
  const onDelivered = useCallback(
    (conversation: string) => {
      if (isByMember) navigate(pathTo('chats-id', { id: conversation }), { isReplacing: true, isScrollKept: true })
    },
    [isByMember],
  )

  return (
    <ChatPanes
      focus="open"
      className="min-h-0 flex-1"
      list={
        <ChatList
          isBeside
          heading={<h2 className="px-5 pt-6 pb-3 text-xl">{t('title')}</h2>}
          current={thread?.conversation ?? ('conversation' in address ? address.conversation : undefined)}
        />
      }
      open={
        error && (isGone(error) || !thread) ? (
          <>
            {landed && (
              <Suspense>
                <LandedNote landed={landed} />
              </Suspense>
            )}
            <ConversationFailed error={error} onRetry={() => void refetch()} />
          </>
        ) : thread ? (
          <Conversation
            key={thread.conversation}
            address={address}
            thread={thread}
            memberId={memberId}
            onDelivered={onDelivered}
            isFresh={isFetchedAfterMount}
          />
        ) : (
          <ConversationSkeleton address={address} />
        )
      }
    />
  )
}
