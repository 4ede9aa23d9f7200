import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { RadioCards } from '#frontend/ui/RadioCards.tsx'
import { SegmentedControl } from '#frontend/ui/SegmentedControl.tsx'
import type { Settings } from '#shared/contract/site.ts'
import { type AgeGroup, ageGroups, appearances, races, type Unsent } from '../match-finder.ts'

type FinderQuestionsProps = {
  questions: Settings['matchfinder_questions']
  unsent: Unsent
  onUnsent: (answers: Unsent) => void
  onFind: (group: AgeGroup) => void
}

/**
 * Age group, and two optional questions that default to
 * "pass" and are labelled as having no effect (TRAP-22).
 */
export function FinderQuestions({ questions, unsent, onUnsent, onFind }: FinderQuestionsProps) {
  const t = useTranslations('meeting.finder')
  const [group, setGroup] = useState<AgeGroup>('18-35')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onFind(group)
  }
  const isAsked = (question: (typeof questions)[number]) => questions.includes(question)
  const pass = { value: 'pass' as const, label: t('pass') }
  return (
    <Card>
      <form onSubmit={onSubmit} className="flex flex-col gap-6">
        {isAsked('age_group') && (
          <RadioCards
            label={t('age')}
            options={ageGroups.map((value) => ({ value, label: t(`ages.${value}`) }))}
            value={group}
            onChange={setGroup}
          />
        )}
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
        <Button type="submit" tone="primary" size="lg" isWide icon={<Search aria-hidden="true" />}>
          {t('find')}
        </Button>
      </form>
    </Card>
  )
}
