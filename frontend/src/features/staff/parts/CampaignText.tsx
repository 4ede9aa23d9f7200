import { useTranslations } from 'use-intl'
import { TextAreaField, TextField } from '#frontend/ui/TextField.tsx'
import type { TextAnswers } from '../campaign-form.ts'

/** Limits of the contract (shared/model/campaign.ts): ten paragraphs of 1,000 characters. */
const longest = { title: 120, body: 10_018, button: 40, path: 200 }

type CampaignTextProps = {
  text: TextAnswers
  pathError: string | null
  onChange: (change: Partial<TextAnswers>) => void
}

/** Text of a campaign in one language. */
export function CampaignText({ text, pathError, onChange }: CampaignTextProps) {
  const t = useTranslations('staff.campaigns')
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={longest.title}
        value={text.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={t('paragraphs')}
        description={t('paragraphsHint')}
        rows={8}
        maxLength={longest.body}
        value={text.body}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('button')}
          autoComplete="off"
          maxLength={longest.button}
          value={text.button}
          onChange={({ target }) => onChange({ button: target.value })}
        />
        <TextField
          label={t('path')}
          description={t('pathHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={longest.path}
          value={text.path}
          onChange={({ target }) => onChange({ path: target.value })}
          error={pathError}
        />
      </div>
    </>
  )
}
