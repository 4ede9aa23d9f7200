import { clsx } from 'clsx'
import { useTimeZone, useTranslations } from 'use-intl'
import { ClockTime, DayTime } from '#frontend/ui/Time.tsx'
import { isGiftKind, type Message } from '#shared/model/message.ts'
import { groupByDay } from '../timeline.ts'

/** Read-only messages of a kept conversation, with a placeholder for each photo and gift. */
export function KeptMessages({ name, messages }: { name: string; messages: readonly Message[] }) {
  const t = useTranslations('safety.kept')
  const timeZone = useTimeZone() ?? 'UTC'
  const shown = messages.map(({ sent_at, ...message }) => ({ ...message, at: sent_at, state: 'sent' as const }))
  return groupByDay(shown, timeZone).map((day) => (
    <section key={day.id} aria-labelledby={`kept-day-${day.id}`}>
      <h3 id={`kept-day-${day.id}`} className="my-3 text-center text-muted text-sm">
        <DayTime at={day.at} />
      </h3>
      {day.groups.map(({ id, mine, messages: group }) => (
        <div key={id} className={clsx('mb-3 flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
          {group.map((message) => (
            <p
              key={message.id}
              className={clsx(
                'max-w-[82%] whitespace-pre-wrap break-words rounded-card border border-line px-4 py-2.5',
                mine ? 'bg-primary-tint text-on-primary-tint' : 'bg-page',
              )}
            >
              <Words message={message} />
            </p>
          ))}
          <p className="text-muted text-sm">
            {mine ? t('me') : name}, <ClockTime at={group.at(-1)!.at} />
          </p>
        </div>
      ))}
    </section>
  ))
}

function Words({ message: { type, text, removed } }: { message: Pick<Message, 'type' | 'text' | 'removed'> }) {
  const t = useTranslations('safety.kept')
  const gift = useTranslations('chats.gift')
  const words = useTranslations('chats.message')
  if (removed) return <em>{words('removed')}</em>
  if (type === 'image') return <em>{t('photo')}</em>
  return type === 'gift' && isGiftKind(text) ? gift('line', { gift: gift(`kinds.${text}`) }) : text
}
