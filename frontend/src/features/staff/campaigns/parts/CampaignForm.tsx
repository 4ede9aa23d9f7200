import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import type { Language } from '#shared/i18n/languages.ts'
import { campaignKinds } from '#shared/model/campaign.ts'
import { emptyText, formOf, isTextFit, type TextAnswers } from '../campaign-form.ts'
import { useSaveCampaign } from '../campaigns.ts'
import type { CampaignDraft } from '../use-campaign-draft.ts'
import { CampaignText } from './CampaignText.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { SegmentFields } from './SegmentFields.tsx'

type CampaignFormProps = {
  draft: CampaignDraft
  /** Language of the shown text, if the screen controls it. */
  language?: Language
  onLanguage?: (language: Language) => void
  onSaved: (id: string) => void
  /** Called if the save is refused because another version of the campaign is stored. */
  onConflict?: () => void
}

/**
 * Form of a campaign: kind, text per language of the site, and segment. Saving cancels an existing
 * approval.
 */
export function CampaignForm({ draft, language, onLanguage, onSaved, onConflict }: CampaignFormProps) {
  const t = useTranslations('staff.campaigns')
  const { languages } = useSettings()
  const errorText = useErrorText()
  const save = useSaveCampaign(draft.forget)
  const { answers, change } = draft
  const [own, setOwn] = useState<Language>(languages[0]!)
  const [isTried, setTried] = useState(false)
  const shown = language ?? own
  const text = answers.texts[shown] ?? emptyText
  const changeText = (part: Partial<TextAnswers>) =>
    change({ texts: { ...answers.texts, [shown]: { ...text, ...part } } })
  const unfit = Object.entries(answers.texts).find(([, one]) => !isTextFit(one))?.[0] as Language | undefined
  const show = onLanguage ?? setOwn

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (unfit) show(unfit)
    else
      save.mutate(formOf(answers), {
        onSuccess: () => onSaved(answers.id),
        onError: (error) => {
          if (error instanceof Refused && error.code === 'campaign_changed') onConflict?.()
        },
      })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      {save.error && (
        <Alert tone="danger" isLive>
          {errorText(save.error)}
        </Alert>
      )}
      <SegmentedControl
        label={t('kind')}
        options={campaignKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={answers.kind}
        onChange={(kind) => change({ kind })}
        className="max-w-xs"
      />
      <LanguageChoice language={shown} onChange={show} />
      <CampaignText text={text} isTried={isTried} onChange={changeText} />
      <SegmentFields answers={answers} onChange={change} />
      <div>
        <Button type="submit" tone="primary" isPending={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
