import { useLocale } from 'use-intl'

let country: string | undefined

/** Sets the site's country from the settings, before the first text is rendered. */
export const setSiteCountry = (code: string): void => {
  country = code
}

/** Country of this site; undefined until the settings are loaded. */
export const siteCountry = (): string | undefined => country

/**
 * Locale of dates, times and amounts: language plus the site's country (en-GB, de-CH), as the order
 * of day and month differs between London and New York. Not for texts, whose few regional variants
 * are chosen in language.ts, nor for country names, which need only the language.
 */
export function useRegionalLocale(): string {
  const language = useLocale()
  return country ? `${language}-${country}` : language
}
