import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { Chip } from '#frontend/ui/Chip.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import type { ComplaintOutcome } from '#shared/model/complaint.ts'
import { useDraft } from '../drafts.ts'
import { languageIn } from '../language-in.ts'
import { type ComplaintRow, useAnswerComplaint } from '../queries.ts'
import { templatesIn } from '../texts.ts'
import { useAgeShown } from '../use-age-shown.ts'
import { AgeShownField } from './AgeShownField.tsx'

/** Limits of the contract (moderation.answerComplaint). */
const shortest = 10
const longest = 3000

const templates = {
  upheld: ['removed', 'banned', 'warned'],
  dismissed: ['allowed', 'unproven', 'elsewhere'],
} as const

const isOutcome = (text: string): text is ComplaintOutcome => text === 'upheld' || text === 'dismissed'

/** Answer with reasons, sent by mail; the draft survives a reload and an ended session. */
export function AnswerForm({ complaint }: { complaint: ComplaintRow }) {
  const t = useTranslations('staff.answer')
  const locale = useLocale()
  const errorText = useErrorText()
  const send = useAnswerComplaint(complaint.id)
  const [kept, setOutcome] = useDraft('outcome', complaint.id)
  const [text, setText] = useDraft('answer', complaint.id)
  const [isTried, setTried] = useState(false)
  const [isBanned, setBanned] = useState(false)
  const outcome = isOutcome(kept) ? kept : null
  // The answer to a case is for the member whom it is about.
  const [outcomes, hint] = !complaint.escalated
    ? (['outcomes', 'hint'] as const)
    : complaint.category === 'child_abuse'
      ? (['abuseOutcomes', 'abuseHint'] as const)
      : (['caseOutcomes', 'caseHint'] as const)
  const isShort = text.trim().length < shortest
  const ageShown = useAgeShown(complaint.id)
  const asked = outcome === 'dismissed' && complaint.escalated ? ageShown : null

  // appends a template to the text
  const insert = async (name: string) => {
    const ready = (await templatesIn(complaint.language))[name]
    if (ready) setText([text.trimEnd(), ready].filter(Boolean).join('\n\n'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!outcome || isShort || asked?.isShort) return
    send.mutate(
      { outcome, answer: text, ...(isBanned && { ban: true }), ...asked?.sent },
      {
        onSuccess: () => {
          setText('')
          setOutcome('')
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
      <RadioCards<ComplaintOutcome>
        label={t('outcome')}
        columns={1}
        options={(['upheld', 'dismissed'] as const).map((value) => ({ value, label: t(`${outcomes}.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
        error={isTried && !outcome ? t('outcomeMissing') : null}
      />
      {outcome === 'upheld' && complaint.about_left && (
        <Checkbox label={t('ban')} checked={isBanned} onChange={({ target }) => setBanned(target.checked)} />
      )}
      {outcome && !complaint.escalated && (
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('ready')}</legend>
          <div className="flex flex-wrap gap-1.5">
            {templates[outcome].map((name) => (
              <Chip key={name} onClick={() => void insert(name)}>
                {t(`names.${name}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <TextAreaField
        label={t('text')}
        description={t(hint, { language: languageIn(complaint.language, locale) })}
        rows={8}
        maxLength={longest}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={isTried && isShort ? t('tooShort', { count: String(shortest) }) : null}
      />
      {asked && <AgeShownField shown={asked} isTried={isTried} />}
      <Button type="submit" tone="primary" isPending={send.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
