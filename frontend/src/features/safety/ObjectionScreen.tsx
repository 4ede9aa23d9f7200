import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useDecision } from './decision.ts'
import { DecisionCard } from './parts/DecisionCard.tsx'
import { ObjectionForm } from './parts/ObjectionForm.tsx'

/** Token in the fragment, which is not sent to servers. */
const readToken = () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''

/** Objection to a decision by the link of its mail, with or without a session (MOD-03). */
export default function ObjectionScreen() {
  const t = useTranslations('safety.decision')
  const errorText = useErrorText()
  const token = readToken()
  const { data, error, refetch } = useDecision(token)
  const retry = useTranslations('app.errors')('retry')
  const isInvalid = !token || (error instanceof Refused && ['link_invalid', 'invalid_input'].includes(error.code))
  useTitle(isInvalid ? t('invalid.title') : t('title'))
  if (isInvalid)
    return (
      <main id="content" className="m-auto">
        <EmptyState
          isPage
          drawing="key"
          title={t('invalid.title')}
          action={
            <LinkButton tone="primary" size="lg" to={pathTo('complaints')}>
              {t('invalid.action')}
            </LinkButton>
          }
        >
          <p>{t('invalid.text')}</p>
        </EmptyState>
      </main>
    )
  return (
    <main id="content">
      <Container isNarrow>
        <PageHeading title={t('title')} lead={data?.state === 'made' ? t('lead') : null} />
        {error && (
          <RetryAlert retry={retry} onRetry={() => void refetch()} isLive>
            {errorText(error)}
          </RetryAlert>
        )}
        {!data && !error && <Skeleton className="h-60" />}
        {data && (
          <div className="flex flex-col gap-6 pb-8">
            <DecisionCard decision={data} />
            {data.state === 'made' && <ObjectionForm token={token} number={data.number} />}
          </div>
        )}
      </Container>
    </main>
  )
}
