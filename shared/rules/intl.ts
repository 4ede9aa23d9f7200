/**
 * Caches Intl formatters by locale and options: creating one takes about a hundred times as long as
 * using it. The cache stays small, as locales, time zones and currencies come from the countries
 * and texts.
 */
const cached = <Options, Format>(make: (locale: string, options: Options) => Format) => {
  const cache = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const name = locale + JSON.stringify(options)
    const existing = cache.get(name)
    if (existing) return existing
    const made = make(locale, options)
    cache.set(name, made)
    return made
  }
}

export const dateTimeFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
)
export const pluralRules = cached(
  (locale, options: Intl.PluralRulesOptions | undefined) => new Intl.PluralRules(locale, options),
)
