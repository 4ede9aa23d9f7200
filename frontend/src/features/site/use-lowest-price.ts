import { useSettings } from '#frontend/domain/account/session.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { priceText } from '#frontend/ui/Price.tsx'

/**
 * Lowest price of a message in the country of the site's company, formatted; null if the settings
 * have no price for that country.
 */
export function useLowestPrice(): string | null {
  const { minimum_message_costs: costs, company } = useSettings()
  const locale = useRegionalLocale()
  const lowest = costs[company.country]
  return lowest ? priceText(lowest.costs, lowest.currency, locale) : null
}
