import { useLocale, useTranslations } from 'use-intl'
import type { Offer } from '#frontend/domain/credits/offer.ts'
import { countryName } from '#frontend/domain/members/place.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { CountryCode } from '#shared/countries/country.ts'
import { useSetPaymentCountry } from '../spending-queries.ts'

/** Payment country (PAY-61); hidden if the member's site serves one country only. */
export function PaymentCountry({ offer }: { offer: Offer }) {
  const t = useTranslations('buying.country')
  const locale = useLocale()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useSetPaymentCountry()
  if (offer.payment_countries.length < 2) return null
  const change = (country: CountryCode) =>
    mutate(country, {
      onSuccess: () => showToast(t('saved', { country: countryName(country, locale) }), { tone: 'success' }),
    })
  return (
    <div className="mt-5 border-line border-t pt-4">
      <SelectField
        label={t('label')}
        description={t('hint')}
        options={offer.payment_countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
        value={offer.payment_country}
        disabled={isPending}
        onChange={(event) => change(event.target.value as CountryCode)}
        error={error && errorText(error)}
      />
    </div>
  )
}
