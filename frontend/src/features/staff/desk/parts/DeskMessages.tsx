import { clsx } from 'clsx'
import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { VeiledPicture } from '#frontend/features/staff/parts/VeiledPhoto.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { ExactTime } from '#frontend/ui/Time.tsx'
import { isGiftKind, type Message } from '#shared/model/message.ts'
import { type Opened, useOlder, useOpenPhoto, type WaitingConversation } from '../desk.ts'

/** Messages, oldest first, scrolled to the newest; photos are blurred until opened. */
export function DeskMessages({ waiting, opened }: { waiting: WaitingConversation; opened: Opened }) {
  const t = useTranslations('staff.desk')
  const older = useOlder(waiting, opened.older)
  const pages = older.data?.pages ?? []
  const earlier = pages.toReversed().flatMap(({ messages }) => messages)
  const hasMore = pages.length > 0 ? older.hasNextPage : opened.older !== null
  const log = useRef<HTMLDivElement>(null)
  const newest = opened.messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new message
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [newest])
  return (
    <div
      ref={log}
      role="log"
      aria-label={t('writing', { profile: opened.profile.name, member: opened.member })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
      className="flex max-h-[50dvh] flex-col gap-2 overflow-y-auto rounded-small bg-canvas p-3"
    >
      {hasMore && (
        <Button
          size="sm"
          className="self-center"
          isPending={older.isFetching}
          onClick={() => void (pages.length > 0 ? older.fetchNextPage() : older.refetch())}
        >
          {t('older')}
        </Button>
      )}
      {[...earlier, ...opened.messages].map((message) => (
        <DeskMessage key={message.id} message={message} waiting={waiting} member={opened.member} />
      ))}
    </div>
  )
}

type DeskMessageProps = { message: Message; waiting: WaitingConversation; member: string }

function DeskMessage({ message, waiting, member }: DeskMessageProps) {
  const t = useTranslations('staff.desk')
  const gifts = useTranslations('chats.gift.kinds')
  const words = useTranslations('chats.message')
  const { mine, text, sent_at: at } = message
  return (
    <div className={clsx('flex max-w-[85%] flex-col gap-0.5', mine ? 'items-end self-end' : 'items-start self-start')}>
      <span className="text-muted text-sm">
        {mine ? waiting.profile.name : member} <ExactTime at={at} />
      </span>
      {message.photo ? (
        <DeskPhoto message={{ ...message, photo: message.photo }} waiting={waiting} member={member} />
      ) : (
        <p
          className={clsx(
            'whitespace-pre-wrap break-words rounded-small px-3 py-1.5',
            mine ? 'bg-primary-tint text-on-primary-tint' : 'bg-secondary-tint text-on-secondary-tint',
          )}
        >
          {message.removed
            ? words('removed')
            : message.type === 'gift' && isGiftKind(text)
              ? t('gift', { gift: gifts(text) })
              : text}
        </p>
      )}
    </div>
  )
}

type DeskPhotoProps = DeskMessageProps & { message: Message & { photo: NonNullable<Message['photo']> } }

/** Photo of the member; opening it is in the audit trail. */
function DeskPhoto({ message: { id, sent_at, photo }, waiting, member }: DeskPhotoProps) {
  const t = useTranslations('staff.desk')
  const open = useOpenPhoto(waiting)
  const { blurred, sharp } = photo
  const picture = (
    <VeiledPicture full={sharp} blurred={blurred} isOpened={sharp !== null} alt={t('photo', { name: member })} />
  )
  const look = 'relative h-56 w-44 overflow-hidden rounded-small border border-line'
  if (sharp) return <div className={look}>{picture}</div>
  return (
    <button
      type="button"
      disabled={open.isPending}
      aria-label={`${t('openPhoto')}: ${t('photo', { name: member })}`}
      onClick={() => open.mutate(`${sent_at}#${id}`)}
      className={look}
    >
      {picture}
      <Eye aria-hidden="true" className="absolute inset-0 m-auto size-8 rounded-full bg-black/60 p-1.5 text-white" />
    </button>
  )
}
