import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { auditYears } from '#shared/rules/limits.ts'
import { saveTransparency } from '../transparency-file.ts'
import { SaveButton } from './SaveButton.tsx'

/** Download of the counts of a year for the transparency report (MOD-16). */
export function TransparencyFile() {
  const t = useTranslations('staff.audit.file')
  const [now] = useState(() => new Date())
  const years = Array.from({ length: auditYears + 1 }, (_, back) => String(now.getUTCFullYear() - back))
  const [year, setYear] = useState(years[0]!)
  return (
    <section
      aria-label={t('title')}
      className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="font-bold">{t('title')}</h2>
        <p className="mt-1 text-muted text-sm">{t('text')}</p>
      </div>
      <SelectField
        label={t('year')}
        isLabelHidden
        options={years.map((value) => ({ value, label: value }))}
        value={year}
        onChange={({ target }) => setYear(target.value)}
        className="w-28"
      />
      <SaveButton label={t('save')} onSave={() => saveTransparency(Number(year), now)} />
    </section>
  )
}
