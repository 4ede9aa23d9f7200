import { clsx } from 'clsx'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { ClockTime } from '#frontend/ui/Time.tsx'
import { type GiftKind, isGiftKind } from '#shared/model/message.ts'
import type { Thread } from '../thread.ts'
import type { Group } from '../timeline.ts'
import type { Sender } from '../use-send.ts'
import { FictionalLine } from './FictionalLine.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { MessagePhoto } from './MessagePhoto.tsx'

// the words in seven languages are loaded beside the conversation
const SafetyHint = lazy(() => importGuarded(() => import('./SafetyHint.tsx')))

type MessageGroupProps = {
  group: Group
  thread: Thread
  sender: Sender
  /** When the other member read the group's last message, where that is shown (LIVE-10). */
  readAt: string | null
}

/** Consecutive messages of one person; time, state and a safety hint are below the last one. */
export function MessageGroup({ group, thread, sender, readAt }: MessageGroupProps) {
  const t = useTranslations('chats.message')
  const { mine, messages } = group
  const last = messages.at(-1)
  return (
    <div className={clsx('mb-3 flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{mine ? t('me') : thread.partner.name}</span>
      {messages.flatMap((message, index) => [
        message.photo ? (
          <MessagePhoto key={message.id} message={{ ...message, photo: message.photo }} thread={thread} />
        ) : (
          <p
            key={message.id}
            className={clsx(
              'max-w-[82%] whitespace-pre-wrap break-words rounded-card px-4 py-2.5 lg:max-w-[65%]',
              mine ? 'bg-primary-tint' : 'bg-secondary-tint',
              index === messages.length - 1 && (mine ? 'rounded-br-small' : 'rounded-bl-small'),
              message.state === 'sending' && 'animate-land opacity-70',
              message.state === 'waiting' && 'opacity-70',
              message.state === 'failed' && 'border border-danger-ink',
            )}
          >
            {message.type === 'gift' && isGiftKind(message.text) ? <Gift kind={message.text} /> : message.text}
          </p>
        ),
        message.returned && <FictionalLine key={`r${message.id}`} returned={message.returned} />,
      ])}
      {last && <State last={last} sender={sender} readAt={readAt} />}
      {!mine && (
        <Suspense>
          <SafetyHint messages={messages} />
        </Suspense>
      )}
    </div>
  )
}

function Gift({ kind }: { kind: GiftKind }) {
  const t = useTranslations('chats.gift.kinds')
  return (
    <span className="flex flex-col items-center gap-1 text-sm">
      <GiftPicture gift={kind} className="size-20" />
      {t(kind)}
    </span>
  )
}

type StateProps = Pick<MessageGroupProps, 'sender' | 'readAt'> & { last: Group['messages'][number] }

function State({ last, sender, readAt }: StateProps) {
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
            <Button tone="ghost" size="sm" className="px-2!" onClick={() => sender.retry(last.id)}>
              {t('retry')}
            </Button>
          </>
        )}
        <Button tone="ghost" size="sm" className="px-2!" onClick={() => sender.giveUp(last.id)}>
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
