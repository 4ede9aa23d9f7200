import { useTranslations } from 'use-intl'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import type { ProfileFacts } from '#shared/model/profile.ts'
import type { CurrentUser } from '#shared/model/user.ts'
import type { Change } from '../queries.ts'

export type FieldsProps = { shown: CurrentUser['profile']; onChange: (change: Change) => void }

export type FactName = keyof ProfileFacts
type FactText = { [Name in FactName]: `factValues.${Name}.${NonNullable<ProfileFacts[Name]>}` }[FactName]

type FactFieldProps = FieldsProps & { name: FactName; label?: string; values: readonly string[] }

/** Select for one fact; the empty option clears it. */
export function FactField({ name, label, values, shown, onChange }: FactFieldProps) {
  const t = useTranslations('profile')
  const words = useTranslations('members')
  return (
    <SelectField
      label={label ?? words(`facts.${name}`)}
      placeholder={t('unknown')}
      options={values.map((value) => ({ value, label: words(`factValues.${name}.${value}` as FactText) }))}
      value={shown[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  )
}
