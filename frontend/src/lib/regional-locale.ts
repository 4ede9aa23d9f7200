import { useLocale } from 'use-intl'

let country: string | undefined

/** Told with the settings, before the first text is read. */
export const tellCountry = (code: string): void => {
  country = code
}

/** The country of this site; undefined where no settings were read, as in the console. */
export const siteCountry = (): string | undefined => country

/**
 * The language together with the site's country (en-GB, de-CH), as dates, times and amounts are written there: the same English puts the
 * day before the month in London and after it in New York. For texts and names of countries the language alone is enough.
 */
export function useRegionalLocale(): string {
  const language = useLocale()
  return country ? `${language}-${country}` : language
}
