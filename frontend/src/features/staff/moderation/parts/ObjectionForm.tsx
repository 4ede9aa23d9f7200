import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { languageIn } from '#frontend/features/staff/language-in.ts'
import { MailedTextField } from '#frontend/features/staff/parts/MailedTextField.tsx'
import { objectionTemplates } from '#frontend/features/staff/templates.ts'
import { useMailedText } from '#frontend/features/staff/use-mailed-text.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { answerLength } from '#shared/contract/moderation.ts'
import type { Objection } from '#shared/contract/moderation-items.ts'
import { type ObjectionOutcome, objectionOutcomes } from '#shared/model/decision.ts'
import { useAnswerObjection } from '../objections.ts'
import { useAgeShown } from '../use-age-shown.ts'
import { AgeShownField } from './AgeShownField.tsx'

/** Form for the answer to an objection. The reasons are mailed to the member. */
export function ObjectionForm({ objection: { number, kind, language } }: { objection: Objection }) {
  const t = useTranslations('staff.objections')
  const locale = useLocale()
  const errorText = useErrorText()
  const send = useAnswerObjection()
  const [answer, setAnswer] = useStaffDraft('objection', number)
  const [outcome, setOutcome] = useState<ObjectionOutcome | null>(null)
  const [isTried, setTried] = useState(false)
  const ageShown = useAgeShown(number)
  const asked = kind === 'age_suspended' ? ageShown : null
  const mailed = useMailedText({
    name: ['objection', number],
    text: answer,
    onChange: setAnswer,
    language,
    min: answerLength.min,
    templates: outcome === null ? [] : objectionTemplates(kind, outcome),
  })
  const isLetIn = outcome === 'reversed'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isReady = mailed.check()
    if (!isReady || outcome === null || (isLetIn && asked?.isShort) || send.isPending) return
    send.mutate(
      { number, outcome, answer, ...(isLetIn && asked?.sent) },
      {
        onSuccess: () => {
          mailed.clear()
          asked?.onChange('')
          showToast(t('done', { number }), { tone: 'success' })
        },
      },
    )
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      {send.error && (
        <Alert tone="danger" isLive>
          {errorText(send.error)}
        </Alert>
      )}
      <RadioCards
        label={t('outcome')}
        options={objectionOutcomes.map((value) => ({ value, label: t(value === 'upheld' ? 'uphold' : 'reverse') }))}
        value={outcome}
        onChange={setOutcome}
        error={isTried && outcome === null ? t('outcomeMissing') : null}
      />
      <MailedTextField
        mailed={mailed}
        label={t('answer')}
        description={t('answerHint', { language: languageIn(language, locale) })}
        rows={6}
        maxLength={answerLength.max}
        short={t('short', { count: String(answerLength.min) })}
      />
      {asked && isLetIn && <AgeShownField shown={asked} isTried={isTried} />}
      <Button type="submit" tone="primary" className="self-start" isPending={send.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
