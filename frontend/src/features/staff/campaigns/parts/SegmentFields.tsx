import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { languageName } from '#frontend/lib/language-name.ts'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import type { CampaignAnswers } from '../campaign-form.ts'

type SegmentFieldsProps = { answers: CampaignAnswers; onChange: (change: Partial<CampaignAnswers>) => void }

/** Choice of the members who get a campaign; an empty choice means all members. */
export function SegmentFields({ answers, onChange }: SegmentFieldsProps) {
  const t = useTranslations('staff.campaigns')
  const { languages } = useSettings()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('segment')}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          label={t('segmentLanguage')}
          placeholder={t('all')}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
          value={answers.language}
          onChange={({ target }) => onChange({ language: target.value as CampaignAnswers['language'] })}
        />
        <SelectField
          label={t('premium')}
          placeholder={t('all')}
          options={(['with', 'without'] as const).map((value) => ({ value, label: t(value) }))}
          value={answers.premium}
          onChange={({ target }) => onChange({ premium: target.value as CampaignAnswers['premium'] })}
        />
        <SelectField
          label={t('visited')}
          placeholder={t('all')}
          options={(['within', 'before'] as const).map((value) => ({ value, label: t(value) }))}
          value={answers.visited}
          onChange={({ target }) => onChange({ visited: target.value as CampaignAnswers['visited'] })}
        />
        {answers.visited && (
          <TextField
            label={t('days')}
            type="number"
            inputMode="numeric"
            min={1}
            max={730}
            value={answers.days}
            onChange={({ target }) => onChange({ days: target.value })}
          />
        )}
      </div>
    </fieldset>
  )
}
