import { useTranslations } from 'use-intl'
import { TextAreaField, TextField } from '#frontend/ui/TextField.tsx'
import { campaignLimits } from '#shared/model/campaign.ts'
import { bodyFault, isPathFit, type TextAnswers } from '../campaign-form.ts'

type CampaignTextProps = {
  text: TextAnswers
  /** Whether to show the validation errors. */
  isTried: boolean
  onChange: (change: Partial<TextAnswers>) => void
}

/** Form fields for the text of a campaign in one language. */
export function CampaignText({ text, isTried, onChange }: CampaignTextProps) {
  const t = useTranslations('staff.campaigns')
  const fault = isTried ? bodyFault(text.body) : null
  const bodyError =
    fault &&
    ('count' in fault
      ? t('paragraphsTooMany', { ...fault, most: campaignLimits.paragraphs })
      : t('paragraphTooLong', { ...fault, most: campaignLimits.paragraph }))
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={campaignLimits.title}
        value={text.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={t('paragraphs')}
        description={t('paragraphsHint', { most: String(campaignLimits.paragraphs) })}
        rows={8}
        value={text.body}
        error={bodyError}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      <TextField
        label={t('button')}
        autoComplete="off"
        maxLength={campaignLimits.button}
        value={text.button}
        onChange={({ target }) => onChange({ button: target.value })}
      />
      <TextField
        label={t('path')}
        description={t('pathHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={campaignLimits.path}
        value={text.path}
        onChange={({ target }) => onChange({ path: target.value })}
        error={isTried && !isPathFit(text.path) ? t('pathWrong') : null}
      />
    </>
  )
}
