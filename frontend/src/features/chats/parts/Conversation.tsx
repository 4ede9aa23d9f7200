import { clsx } from 'clsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { forgetLanded, landedPayment } from '#frontend/domain/credits/landed.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useIsFlagSet } from '#frontend/lib/storage-flags.ts'
import { useStore } from '#frontend/lib/store.ts'
import { useFileDrop } from '#frontend/lib/use-file-drop.ts'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import type { ErrorCode } from '#shared/contract/errors.ts'
import { type Address, useOlder } from '../queries.ts'
import { shortageOf } from '../shortage.ts'
import type { Thread } from '../thread.ts'
import { useConversationDraft } from '../use-kept.ts'
import { useOpeningLine } from '../use-opening-line.ts'
import { useChosenPhotos, useOutgoingPhotos } from '../use-photos.ts'
import { useSend } from '../use-send.ts'
import { useTypingNotice } from '../use-typing.ts'
import { Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { FictionalLine } from './FictionalLine.tsx'
import { MessageLog } from './MessageLog.tsx'

const CreditsWall = lazy(() => importGuarded(() => import('./CreditsWall.tsx')))
const GiftDialog = lazy(() => importGuarded(() => import('./GiftDialog.tsx')))
const Icebreakers = lazy(() => importGuarded(() => import('./Icebreakers.tsx')))
const LandedNote = lazy(() => importGuarded(() => import('./LandedNote.tsx')))
const Notice = lazy(() => importGuarded(() => import('./Notice.tsx')))
const SafetyTip = lazy(() => importGuarded(() => import('./SafetyTip.tsx')))

/**
 * Maximum number of messages at which a conversation counts as new and shows the safety tip
 * (MOD-21).
 */
const firstMessagesShown = 6

/** Refusals of a message that are shown as the reason why nothing can be sent. */
const shownRefusals = {
  not_found: 'partner_unreachable',
  partner_not_confirmed: 'partner_not_confirmed',
  fictional_chat_off: 'fictional_chat_off',
  same_opening_limit: 'same_opening_limit',
  conversation_start_limit: 'conversation_start_limit',
} as const
const isShownRefusal = (code: ErrorCode | undefined): code is keyof typeof shownRefusals =>
  code !== undefined && code in shownRefusals

type ConversationProps = {
  address: Address
  thread: Thread
  memberId: string
  onDelivered: (conversation: string) => void
  /** Whether the thread was fetched since the conversation was opened. */
  isFresh: boolean
}

/** Open conversation: header, messages, composer. */
export function Conversation({ address, thread, memberId, onDelivered, isFresh }: ConversationProps) {
  const t = useTranslations('chats.photo')
  const user = useMember()
  const settings = useSettings()
  const sender = useSend(memberId, thread, user?.credits ?? thread.credits, onDelivered)
  const older = useOlder(address)
  const [draft, setDraft] = useConversationDraft(memberId, thread.conversation)
  const noticeTyping = useTypingNotice(thread.partner.id)
  const field = useRef<HTMLTextAreaElement>(null)
  // The gift button of a profile links here with `gift` in the query, which opens the gift dialog.
  const { search, href } = usePage()
  const { gift } = search
  const landed = useStore(landedPayment, (payment) => (payment?.path === href ? payment : null))
  const [giving, setGiving] = useState<'never' | 'open' | 'over'>(
    gift !== undefined && !thread.closed ? 'open' : 'never',
  )
  const { shown } = sender
  const { closed, partner } = thread
  const photos = useOutgoingPhotos(memberId, thread, onDelivered)
  const chosen = useChosenPhotos(memberId, thread.conversation)
  const drop = useFileDrop((files) => !closed && void chosen.add(files))
  const credits = sender.credits - photos.pending * settings.photo_credits

  useOpeningLine(partner.id, field, draft, setDraft)

  const isSending = shown.some(({ state }) => state === 'sending') || photos.pending > 0
  const shortage = shortageOf(
    { credits, draft, chosenPhotos: chosen.chosen.length, shown, outgoing: photos.outgoing, isSending },
    settings,
  )
  // the refusal of the last failed message can be newer than `closed`
  const failed = shown.findLast(({ state }) => state === 'failed')
  const refusal = isShownRefusal(failed?.refusal) ? shownRefusals[failed.refusal] : null
  const reason = closed ?? refusal
  const isTipHidden = useIsFlagSet('hide-safety-tip')
  // Shown only once the other member has written. Before that, this member may be offline, and the
  // code of the tip, which is loaded on demand, would fail to load.
  const isNew = shown.length <= firstMessagesShown && !thread.older && shown.some(({ mine }) => !mine)
  const hasTip = isNew && !isTipHidden && !partner.fictional && !reason && !shortage && !landed

  return (
    <div {...drop.area} className="contents">
      <ConversationHeader thread={thread} credits={credits} />
      <MessageLog thread={thread} sender={sender} photos={photos} older={older} isFresh={isFresh}>
        {closed ? (
          <Suspense>
            <Notice reason={closed} name={partner.name} isAlone />
          </Suspense>
        ) : (
          <Suspense>
            <Icebreakers
              openers={thread.openers}
              name={partner.name}
              onChoose={(text) => {
                setDraft(text)
                field.current?.focus()
              }}
            />
          </Suspense>
        )}
      </MessageLog>
      {(!closed || shown.length > 0 || landed) && (
        // at most half of the pane: a long notice scrolls, log and field stay visible (CHAT-31)
        <div
          data-foot
          className={clsx(
            'flex max-h-1/2 shrink-0 flex-col border-line border-t px-3 pt-2 pb-[calc(var(--safe-bottom)+8px)] md:px-4 md:pt-3',
            drop.isHot && !closed ? 'bg-primary-tint' : 'bg-surface',
          )}
        >
          {drop.isHot && !closed && <p className="pb-1 text-center font-medium text-sm">{t('drop')}</p>}
          {(reason ?? shortage ?? landed) && (
            <div className="not-last:mb-2 min-h-11 overflow-y-auto">
              <Suspense fallback={shortage && !reason && <Skeleton className="h-36" />}>
                {landed && (reason || !shortage) && <LandedNote landed={landed} />}
                {/* a closed conversation without messages shows the reason in the log */}
                {reason && (!closed || shown.length > 0) && (
                  <Notice reason={reason} name={partner.name} until={failed?.until} />
                )}
                {shortage && !reason && (
                  <CreditsWall {...shortage} name={partner.name} missing={shortage.totalPrice - credits} />
                )}
              </Suspense>
            </div>
          )}
          {hasTip && (
            <Suspense fallback={<Skeleton className="mb-2 h-11 @max-[19rem]/pane:hidden" />}>
              <SafetyTip />
            </Suspense>
          )}
          {partner.fictional && <FictionalLine isFirst={shown.length === 0} />}
          {!closed && (
            <Composer
              fieldRef={field}
              name={partner.name}
              draft={draft}
              credits={credits}
              photos={chosen}
              onChange={(text) => {
                setDraft(text)
                // no typing notice from a member who cannot send the text
                if (!reason && !shortage) noticeTyping(text)
              }}
              onSend={(text) => {
                forgetLanded()
                photos.send(chosen.chosen)
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
            wanted={gift}
            isOpen={giving === 'open' && !closed}
            onGive={(kind) => {
              forgetLanded()
              sender.send(kind, 'gift')
            }}
            onClose={() => setGiving('over')}
          />
        </Suspense>
      )}
    </div>
  )
}
