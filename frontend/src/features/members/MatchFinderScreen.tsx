import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { navigate, useSearch } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { type Answers, answersFrom, isAnswered, type Unsent } from './match-finder.ts'
import { FinderQuestions } from './parts/FinderQuestions.tsx'
import { FinderResults } from './parts/FinderResults.tsx'

/**
 * Match finder: questions whose answers select members, beside the photos of some matching members,
 * then all matching members (SEARCH-17 to 20, SEARCH-28). Answers are in the URL, except those on
 * appearance and race, which stay in this screen (TRAP-22).
 */
export default function MatchFinderScreen() {
  const t = useTranslations('meeting.finder')
  const answers = answersFrom(useSearch())
  const [draft, setDraft] = useState<Answers>(answers)
  const [unsent, setUnsent] = useState<Unsent>({ appearance: 'pass', race: 'pass' })
  useTitle(t('title'))

  const show = (chosen: Answers) => {
    setDraft(chosen)
    navigate(pathTo('match-finder'), { search: { ...chosen } as Record<string, string> })
  }
  const onAgain = () => {
    setDraft(answers)
    navigate(pathTo('match-finder'))
  }
  return (
    <main id="content">
      {isAnswered(answers) ? (
        <Container>
          <PageHeading title={t('title')} className="pb-3! md:pb-5!" />
          <FinderResults answers={answers} onAnswers={show} onAgain={onAgain} />
        </Container>
      ) : (
        <Container>
          <PageHeading title={t('title')} lead={t('lead')} />
          <FinderQuestions answers={draft} onAnswers={setDraft} unsent={unsent} onUnsent={setUnsent} onFind={show} />
        </Container>
      )}
    </main>
  )
}
