import { useTranslations } from 'use-intl'
import { type FactName, factKey } from '#frontend/domain/profile/fact-text.ts'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import type { CurrentUser } from '#shared/model/user.ts'
import type { Change } from '../queries.ts'

export type FieldsProps = { shown: CurrentUser['profile']; onChange: (change: Change) => void }

type FactFieldProps = FieldsProps & { name: FactName; label?: string; values: readonly string[] }

/** Select for one fact; the empty option clears it. */
export function FactField({ name, label, values, shown, onChange }: FactFieldProps) {
  const t = useTranslations('profile')
  const words = useTranslations('members')
  return (
    <SelectField
      label={label ?? words(`facts.${name}`)}
      placeholder={t('unknown')}
      options={values.map((value) => ({ value, label: words(factKey(name, value)) }))}
      value={shown[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value || null })}
    />
  )
}
