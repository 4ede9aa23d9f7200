import { clsx } from 'clsx'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { Fragment, lazy, memo, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ClockTime } from '#frontend/ui/Time.tsx'
import { type GiftKind, isGiftKind } from '#shared/model/message.ts'
import type { ShownMessage } from '../outbox.ts'
import type { Thread } from '../thread.ts'
import type { Group } from '../timeline.ts'
import type { Sender } from '../use-send.ts'
import { FictionalLine } from './FictionalLine.tsx'
import { PhotoFrame } from './PhotoFrame.tsx'

// lazy, as few messages are gifts and their drawings are large
const GiftPicture = lazy(() => importGuarded(() => import('./GiftPicture.tsx')))
const MessagePhoto = lazy(() => importGuarded(() => import('./MessagePhoto.tsx')))
// lazy: its word lists in seven languages load separately from the conversation
const ReceivedFoot = lazy(() => importGuarded(() => import('./ReceivedFoot.tsx')))

type MessageGroupProps = {
  group: Group
  thread: Thread
  actions: Actions
  /**
   * Time at which the other member read the group's last message; null for a group that shows no
   * read mark (LIVE-10).
   */
  readAt: string | null
}

/** Actions of a failed or waiting message; the same object at every render. */
export type Actions = Pick<Sender, 'retry' | 'giveUp'>

const isSameMessage = (a: ShownMessage, b: ShownMessage): boolean =>
  a.id === b.id &&
  a.state === b.state &&
  a.photo === b.photo &&
  a.at === b.at &&
  a.returned === b.returned &&
  a.removed === b.removed

/**
 * Whether a group looks the same. Compared by content, as each change of a thread creates all
 * groups anew.
 */
const isSame = (a: MessageGroupProps, b: MessageGroupProps): boolean =>
  a.readAt === b.readAt &&
  a.thread.conversation === b.thread.conversation &&
  a.thread.partner === b.thread.partner &&
  a.group.messages.length === b.group.messages.length &&
  a.group.messages.every((message, index) => isSameMessage(message, b.group.messages[index]!))

/**
 * Consecutive messages of one person, with time, state and `ReceivedFoot` below the last message.
 * Memoised, because a conversation can have thousands of groups.
 */
export const MessageGroup = memo(function MessageGroup({ group, thread, actions, readAt }: MessageGroupProps) {
  const t = useTranslations('chats.message')
  const { mine, messages } = group
  const last = messages.at(-1)
  return (
    <div className={clsx('mb-3 flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{mine ? t('me') : thread.partner.name}</span>
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {message.photo ? (
            <Suspense fallback={<PhotoFrame size={message.photo}>{null}</PhotoFrame>}>
              <MessagePhoto message={{ ...message, photo: message.photo }} thread={thread} />
            </Suspense>
          ) : (
            <p
              className={clsx(
                // the border outlines the bubble in forced-colours mode
                'max-w-[82%] whitespace-pre-wrap break-words rounded-card border px-4 py-2.5 lg:max-w-[65%]',
                bubbleColours(message),
                index === messages.length - 1 && (mine ? 'rounded-br-small' : 'rounded-bl-small'),
                message.state === 'sending' && 'animate-land',
              )}
            >
              {message.removed ? (
                t('removed')
              ) : message.type === 'gift' && isGiftKind(message.text) ? (
                <Gift kind={message.text} />
              ) : (
                message.text
              )}
            </p>
          )}
          {message.returned && <FictionalLine returned={message.returned} />}
        </Fragment>
      ))}
      {last && <State last={last} actions={actions} readAt={readAt} />}
      {!mine && (
        <Suspense>
          <ReceivedFoot messages={messages} partner={thread.partner} />
        </Suspense>
      )}
    </div>
  )
}, isSame)

/**
 * Own messages change from the tint to the primary colour once they are sent; reduced opacity would
 * leave too little contrast. Gifts keep the tint, as their drawings contain the primary colour.
 */
function bubbleColours({ mine, state, type, removed }: ShownMessage): string {
  if (removed) return 'border-line text-muted italic'
  if (!mine) return 'border-line bg-surface'
  if (state === 'failed') return 'border-danger-ink bg-primary-tint text-on-primary-tint'
  return state === 'sent' && type !== 'gift'
    ? 'border-transparent bg-primary text-on-primary'
    : 'border-transparent bg-primary-tint text-on-primary-tint'
}

function Gift({ kind }: { kind: GiftKind }) {
  const t = useTranslations('chats.gift.kinds')
  return (
    <span className="flex flex-col items-center gap-1 text-sm">
      <span className="block size-20">
        <Suspense>
          <GiftPicture gift={kind} className="size-20" />
        </Suspense>
      </span>
      {t(kind)}
    </span>
  )
}

type StateProps = Pick<MessageGroupProps, 'actions' | 'readAt'> & { last: Group['messages'][number] }

function State({ last, actions, readAt }: StateProps) {
  const t = useTranslations('chats.message')
  if (last.state === 'failed' || last.state === 'waiting')
    return (
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        {last.state === 'waiting' ? (
          <span className="flex items-center gap-1 text-muted text-sm">
            <Clock aria-hidden="true" className="size-4" />
            {t('waiting')}
          </span>
        ) : (
          <>
            <span className="flex items-center gap-1 text-danger-ink text-sm">
              <CircleAlert aria-hidden="true" className="size-4" />
              {t('failed')}
            </span>
            <Button tone="ghost" size="sm" className="px-2!" onClick={() => actions.retry(last.id)}>
              {t('retry')}
            </Button>
          </>
        )}
        <Button tone="ghost" size="sm" className="px-2!" onClick={() => actions.giveUp(last.id)}>
          {t('remove')}
        </Button>
      </div>
    )
  return (
    <span className="tabular flex items-center gap-1 px-1 text-muted text-sm">
      {last.state === 'sending' ? (
        t('sending')
      ) : (
        <>
          <ClockTime at={last.at} />
          {last.mine && (
            <>
              {readAt ? (
                <CheckCheck aria-hidden="true" className="size-4" />
              ) : (
                <Check aria-hidden="true" className="size-4" />
              )}
              {readAt ? (
                <span>
                  {t('read')} <ClockTime at={readAt} />
                </span>
              ) : (
                <span className="sr-only">{t('sent')}</span>
              )}
            </>
          )}
        </>
      )}
    </span>
  )
}
