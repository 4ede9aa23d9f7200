import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { navigate, useSearch } from '#frontend/lib/router.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { type AgeGroup, ageGroupOf, type Unsent } from './match-finder.ts'
import { FinderQuestions } from './parts/FinderQuestions.tsx'
import { FinderResults } from './parts/FinderResults.tsx'

/**
 * Match finder: a few questions, then results (SEARCH-17 to 20). The age
 * group is in the URL; the other answers stay in this screen (TRAP-22).
 */
export default function MatchFinderScreen() {
  const t = useTranslations('meeting.finder')
  const { matchfinder_questions: questions } = useSettings()
  const user = useMember()
  const asked = useSearch().age_group
  const ageGroup = user && ageGroupOf(asked, questions, user.profile.age)
  const [unsent, setUnsent] = useState<Unsent>({ appearance: 'pass', race: 'pass' })
  useTitle(t('title'))

  const show = (group: AgeGroup) => navigate(pathTo('match-finder'), { search: { age_group: group } })
  const onAgain = useCallback(() => navigate(pathTo('match-finder')), [])
  return (
    <main id="content">
      {ageGroup ? (
        <Container>
          <PageHeading title={t('title')} className="pb-3! md:pb-5!" />
          <FinderResults ageGroup={ageGroup} onAgain={onAgain} />
        </Container>
      ) : (
        <Container isNarrow>
          <PageHeading title={t('title')} lead={t('lead')} />
          <FinderQuestions questions={questions} unsent={unsent} onUnsent={setUnsent} onFind={show} />
        </Container>
      )}
    </main>
  )
}
