import { clsx } from 'clsx'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'

/**
 * Amount formatted for a locale: 1999 with EUR gives € 19,99 in nl. `cents` may have fractions,
 * which are rounded to a cent.
 */
export const priceText = (cents: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Math.round(cents) / 100)

/** Amount in tabular figures; `isOld` strikes through the price before a discount. */
export function Price({
  cents,
  currency,
  isOld = false,
  className,
}: {
  cents: number
  currency: string
  isOld?: boolean
  className?: string
}) {
  const text = priceText(cents, currency, useRegionalLocale())
  const look = clsx('tabular whitespace-nowrap', className)
  return isOld ? <s className={clsx(look, 'text-muted')}>{text}</s> : <span className={look}>{text}</span>
}
