import { useSettings } from '#frontend/domain/account/session.ts'
import { useOffer } from '#frontend/domain/credits/offer.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'

/**
 * Returns a function that formats a VAT rate for the texts; it returns null if no tax applies
 * (PAY-58).
 */
export function useTaxWords() {
  const { tax_term: tax } = useSettings()
  const rate = new Intl.NumberFormat(useRegionalLocale(), { style: 'percent', maximumFractionDigits: 2 })
  return (percent: number | null) => (percent === null ? null : { rate: rate.format(percent / 100), tax })
}

/**
 * Tax in the prices shown: the tax of the member's payment country or, until the offer is loaded,
 * of this site.
 */
export function useTax() {
  const { vat_percent: siteVat } = useSettings()
  const { data: offer } = useOffer()
  return useTaxWords()(offer ? offer.vat_percent : siteVat)
}
