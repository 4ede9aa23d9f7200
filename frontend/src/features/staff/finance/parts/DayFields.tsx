import { useLocale, useTranslations } from 'use-intl'
import { countryName } from '#frontend/domain/members/place.ts'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { countryCodes } from '#shared/countries/country.ts'

type Day = { country: string; day: string }

/** Country and day of the books. */
export function DayFields({ value, onChange }: { value: Day; onChange: (value: Day) => void }) {
  const t = useTranslations('finance.totals')
  const locale = useLocale()
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <SelectField
        label={t('country')}
        options={countryCodes.map((code) => ({ value: code, label: countryName(code, locale) }))}
        value={value.country}
        onChange={({ target }) => onChange({ ...value, country: target.value })}
      />
      <TextField
        label={t('day')}
        type="date"
        required
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
    </div>
  )
}
