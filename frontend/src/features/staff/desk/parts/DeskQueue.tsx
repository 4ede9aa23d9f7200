import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { photoSources } from '#frontend/domain/photos/photo-sources.ts'
import { useMinute } from '#frontend/features/staff/use-minute.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { Avatar } from '#frontend/ui/Avatar.tsx'
import { Tag } from '#frontend/ui/Chip.tsx'
import { hourMs, minuteMs } from '#shared/rules/durations.ts'
import type { WaitingConversation } from '../desk.ts'

/** Time left below which a conversation is shown as urgent. */
const urgentMs = 4 * hourMs

type DeskQueueProps = {
  waiting: readonly WaitingConversation[]
  current: string | null
  onOpen: (waiting: WaitingConversation) => void
}

/** Waiting conversations, oldest first, with the time left and the host who has claimed each. */
export function DeskQueue({ waiting, current, onOpen }: DeskQueueProps) {
  const t = useTranslations('staff.desk')
  return (
    <ul
      aria-label={t('queue')}
      className="divide-y divide-line overflow-hidden rounded-control border border-line bg-surface"
    >
      {waiting.map((one) => (
        <li key={one.conversation}>
          <button
            type="button"
            aria-current={one.conversation === current ? 'true' : undefined}
            disabled={one.claim !== null && !one.claim.mine}
            onClick={() => onOpen(one)}
            className={clsx(
              'flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left text-sm outline-offset-[-3px] disabled:opacity-60',
              one.conversation === current ? 'bg-primary-tint text-on-primary-tint' : 'enabled:hover:bg-sunken',
            )}
          >
            <Avatar name={one.profile.name} size="sm" {...photoSources(one.profile.main_image?.thumb_filename)} />
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere font-medium">
                {t('open', { member: one.member, profile: one.profile.name })}
              </span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <TimeLeft until={one.expires_at} />
                <span className="text-muted">{t('messages', { count: Math.max(1, one.messages) })}</span>
              </span>
              {one.claim && (
                <Tag tone={one.claim.mine ? 'success' : 'neutral'}>
                  {one.claim.mine ? t('mine') : t('claimed', { name: one.claim.by })}
                </Tag>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Time until the credits are refunded: in hours, in the last hour in minutes. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTranslations('staff.desk')
  const locale = useRegionalLocale()
  const leftMs = Date.parse(until) - useMinute().getTime()
  const [unit, length] = leftMs >= hourMs ? (['hour', hourMs] as const) : (['minute', minuteMs] as const)
  const count = Math.floor(leftMs / length)
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  return (
    <span className={clsx('tabular', leftMs < urgentMs && 'font-medium text-danger-ink')}>
      {count > 0 ? t('timeLeft', { time }) : t('late')}
    </span>
  )
}
