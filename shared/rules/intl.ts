/**
 * Formatters of Intl, made once per locale and options: making one costs about a hundred times its
 * use. Locales, time zones and currencies come from the countries and texts, so there are few.
 */
const keptOnce = <Options, Format>(make: (locale: string, options: Options) => Format) => {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const name = locale + JSON.stringify(options)
    const standing = kept.get(name)
    if (standing) return standing
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
