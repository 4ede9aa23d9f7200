import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'

/**
 * Date of a day in the country's time zone, given as `2026-11-23`. The viewer's time zone does not
 * shift it.
 */
export function CivilDay({ day }: { day: string }) {
  const locale = useRegionalLocale()
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  return <time dateTime={day}>{text}</time>
}
