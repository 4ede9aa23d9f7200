import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { dayMs, hourMs, hourSeconds, minuteMs } from '#shared/rules/durations.ts'

const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/**
 * Moment in everyday language and the viewer's time zone: the time if it is on the same day,
 * "yesterday", the weekday within a week, else the date, with the year if it is not the current
 * one.
 */
export function momentText(moment: Date, now: Date, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs)
  if (days <= 0) return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(moment)
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')
  if (days < 7) return new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(moment)
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(moment)
}

/** Short date or time, with the full one as a tooltip. `at` is an ISO timestamp from the server. */
export function Moment({ at, className }: { at: string; className?: string }) {
  const locale = useRegionalLocale()
  const moment = new Date(at)
  return (
    <time
      dateTime={at}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(moment)}
      className={className}
    >
      {momentText(moment, new Date(), locale)}
    </time>
  )
}

/**
 * Moment within the coming week, in the viewer's time zone: today's as a time, others as weekday
 * and time.
 */
export function soonText(moment: Date, now: Date, locale: string): string {
  const isToday = startOfDay(moment) === startOfDay(now)
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, isToday ? time : { weekday: 'long', ...time }).format(moment)
}

const agoSteps = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const

/** Elapsed time: "3 hours ago"; "now" within a minute. */
export function agoText(moment: Date, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - moment.getTime())
  const [unit, length] = agoSteps.find(([, ms]) => passed >= ms) ?? (['second', Number.POSITIVE_INFINITY] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}

/**
 * Date and time with seconds, for records that may be less than a minute apart. On a phone with
 * large text they may take two lines (UI-15).
 */
export function ExactTime({ at, className }: { at: string; className?: string }) {
  const locale = useRegionalLocale()
  return (
    <time dateTime={at} className={clsx('tabular md:whitespace-nowrap', className)}>
      {new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))}
    </time>
  )
}

/**
 * Day in everyday language: "today", "yesterday", else weekday
 * and date (with the year if it is not the current one).
 */
export function dayText(moment: Date, now: Date, locale: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / dayMs)
  if (days === 0 || days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(moment)
}

/** Date in words, such as "23 November 2026". */
export function DateText({ at, className }: { at: string; className?: string }) {
  const date = new Intl.DateTimeFormat(useRegionalLocale(), { dateStyle: 'long' })
  return (
    <time dateTime={at} className={className}>
      {date.format(new Date(at))}
    </time>
  )
}

/** Date in everyday language, for the heading of a day. */
export function DayTime({ at, className }: { at: string; className?: string }) {
  const text = dayText(new Date(at), new Date(), useRegionalLocale())
  return (
    <time dateTime={at} className={clsx('first-letter:uppercase', className)}>
      {text}
    </time>
  )
}

/** Hour and minute, for messages. */
export function ClockTime({ at, className }: { at: string; className?: string }) {
  const text = new Intl.DateTimeFormat(useRegionalLocale(), { hour: '2-digit', minute: '2-digit' }).format(new Date(at))
  return (
    <time dateTime={at} className={className}>
      {text}
    </time>
  )
}

/**
 * Remaining time as `03:07:09`, from milliseconds; never below zero. Days are converted to hours.
 */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  return [Math.floor(seconds / hourSeconds), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/**
 * Time left until `endsAt`, updated every second in tabular figures.
 * `clockOffsetMs` is how far the server's clock is ahead, so that a
 * wrong device clock has no effect (TRAP-05). `onEnd` is called once.
 */
export function Countdown({
  endsAt,
  clockOffsetMs,
  onEnd,
  className,
}: {
  endsAt: string
  clockOffsetMs: number
  onEnd?: () => void
  className?: string
}) {
  const end = Date.parse(endsAt)
  const [leftMs, setLeftMs] = useState(() => end - Date.now() - clockOffsetMs)
  const isOver = leftMs <= 0
  useEffect(() => {
    if (isOver) {
      onEnd?.()
      return
    }
    const timer = setInterval(() => setLeftMs(end - Date.now() - clockOffsetMs), 1000)
    return () => clearInterval(timer)
  }, [end, clockOffsetMs, isOver, onEnd])
  return (
    <time role="timer" className={className ?? 'tabular'}>
      {countdownText(leftMs)}
    </time>
  )
}
