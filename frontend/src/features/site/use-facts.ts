import { useLocale } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { factsOf } from '#frontend/domain/site/page-texts.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { priceText } from '#frontend/ui/Price.tsx'
import type { PageText } from '#shared/i18n/page-text.ts'

/** Facts of this site, with prices and countries formatted for the reader. */
export function useFacts() {
  const settings = useSettings()
  const locale = useRegionalLocale()
  const language = useLocale()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const choice = new Intl.ListFormat(language, { type: 'disjunction' })
  return factsOf(settings, {
    money: (cents, currency) => priceText(cents, currency, locale),
    countryName: (code) => names.of(code) ?? code,
    oneOf: (numbers) => choice.format(numbers.map(String)),
  })
}

/** Which conditional sections of the pages' texts are true on this site. */
export function useApplies(): Record<NonNullable<PageText['sections'][number]['only']>, boolean> {
  const { in_eu, fictional_chat, stores_cards: cards, photo_verification: verification, age_check } = useSettings()
  return {
    eu: in_eu,
    'no-eu': !in_eu,
    cards,
    verification,
    'age-check': age_check !== null,
    desk: fictional_chat === 'desk',
    'no-desk': fictional_chat === 'off',
  }
}
