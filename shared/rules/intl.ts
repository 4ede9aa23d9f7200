/**
 * Caches Intl formatters by locale and options: creating one takes about a hundred times as long as
 * using it. The cache stays small, as locales, time zones and currencies come from the countries
 * and texts.
 */
const keptOnce = <Options, Format>(make: (locale: string, options: Options) => Format) => {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const name = locale + JSON.stringify(options)
    const existing = kept.get(name)
    if (existing) return existing
    const made = make(locale, options)
    kept.set(name, made)
    return made
  }
}

export const dateTimeFormat = keptOnce(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = keptOnce(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
)
export const pluralRules = keptOnce(
  (locale, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(locale, options),
)
