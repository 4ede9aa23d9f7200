import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { type Answers, type Loosening, loosened, looseningSteps } from '../match-finder.ts'
import { useFirstFound } from '../meeting-queries.ts'
import { MemberTotal } from './TotalSentence.tsx'

type FinderNobodyProps = { answers: Answers; onAnswers: (answers: Answers) => void; again: ReactNode }

/**
 * Empty result: a button per answer that can be loosened, with the number of members who match then
 * (SEARCH-28).
 */
export function FinderNobody({ answers, onAnswers, again }: FinderNobodyProps) {
  const t = useTranslations('meeting.finder')
  const { minimum_age } = useSettings()
  const steps = looseningSteps.flatMap((step) => {
    const wider = loosened(answers, step, minimum_age)
    return wider ? [{ step, wider }] : []
  })
  return (
    <EmptyState
      drawing="bicycle"
      title={t('none')}
      action={
        <div className="flex flex-col items-stretch gap-3">
          {steps.map(({ step, wider }) => (
            <Loosen key={step} step={step} answers={wider} onAnswers={onAnswers} />
          ))}
          {again}
        </div>
      }
    >
      {t('noneText')}
    </EmptyState>
  )
}

/** Button that loosens one answer; hidden until a search has shown that this finds somebody. */
function Loosen({ step, answers, onAnswers }: Pick<FinderNobodyProps, 'answers' | 'onAnswers'> & { step: Loosening }) {
  const t = useTranslations('meeting.finder.loosen')
  const { found } = useFirstFound(answers)
  if (!found || found.total === 0) return null
  return (
    <Button onClick={() => onAnswers(answers)}>
      {t(step)}{' '}
      {!found.isMinimum && (
        <span className="font-normal">
          · <MemberTotal {...found} />
        </span>
      )}
    </Button>
  )
}
