import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl'
import { userQuery, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import type { OwnAgeCheck } from '#shared/model/age-check.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ageCheckLimits } from '#shared/rules/safety-limits.ts'
import { ageCheckTexts, useAgeCheck, useStartAgeCheck } from './age-check.ts'

/**
 * External age check (TRAP-24): explains the check, its provider and the shared data, and starts
 * it.
 */
export default function AgeCheckScreen() {
  const locale = useLocale()
  const messages = useMessages()
  const { data: own } = useSuspenseQuery(ageCheckTexts(locale))
  return (
    <IntlProvider locale={locale} messages={{ ...messages, ...own }}>
      <main id="content" className="mx-auto flex w-full max-w-[640px] flex-col gap-5 px-4 py-8">
        <Page />
      </main>
    </IntlProvider>
  )
}

function Page() {
  const t = useTranslations('ageCheck')
  const { data, isError, refetch } = useAgeCheck()
  if (data?.state === 'passed' || data?.state === 'not_needed') return <Passed state={data.state} />
  if (data) return <Asked state={data.state} />
  if (!isError) return <Spinner className="m-auto text-primary-ink" />
  const retry = (
    <Button size="sm" onClick={() => void refetch()}>
      {t('again')}
    </Button>
  )
  return (
    <Alert tone="danger" action={retry}>
      {t('loadFailed')}
    </Alert>
  )
}

/** End of the check, passed or not needed. Refetches the member, which unlocks the closed pages. */
function Passed({ state }: Pick<OwnAgeCheck, 'state'>) {
  const t = useTranslations('ageCheck')
  const { age_check } = useSettings()
  const client = useQueryClient()
  const title = state === 'passed' ? t('passedTitle') : t('notNeededTitle')
  useTitle(title)
  useEffect(() => {
    client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [client])
  return (
    <>
      <h1 className="text-xl">{title}</h1>
      <p>{state === 'passed' ? t('passed', { provider: age_check ?? '' }) : t('notNeeded')}</p>
      <div>
        <LinkButton tone="primary" size="lg" to={pathTo('members')}>
          {t('toMembers')}
        </LinkButton>
      </div>
    </>
  )
}

function Asked({ state }: Pick<OwnAgeCheck, 'state'>) {
  const t = useTranslations('ageCheck')
  const { age_check, minimum_age, support_email } = useSettings()
  useTitle(t('title'))
  const values = { provider: age_check ?? '', age: String(minimum_age) }
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p>{t('why', values)}</p>
      <p>{t('how', values)}</p>
      <p>{t('shared', values)}</p>
      {state === 'open' && <Alert isLive>{t('open', values)}</Alert>}
      {state === 'failed' && <Alert tone="warning">{t('failed', values)}</Alert>}
      {state === 'under_age' && <Alert tone="warning">{t('under', values)}</Alert>}
      <Start label={state === 'none' ? t('start', values) : state === 'open' ? t('resume', values) : t('again')} />
      <p className="text-muted text-sm">{t('meanwhile')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={pathTo('profile')}>{t('profile')}</LinkButton>
        <LinkButton to={pathTo('notifications')}>{t('settings')}</LinkButton>
        <LinkButton to={pathTo('transactions')}>{t('payments')}</LinkButton>
      </div>
      <p className="text-muted text-sm">{t('help', { support_email })}</p>
    </>
  )
}

function Start({ label }: { label: string }) {
  const t = useTranslations('ageCheck')
  const errorText = useErrorText()
  const start = useStartAgeCheck()
  return (
    <>
      {start.error && <Alert tone="danger">{errorText(start.error)}</Alert>}
      <div className="flex flex-col items-start gap-2">
        <Button tone="primary" size="lg" isPending={start.isPending} onClick={() => start.mutate()}>
          {label}
        </Button>
        <p className="text-muted text-sm">{t('daily', { max: String(ageCheckLimits.triesPerDay) })}</p>
      </div>
    </>
  )
}
