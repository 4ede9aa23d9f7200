import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import {
  Fragment,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { fictionalText } from '#frontend/domain/members/fictional.ts'
import { importGuarded } from '#frontend/lib/chunk-guard.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { MoreOnScroll } from '#frontend/ui/MoreOnScroll.tsx'
import { DayTime } from '#frontend/ui/Time.tsx'
import { useHappened } from '#frontend/ui/use-happened.ts'
import type { useOlder } from '../queries.ts'
import type { Thread } from '../thread.ts'
import { type Day, groupByDay, lastReadOf } from '../timeline.ts'
import { useFirstNew } from '../use-first-new.ts'
import type { Outgoing } from '../use-photos.ts'
import type { Sender } from '../use-send.ts'
import { type Actions, MessageGroup } from './MessageGroup.tsx'
import { OutgoingBubble } from './OutgoingBubble.tsx'

const FirstMessageHearts = lazy(() => importGuarded(() => import('./FirstMessageHearts.tsx')))

/** Maximum distance from the end that counts as reading the newest message. */
const nearEndPx = 80

type MessageLogProps = {
  thread: Thread
  sender: Sender
  photos: Outgoing
  older: ReturnType<typeof useOlder>
  /** Whether the thread was fetched since the conversation was opened. */
  isFresh: boolean
  /** Shown in an empty conversation. */
  children: ReactNode
}

/**
 * Messages by day and sender; scrolling up loads older ones (CHAT-21), back to the privacy limit
 * (TRAP-52).
 */
export function MessageLog({ thread, sender, photos: { outgoing }, older, isFresh, children }: MessageLogProps) {
  const t = useTranslations('chats.conversation')
  const timeZone = useTimeZone() ?? 'UTC'
  const scroller = useRef<HTMLDivElement>(null)
  const { shown } = sender
  const fictional = fictionalText(useSettings(), thread.partner.fictional ? 1 : 0)
  const firstNew = useFirstNew(thread, isFresh)
  const days = useMemo(() => groupByDay(shown, timeZone, firstNew), [shown, timeZone, firstNew])
  const isEmpty = days.length === 0 && outgoing.length === 0
  // the first message to this member, once it is sent
  const isOpening = useHappened(shown.length === 1 && shown[0]!.mine && shown[0]!.state === 'sent')
  const lastRead = lastReadOf(shown, thread.read_at)
  const actions = useActions(sender)
  const { isBehind, onScroll, toEnd } = useEnd(scroller, endOf(sender, outgoing))

  const { onOlder } = older
  const onMore = useCallback(() => {
    if (thread.older) onOlder(thread.older)
  }, [thread.older, onOlder])

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* Laid out from the end, so that the log opens at the newest message and older pages do not
          shift it. An empty log begins with its heading, even in large text. */}
      <div
        ref={scroller}
        onScroll={onScroll}
        className={clsx('flex flex-1 overflow-y-auto overscroll-contain', isEmpty ? 'flex-col' : 'flex-col-reverse')}
      >
        <div
          role="log"
          aria-label={t('log', { name: thread.partner.name })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
          tabIndex={0}
          className="flex min-h-full shrink-0 flex-col justify-end p-4"
        >
          {fictional && <p className="@min-[19rem]/pane:hidden mb-4 text-muted text-sm">{fictional}</p>}
          {thread.older && (
            <MoreOnScroll label={t('older')} isPending={older.isPending} isFailed={older.isError} onMore={onMore} />
          )}
          {thread.hidden_by_privacy_limit && !thread.older && (
            <p className="mx-auto mb-4 max-w-[420px] text-center text-muted text-sm">{t('hidden')}</p>
          )}
          {isEmpty && <div className="my-auto py-8">{children}</div>}
          {days.map((day) => (
            <DayOfMessages
              key={day.id}
              day={day}
              thread={thread}
              actions={actions}
              lastRead={
                day.groups.some(({ messages }) => messages.some(({ id }) => id === lastRead)) ? lastRead : undefined
              }
            />
          ))}
          {outgoing.map((photo) => (
            <OutgoingBubble key={photo.id} photo={photo} />
          ))}
          {isOpening && (
            <Suspense>
              <FirstMessageHearts />
            </Suspense>
          )}
        </div>
      </div>
      {isBehind && (
        <Button
          size="sm"
          tone="primary"
          icon={<ArrowDown aria-hidden="true" />}
          onClick={toEnd}
          className="absolute! bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-raised"
        >
          {t('newBelow')}
        </Button>
      )}
    </div>
  )
}

type DayProps = { day: Day; thread: Thread; actions: Actions; lastRead: string | undefined }

/**
 * Messages of a day. Memoised, because a conversation renders at every keystroke. Without
 * `content-visibility`: laying days out while they scroll into view drops frames (test/bench).
 */
const DayOfMessages = memo(function DayOfMessages({ day, thread, actions, lastRead }: DayProps) {
  return (
    <section>
      <h2 className="my-4 text-center font-medium text-muted text-sm">
        <DayTime at={day.at} className="inline-block" />
      </h2>
      {day.groups.map((group) => (
        <Fragment key={group.id}>
          {group.isFirstNew && <NewHere />}
          <MessageGroup
            group={group}
            thread={thread}
            actions={actions}
            readAt={group.messages.some(({ id }) => id === lastRead) ? thread.read_at : null}
          />
        </Fragment>
      ))}
    </section>
  )
})

/**
 * Actions of `sender` as an object that stays the same at every render, for the memoised groups.
 */
function useActions(sender: Sender): Actions {
  const current = useRef(sender)
  useEffect(() => {
    current.current = sender
  }, [sender])
  return useMemo(() => ({ retry: (id) => current.current.retry(id), giveUp: (id) => current.current.giveUp(id) }), [])
}

/** Line above the messages that were unread when the conversation was opened (CHAT-23). */
function NewHere() {
  const t = useTranslations('chats.conversation')
  return (
    <p className="my-4 flex items-center gap-3 text-center font-medium text-primary-ink text-sm before:h-px before:flex-1 before:bg-current after:h-px after:flex-1 after:bg-current">
      {t('newHere')}
    </p>
  )
}

type Last = { id: string; mine: boolean } | undefined

/** Newest entry of the log. Photos that are being sent are below all messages. */
function endOf({ shown }: Sender, outgoing: Outgoing['outgoing']): Last {
  const photo = outgoing.at(-1)
  return photo ? { id: photo.id, mine: true } : shown.at(-1)
}

/**
 * Follows the newest message: scrolls to it if it is the member's own or the end is in view, else
 * shows a button that leads to it (`isBehind`).
 */
function useEnd(scroller: { current: HTMLDivElement | null }, last: Last) {
  const [isBehind, setBehind] = useState(false)
  const isNear = useRef(true)
  const id = last?.id
  const isMine = last?.mine ?? false
  const toEnd = useCallback(() => {
    setBehind(false)
    if (scroller.current) scroller.current.scrollTop = 0
  }, [scroller])
  useEffect(() => {
    if (id === undefined) return
    if (isMine || isNear.current) toEnd()
    else setBehind(true)
  }, [id, isMine, toEnd])
  const onScroll = () => {
    // column-reverse: 0 at the end, negative above
    isNear.current = Math.abs(scroller.current?.scrollTop ?? 0) < nearEndPx
    if (isNear.current) setBehind(false)
  }
  return { isBehind, onScroll, toEnd }
}
