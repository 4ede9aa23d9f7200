import { useRef } from 'react'
import { useMember } from '#frontend/lib/session.ts'
import { type Address, useOlder } from '../queries.ts'
import type { Thread } from '../thread.ts'
import { useDraft } from '../use-kept.ts'
import { useSend } from '../use-send.ts'
import { Closed, type Reason, SendingNotice } from './Closed.tsx'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { Icebreakers } from './Icebreakers.tsx'
import { MessageLog } from './MessageLog.tsx'

type ConversationProps = {
  address: Address
  thread: Thread
  memberId: string
  onDelivered: (conversation: string) => void
}

const reasons: readonly string[] = ['free_conversation_limit', 'email_not_confirmed', 'partner_not_confirmed'] satisfies Reason[]
const isReason = (code: string | undefined): code is Reason => code !== undefined && reasons.includes(code)

/** Everything of one open conversation: who, what was said, and the place to write. */
export function Conversation({ address, thread, memberId, onDelivered }: ConversationProps) {
  const user = useMember()
  const { shown, credits, send, retry, giveUp } = useSend(memberId, thread, user?.credits ?? thread.credits, onDelivered)
  const older = useOlder(address)
  const [draft, setDraft] = useDraft(memberId, thread.conversation)
  const field = useRef<HTMLTextAreaElement>(null)

  const lastRefusal = shown.findLast(({ state }) => state === 'failed')?.refusal
  const refused = isReason(lastRefusal) ? lastRefusal : null
  const isSending = shown.some(({ state }) => state === 'sending')

  return (
    <>
      <ConversationHeader thread={thread} />
      <MessageLog
        thread={thread}
        shown={shown}
        older={older}
        onRetry={retry}
        onGiveUp={giveUp}
        empty={
          thread.closed ? null : (
            <Icebreakers
              name={thread.partner.name}
              onChoose={(text) => {
                setDraft(text)
                field.current?.focus()
              }}
            />
          )
        }
      />
      {thread.closed ? (
        <Closed reason={thread.closed} name={thread.partner.name} />
      ) : (
        <Composer
          fieldRef={field}
          name={thread.partner.name}
          draft={draft}
          credits={credits}
          onChange={setDraft}
          onSend={(text) => {
            send(text)
            setDraft('')
          }}
          notice={
            refused ? (
              <Closed reason={refused} name={thread.partner.name} />
            ) : (
              <SendingNotice credits={credits} isSending={isSending} />
            )
          }
        />
      )}
    </>
  )
}
