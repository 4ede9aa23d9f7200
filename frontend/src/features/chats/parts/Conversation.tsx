import { clsx } from 'clsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { useSearch } from '#frontend/lib/router.ts'
import { useFileDrop } from '#frontend/lib/use-file-drop.ts'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { type Address, useOlder } from '../queries.ts'
import type { Thread } from '../thread.ts'
import { useDraft } from '../use-kept.ts'
import { useOpeningLine } from '../use-opening-line.ts'
import { useChosenPhotos, useOutgoingPhotos } from '../use-photos.ts'
import { useSend } from '../use-send.ts'
import { useTypingNotice } from '../use-typing.ts'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { FictionalLine } from './FictionalLine.tsx'
import { Icebreakers } from './Icebreakers.tsx'
import { MessageLog } from './MessageLog.tsx'
import { Notice } from './Notice.tsx'

const GiftDialog = lazy(() => importGuarded(async () => ({ default: (await import('./GiftDialog.tsx')).GiftDialog })))

const shownRefusals = [
  'partner_not_confirmed',
  'fictional_chat_off',
  'same_opening_limit',
  'conversation_start_limit',
] as const
const isShownRefusal = (code: ErrorCode | undefined): code is (typeof shownRefusals)[number] =>
  (shownRefusals as readonly (ErrorCode | undefined)[]).includes(code)

type ConversationProps = {
  address: Address
  thread: Thread
  memberId: string
  onDelivered: (conversation: string) => void
}

/** Open conversation: header, messages, composer. */
export function Conversation({ address, thread, memberId, onDelivered }: ConversationProps) {
  const t = useTranslations('chats.photo')
  const user = useMember()
  const { message_credits, photo_credits } = useSettings()
  const sender = useSend(memberId, thread, user?.credits ?? thread.credits, onDelivered)
  const older = useOlder(address)
  const [draft, setDraft] = useDraft(memberId, thread.conversation)
  const noticeTyping = useTypingNotice(thread.partner.id)
  const field = useRef<HTMLTextAreaElement>(null)
  // the gift button of a profile opens the gift dialog here
  const { gift } = useSearch()
  const [giving, setGiving] = useState<'never' | 'open' | 'over'>(
    gift !== undefined && !thread.closed ? 'open' : 'never',
  )
  const { shown } = sender
  const { closed, partner } = thread
  const photos = useOutgoingPhotos(thread, onDelivered)
  const chosen = useChosenPhotos(thread.conversation)
  const drop = useFileDrop((files) => !closed && void chosen.add(files))
  const credits = sender.credits - photos.pending * photo_credits

  useOpeningLine(partner.id, field, draft, setDraft)

  const isSending = shown.some(({ state }) => state === 'sending') || photos.pending > 0
  const wanted = chosen.chosen.length * photo_credits + (draft.trim() === '' ? 0 : message_credits)
  // chosen photos wait here until the credits suffice, whatever is being sent
  const isPoor = chosen.chosen.length > 0 ? credits < wanted : credits < message_credits && !isSending
  // the refusal of the last failed message can be newer than `closed`
  const failed = shown.findLast(({ state }) => state === 'failed')
  const refusal = isShownRefusal(failed?.refusal) ? failed.refusal : null
  const reason = closed ?? refusal ?? (isPoor ? 'insufficient_credits' : null)

  return (
    <div {...drop.area} className="contents">
      <ConversationHeader thread={thread} />
      <MessageLog thread={thread} sender={sender} photos={photos} older={older}>
        {closed ? (
          <Notice reason={closed} name={partner.name} isAlone />
        ) : (
          <Icebreakers
            name={partner.name}
            onChoose={(text) => {
              setDraft(text)
              field.current?.focus()
            }}
          />
        )}
      </MessageLog>
      {(!closed || shown.length > 0) && (
        // at most half of the pane: a long notice scrolls, log and field stay visible (CHAT-31)
        <div
          data-foot
          className={clsx(
            'flex max-h-1/2 shrink-0 flex-col border-line border-t px-3 pt-2 pb-[calc(var(--safe-bottom)+8px)] md:px-4 md:pt-3',
            drop.isHot && !closed ? 'bg-primary-tint' : 'bg-surface',
          )}
        >
          {drop.isHot && !closed && <p className="pb-1 text-center font-medium text-sm">{t('drop')}</p>}
          {reason && (
            <div className="not-last:mb-2 min-h-11 overflow-y-auto">
              <Notice reason={reason} name={partner.name} until={failed?.until} />
            </div>
          )}
          {partner.fictional && <FictionalLine isFirst={!shown[0]} />}
          {!closed && (
            <Composer
              fieldRef={field}
              name={partner.name}
              draft={draft}
              credits={credits}
              photos={chosen}
              onChange={(text) => {
                setDraft(text)
                // a member who may not send writes only a draft
                if (!reason) noticeTyping(text)
              }}
              onSend={(text) => {
                photos.send(chosen.chosen)
                chosen.take()
                if (text !== '') sender.send(text)
                setDraft('')
              }}
              onGift={() => setGiving('open')}
            />
          )}
        </div>
      )}
      {giving !== 'never' && (
        <Suspense>
          <GiftDialog
            name={partner.name}
            credits={credits}
            isOpen={giving === 'open'}
            onGive={(kind) => sender.send(kind, 'gift')}
            onClose={() => setGiving('over')}
          />
        </Suspense>
      )}
    </div>
  )
}
