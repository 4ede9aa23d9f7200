import { useTranslations } from 'use-intl'
import type { PolicyEvent } from '#shared/contract/staff.ts'
import type { staff } from '#shared/i18n/nl/staff.ts'

type EventKey = `events.${keyof typeof staff.policy.events}`

/** Texts of the policy: names of events, and times such as "after 15 minutes". */
export function usePolicyTexts() {
  const t = useTranslations('staff.policy')
  const duration = (minutes: number): string => {
    if (minutes % 1_440 === 0) return t('days', { count: minutes / 1_440 })
    return minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes })
  }
  const whenText = ({ when, after_minutes }: Times) =>
    when === 'later' ? t('times.later', { time: duration(after_minutes ?? 0) }) : t(`times.${when}`)
  const timesText = (times: Times): string =>
    times.every_minutes === null
      ? whenText(times)
      : `${whenText(times)}, ${t('every', { time: duration(times.every_minutes) })}`
  const eventText = (event: string): string => {
    const key = `events.${event}` as EventKey
    return t.has(key) ? t(key) : event
  }
  return { eventText, timesText }
}

type Times = Pick<PolicyEvent['channels'][number], 'when' | 'after_minutes' | 'every_minutes'>
