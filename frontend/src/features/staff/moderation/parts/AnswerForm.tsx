import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { languageIn } from '#frontend/features/staff/language-in.ts'
import { MailedTextField } from '#frontend/features/staff/parts/MailedTextField.tsx'
import { useMailedText } from '#frontend/features/staff/use-mailed-text.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { answerLength } from '#shared/contract/moderation.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import { type AnsweringDecision, type ComplaintRow, useAnswerComplaint } from '../complaints.ts'
import { useAgeShown } from '../use-age-shown.ts'
import { useOutcome } from '../use-outcome.ts'
import { AgeShownField } from './AgeShownField.tsx'
import { OutcomeFields } from './OutcomeFields.tsx'

type AnswerFormProps = { complaint: ComplaintRow; decisions: readonly AnsweringDecision[] }

/**
 * Form for the mailed answer to a complaint or case; the draft survives a reload and an ended
 * session.
 */
export function AnswerForm({ complaint, decisions }: AnswerFormProps) {
  const t = useTranslations('staff.answer')
  const locale = useLocale()
  const errorText = useErrorText()
  const send = useAnswerComplaint(complaint.id)
  const outcome = useOutcome(complaint, decisions)
  const [text, setText] = useStaffDraft('answer', complaint.id)
  const [isTried, setTried] = useState(false)
  // The answer to a case is sent to the suspended member, so it has other texts.
  const [outcomes, hint] = !complaint.escalated
    ? (['outcomes', 'hint'] as const)
    : complaint.category === 'child_abuse'
      ? (['abuseOutcomes', 'abuseHint'] as const)
      : (['caseOutcomes', 'caseHint'] as const)
  const labelOf = (value: ComplaintOutcome) => {
    if (outcomes === 'outcomes') return t(`outcomes.${value}`)
    return value === 'agreed' ? '' : t(`${outcomes}.${value}`)
  }
  const mailed = useMailedText({
    name: ['answer', complaint.id],
    text,
    onChange: setText,
    language: complaint.language,
    min: answerLength.min,
    templates: outcome.templates,
  })
  const ageShown = useAgeShown(complaint.id)
  const asked = outcome.value === 'dismissed' && complaint.escalated ? ageShown : null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isReady = mailed.check()
    if (!outcome.value || outcome.isUndecided || !isReady || asked?.isShort) return
    send.mutate(
      { outcome: outcome.value, answer: text, ...outcome.sent, ...asked?.sent },
      {
        onSuccess: () => {
          mailed.clear()
          outcome.onChange('')
          ageShown?.onChange('')
          showToast(t('sent'), { tone: 'success' })
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={t('title')}
      className="flex flex-col gap-4 rounded-control border border-line bg-surface p-4"
    >
      <h2 className="text-base">{t('title')}</h2>
      {send.error && (
        <Alert tone="danger" isLive>
          {errorText(send.error)}
        </Alert>
      )}
      <OutcomeFields outcome={outcome} labelOf={labelOf} isTried={isTried} />
      <MailedTextField
        mailed={mailed}
        label={t('text')}
        description={t(hint, { language: languageIn(complaint.language, locale) })}
        rows={8}
        maxLength={answerLength.max}
        short={t('tooShort', { count: String(answerLength.min) })}
      />
      {asked && <AgeShownField shown={asked} isTried={isTried} />}
      <Button type="submit" tone="primary" isPending={send.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
