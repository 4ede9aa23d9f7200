import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { factsOf } from './page-texts.ts'

/** The facts of this site in the reader's way of writing prices and countries. */
export function useFacts() {
  const settings = useSettings()
  const locale = useRegionalLocale()
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  return factsOf(settings, {
    money: (cents, currency) => priceText(cents, currency, locale),
    countryName: (code) => names.of(code) ?? code,
  })
}

/** Whether the law of the EU holds on this site. */
export const useIsInEu = (): boolean => useSettings().in_eu
