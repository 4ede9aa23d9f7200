import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useSearch } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Container } from '#frontend/ui/Container.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { PageHeading } from '#frontend/ui/PageHeading.tsx'
import { RetryAlert } from '#frontend/ui/RetryAlert.tsx'
import { Skeleton } from '#frontend/ui/Skeleton.tsx'
import { aboutIn, startOf } from './draft.ts'
import { readFlagger, useFlagger } from './flagger.ts'
import { ComplaintForm } from './parts/ComplaintForm.tsx'
import { ComplaintSent, type Receipt } from './parts/ComplaintSent.tsx'
import { Promises } from './parts/Promises.tsx'

/** Complaint form for members and visitors (BLOCK-08, TRAP-63). */
export default function ComplaintsScreen() {
  const t = useTranslations('safety.complaint')
  const session = useSession()
  const start = startOf(useSearch())
  const about = aboutIn(start)
  const [sent, setSent] = useState<{ receipt: Receipt; about: string } | null>(null)
  // A link to the form, such as the footer's, has another subject and leads away from the receipt.
  const receipt = sent?.about === about ? sent.receipt : null
  useTitle(receipt ? t('sent.title') : t('title'))

  return (
    <main id="content">
      <Container isNarrow>
        {receipt ? (
          <ComplaintSent receipt={receipt} isMember={session.state === 'member'} onAnother={() => setSent(null)} />
        ) : (
          <>
            <PageHeading title={t('title')} lead={t('lead')} />
            <Filing session={session} start={start} onSent={(receipt) => setSent({ receipt, about })} />
            <Promises />
          </>
        )}
      </Container>
    </main>
  )
}

type FilingProps = Pick<Parameters<typeof ComplaintForm>[0], 'session' | 'start' | 'onSent'>

/** Complaint form, or the error of a trusted flagger's link (MOD-17). */
function Filing({ session, start, onSent }: FilingProps) {
  const t = useTranslations('safety.complaint.flagger')
  const errorText = useErrorText()
  const [token, setToken] = useState('')
  // Read after the first render, which must match the prerendered page.
  useEffect(() => setToken(readFlagger()), [])
  const { data, error, refetch } = useFlagger(token)
  const retry = useTranslations('app.errors')('retry')
  const form = <ComplaintForm key={aboutIn(start)} {...{ session, start, onSent }} />
  if (!token) return form
  if (data) return <ComplaintForm key={token} {...{ session, start, onSent }} flagger={{ token, ...data }} />
  if (!error) return <Skeleton className="h-60" />
  if (!(error instanceof Refused))
    return (
      <RetryAlert retry={retry} onRetry={() => void refetch()}>
        {errorText(error)}
      </RetryAlert>
    )
  return (
    <EmptyState
      drawing="key"
      title={t('invalidTitle')}
      action={
        <Button tone="primary" onClick={() => setToken('')}>
          {t('without')}
        </Button>
      }
    >
      <p>{t('invalidText')}</p>
    </EmptyState>
  )
}
