import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { useDebounced } from '#frontend/lib/use-debounced.ts'
import { Card } from '#frontend/ui/Card.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { type Answers, appearances, isAnswered, races, type Unsent, withAnswer } from '../match-finder.ts'
import { useFirstFound } from '../meeting-queries.ts'
import { CountButton, countDelayMs } from './CountButton.tsx'
import { FinderAges } from './FinderAges.tsx'
import { FinderChoices } from './FinderChoices.tsx'
import { FinderFaces } from './FinderFaces.tsx'
import { SearchFailed } from './SearchFailed.tsx'

type FinderQuestionsProps = {
  answers: Answers
  onAnswers: (answers: Answers) => void
  unsent: Unsent
  onUnsent: (answers: Unsent) => void
  onFind: (answers: Answers) => void
}

/**
 * Questions of the match finder, with the members who match so far. Some countries have two further
 * questions: they default to "pass" and are labelled as having no effect (TRAP-22).
 */
export function FinderQuestions({ answers, onAnswers, unsent, onUnsent, onFind }: FinderQuestionsProps) {
  const t = useTranslations('meeting.finder')
  const { matchfinder_questions: questions } = useSettings()
  const counted = useDebounced(answers, countDelayMs)
  const { query, found } = useFirstFound(counted)
  const first = query.data?.pages[0]
  // Until the member chooses, the ages are the server's defaults.
  const ages = first?.filters && { min_age: String(first.filters.min_age), max_age: String(first.filters.max_age) }
  const chosen = isAnswered(answers) || !ages ? answers : { ...ages, ...answers }
  const onAnswer = (name: keyof Answers, value: string | null) => onAnswers(withAnswer(chosen, name, value))
  const isAsked = (question: (typeof questions)[number]) => questions.includes(question)
  const pass = { value: 'pass' as const, label: t('pass') }
  return (
    <div className="grid items-start gap-6 pb-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className="flex flex-col gap-7">
        {isAnswered(chosen) ? (
          <FinderAges answers={chosen} onAnswers={onAnswers} hasGroups={isAsked('age_group')} />
        ) : (
          !query.isError && <Skeleton className="h-28" />
        )}
        <FinderChoices answers={chosen} hasPlace={first?.hasPlace} onAnswer={onAnswer} />
        {isAsked('appearance') && (
          <SegmentedControl
            label={t('appearance')}
            options={[...appearances.map((value) => ({ value, label: t(`appearances.${value}`) })), pass]}
            value={unsent.appearance}
            onChange={(appearance) => onUnsent({ ...unsent, appearance })}
          />
        )}
        {isAsked('race') && (
          <SegmentedControl
            label={t('race')}
            options={[...races.map((value) => ({ value, label: t(`races.${value}`) })), pass]}
            value={unsent.race}
            onChange={(race) => onUnsent({ ...unsent, race })}
          />
        )}
        {(isAsked('appearance') || isAsked('race')) && <p className="text-muted text-sm">{t('noEffect')}</p>}
      </Card>
      <div className="flex flex-col gap-4 max-lg:contents lg:sticky lg:top-24">
        <FinderFaces cards={found?.results} />
        {query.isError && <SearchFailed error={query.error} isVisitor={false} onRetry={() => void query.refetch()} />}
        <div className="max-lg:sticky max-lg:bottom-[calc(var(--bar-bottom)+var(--safe-bottom))] max-lg:z-2 max-lg:-mx-[15px] max-lg:border-line max-lg:border-t max-lg:bg-surface/95 max-lg:px-[15px] max-lg:py-3 max-lg:backdrop-blur-sm">
          <CountButton
            found={counted === answers ? found : null}
            onClick={() => isAnswered(chosen) && onFind(chosen)}
          />
        </div>
      </div>
    </div>
  )
}
