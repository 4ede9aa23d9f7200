import type { ReactNode } from 'react'
import { settingsQuery, userQuery } from '#frontend/domain/account/session.ts'
import { queryKeys } from '#frontend/domain/query-keys.ts'
import { Conversation } from '#frontend/features/chats/parts/Conversation.tsx'
import { useThread } from '#frontend/features/chats/queries.ts'
import type { Thread } from '#frontend/features/chats/thread.ts'
import { usePhotoCancelling } from '#frontend/features/chats/use-photo-cancelling.ts'
import type { Settings } from '#shared/contract/site.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import { drawInDutch, newClient } from './screen.tsx'
import { shownConversation as conversation, shownSettings, shownUser } from './shown.ts'

/** The part of `MemberLife` that cancels photos. `MemberLife` is mounted on every page. */
export function PhotoCancelling() {
  usePhotoCancelling()
  return null
}

/** The conversation of `shownThread`, from the query cache, and refetched as on its screen. */
export function OpenConversation({ onDelivered = () => {} }: { onDelivered?: (conversation: string) => void }) {
  const { data, isFetchedAfterMount } = useThread({ conversation })
  return (
    data && (
      <Conversation
        address={{ conversation }}
        thread={data}
        memberId={shownUser().id}
        onDelivered={onDelivered}
        isFresh={isFetchedAfterMount}
      />
    )
  )
}

type Told = { settings?: Partial<Settings>; user?: Partial<CurrentUser>; content?: ReactNode }

/**
 * Renders an open conversation for an active member with the balance stated in the thread, or other
 * `content` with the conversation in the query cache.
 */
export function drawConversation(thread: Thread, { settings, user, content = <OpenConversation /> }: Told = {}) {
  const client = newClient()
  client.setQueryData(settingsQuery.queryKey, shownSettings(settings))
  client.setQueryData(userQuery.queryKey, shownUser({ status: 'active', credits: thread.credits, ...user }))
  client.setQueryData(queryKeys.chat(thread.conversation), thread)
  return { client, ...drawInDutch(content, client) }
}
