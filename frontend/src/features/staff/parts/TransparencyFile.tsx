import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { auditYears } from '#shared/rules/limits.ts'
import { saveTransparency } from '../transparency-file.ts'
import { SaveButton } from './SaveButton.tsx'

/** Counts of a year for the transparency report, as a file (MOD-16). */
export function TransparencyFile() {
  const t = useTranslations('staff.audit.file')
  const [now] = useState(() => new Date())
  const years = Array.from({ length: auditYears + 1 }, (_, back) => String(now.getUTCFullYear() - back))
  const [year, setYear] = useState(years[0]!)
  return (
    <section aria-label={t('title')} className="mt-10 flex max-w-xl flex-col items-start gap-3">
      <h2 className="font-bold text-lg">{t('title')}</h2>
      <p className="text-muted">{t('text')}</p>
      <SelectField
        label={t('year')}
        options={years.map((value) => ({ value, label: value }))}
        value={year}
        onChange={({ target }) => setYear(target.value)}
        className="w-40"
      />
      <SaveButton label={t('save')} onSave={() => saveTransparency(Number(year), now)} />
    </section>
  )
}
