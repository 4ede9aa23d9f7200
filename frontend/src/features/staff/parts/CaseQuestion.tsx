import { useTranslations } from 'use-intl'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import type { ChosenKind, DecisionGround } from '#shared/model/decision.ts'
import { type Escalation, escalations, refusalOf } from '#shared/model/photo.ts'

/** Answer to the question: open a case, or only make the decision. Empty if not answered yet. */
export type CaseAnswer = 'case' | 'decision' | ''

const closing: readonly ChosenKind[] = ['suspended', 'banned']

/**
 * Suspicion that a decision on this ground may conceal; undefined if there is none, or if the
 * decision itself suspends or bans the member.
 */
export const suspicionBehind = (kind: ChosenKind, ground: DecisionGround | ''): Escalation | undefined =>
  closing.includes(kind) ? undefined : escalations.find((one) => refusalOf[one] === ground)

type CaseQuestionProps = {
  suspicion: Escalation
  answer: CaseAnswer
  isMissing: boolean
  onAnswer: (answer: CaseAnswer) => void
}

/**
 * Asks whether to open a case instead. A decision alone neither suspends the member nor informs a
 * colleague (MOD-06, MOD-07).
 */
export function CaseQuestion({ suspicion, answer, isMissing, onAnswer }: CaseQuestionProps) {
  const t = useTranslations('staff.actions')
  const photos = useTranslations('staff.photos')
  return (
    <>
      <SelectField
        label={photos(`ask.${suspicion}`)}
        placeholder={t('decide.choose')}
        options={[
          { value: 'case', label: photos(`escalate.${suspicion}`) },
          { value: 'decision', label: t('decide.noCase') },
        ]}
        value={answer}
        onChange={({ target }) => onAnswer(target.value as CaseAnswer)}
        error={isMissing ? t('decide.answerMissing') : null}
      />
      {answer === 'case' && <p className="text-muted text-sm">{t('suspect.hint')}</p>}
    </>
  )
}
