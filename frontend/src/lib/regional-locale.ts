import { useLocale } from 'use-intl'

/**
 * The language together with the site's country (en-GB, de-CH), as dates, times and amounts are written there: the same English puts the
 * day before the month in London and after it in New York. For texts and names of countries the language alone is enough.
 */
export function useRegionalLocale(): string {
  const language = useLocale()
  // told with the settings, before the first page
  const country = document.documentElement.dataset.brand
  return country ? `${language}-${country}` : language
}
