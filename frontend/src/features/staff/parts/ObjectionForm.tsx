import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { TextAreaField } from '#frontend/ui/TextField.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { answerLength } from '#shared/contract/moderation.ts'
import type { Objection } from '#shared/contract/moderation-items.ts'
import type { ObjectionOutcome } from '#shared/model/decision.ts'
import { useDraft } from '../drafts.ts'
import { languageIn } from '../language-in.ts'
import { useAnswerObjection } from '../objections.ts'
import { useAgeShown } from '../use-age-shown.ts'
import { AgeShownField } from './AgeShownField.tsx'

/** Form for the answer to an objection. The reasons are mailed to the member. */
export function ObjectionForm({ objection: { number, kind, language } }: { objection: Objection }) {
  const t = useTranslations('staff.objections')
  const locale = useLocale()
  const errorText = useErrorText()
  const send = useAnswerObjection()
  const [answer, setAnswer] = useDraft('objection', number)
  const [isTried, setTried] = useState(false)
  const ageShown = useAgeShown(number)
  const asked = kind === 'age_suspended' ? ageShown : null
  const isShort = answer.trim().length < answerLength.min
  const decide = (outcome: ObjectionOutcome) => {
    setTried(true)
    const isLetIn = outcome === 'reversed'
    if (isShort || (isLetIn && asked?.isShort) || send.isPending) return
    send.mutate(
      { number, outcome, answer, ...(isLetIn && asked?.sent) },
      {
        onSuccess: () => {
          setAnswer('')
          asked?.onChange('')
          showToast(t('done', { number }), { tone: 'success' })
        },
      },
    )
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      {send.error && (
        <Alert tone="danger" isLive>
          {errorText(send.error)}
        </Alert>
      )}
      <TextAreaField
        label={t('answer')}
        description={t('answerHint', { language: languageIn(language, locale) })}
        rows={6}
        maxLength={answerLength.max}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={isTried && isShort ? t('short', { count: String(answerLength.min) }) : null}
      />
      {asked && <AgeShownField shown={asked} isTried={isTried} />}
      <div className="flex flex-wrap gap-2">
        <Button isPending={send.isPending && send.variables?.outcome === 'upheld'} onClick={() => decide('upheld')}>
          {t('uphold')}
        </Button>
        <Button
          tone="primary"
          isPending={send.isPending && send.variables?.outcome === 'reversed'}
          onClick={() => decide('reversed')}
        >
          {t('reverse')}
        </Button>
      </div>
    </form>
  )
}
