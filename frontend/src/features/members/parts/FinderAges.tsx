import { useTranslations } from 'use-intl'
import { useSettings } from '#frontend/domain/account/session.ts'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { SelectField } from '#frontend/ui/SelectField.tsx'
import { maxSearchAge } from '#shared/rules/limits.ts'
import { type Answers, ageGroups, agesOf, groupOf, withAnswer } from '../match-finder.ts'

type FinderAgesProps = {
  answers: Answers
  onAnswers: (answers: Answers) => void
  /** Whether the country offers two age groups (SEARCH-17). */
  hasGroups: boolean
}

/** Ages that the member looks for: a range, and two groups that set it. */
export function FinderAges({ answers, onAnswers, hasGroups }: FinderAgesProps) {
  const t = useTranslations('meeting.finder')
  const words = useTranslations('members.filters')
  const { minimum_age } = useSettings()
  const ages = Array.from({ length: maxSearchAge - minimum_age + 1 }, (_, index) => String(minimum_age + index))
  const options = ages.map((age) => ({ value: age, label: age }))
  return (
    <div>
      {hasGroups ? (
        <RadioCards
          label={t('age')}
          options={ageGroups.map((value) => ({ value, label: t(`ages.${value}`) }))}
          value={groupOf(answers)}
          onChange={(group) => onAnswers({ ...answers, ...agesOf(group) })}
          className="mb-3"
        />
      ) : (
        <p className="mb-2 font-medium">{t('age')}</p>
      )}
      <div className="flex items-end gap-2">
        {(['min_age', 'max_age'] as const).map((name) => (
          <SelectField
            key={name}
            className="min-w-20 flex-1"
            label={words(name === 'min_age' ? 'minAge' : 'maxAge')}
            options={options}
            value={answers[name] ?? ''}
            onChange={({ target }) => onAnswers(withAnswer(answers, name, target.value))}
          />
        ))}
      </div>
    </div>
  )
}
