import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { type Option, SelectField } from '#frontend/ui/SelectField.tsx'
import type { WantedAges } from '#shared/model/profile.ts'
import { maxSearchAge } from '#shared/rules/limits.ts'
import { orderedAges } from './age-range.ts'

const both = ['min_age', 'max_age'] as const

type AgeRangeProps = {
  label: string
  ages: WantedAges
  /** Receives the ages in order, the lower one first. */
  onChange: (ages: WantedAges) => void
  /** Ends of the range that get a field; by default minimum and maximum. */
  ends?: readonly (keyof WantedAges)[]
  className?: string
}

/** Fields for the lowest and the highest age, from the country's minimum age on. */
export function AgeRange({ label, ages, onChange, ends = both, className }: AgeRangeProps) {
  const t = useTranslations('members.filters')
  const { minimum_age } = useSettings()
  const options = Array.from({ length: maxSearchAge - minimum_age + 1 }, (_, index): Option => {
    const age = String(minimum_age + index)
    return { value: age, label: age }
  })
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex items-center gap-2">
        {ends.map((end, index) => (
          <div key={end} className="contents">
            {index > 0 && <span className="text-muted">{t('to')}</span>}
            <SelectField
              className="min-w-18 flex-1"
              label={t(end === 'min_age' ? 'minAge' : 'maxAge')}
              isLabelHidden
              options={options}
              value={String(ages[end])}
              onChange={({ target }) => onChange(orderedAges(ages, { [end]: Number(target.value) }))}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
