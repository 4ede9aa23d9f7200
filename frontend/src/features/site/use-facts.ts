import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import { factsOf } from './page-texts.ts'

/** Facts of this site, with prices and countries formatted for the reader. */
export function useFacts() {
  const settings = useSettings()
  const locale = useRegionalLocale()
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  return factsOf(settings, {
    money: (cents, currency) => priceText(cents, currency, locale),
    countryName: (code) => names.of(code) ?? code,
  })
}

/** Whether EU law applies to this site. */
export const useIsInEu = (): boolean => useSettings().in_eu
