import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'

/** Civil date of the country, such as `2026-11-23`, whatever the viewer's time zone. */
export function CivilDay({ day }: { day: string }) {
  const locale = useRegionalLocale()
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  return <time dateTime={day}>{text}</time>
}
