import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IntlProvider, useLocale, useMessages, useTranslations } from 'use-intl'
import { useMember, userQuery, useSettings } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import type { OwnAgeCheck } from '#shared/model/age-check.ts'
import { ageCheckLimits } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ageCheckTexts, useAgeCheck, useStartAgeCheck } from './age-check.ts'

/** Outside age check (TRAP-24): what is asked, by whom, what is shared, and how to go on. */
export default function AgeCheckScreen() {
  const locale = useLocale()
  const frame = useMessages()
  const { data: own } = useSuspenseQuery(ageCheckTexts(locale))
  return (
    <IntlProvider locale={locale} messages={{ ...frame, ...own }}>
      <Page />
    </IntlProvider>
  )
}

function Page() {
  const t = useTranslations('ageCheck')
  const { age_check: provider, minimum_age: age, support_email } = useSettings()
  useTitle(t('title'))
  useWayIn()
  const values = { provider: provider ?? '', age: String(age) }
  return (
    <main id="content" className="mx-auto flex w-full max-w-[640px] flex-col gap-5 px-4 py-8">
      <h1 className="text-xl">{t('title')}</h1>
      <p>{t('why', values)}</p>
      <p>{t('how', values)}</p>
      <p>{t('shared', values)}</p>
      <Check values={values} />
      <p className="text-muted text-sm">{t('meanwhile')}</p>
      <nav className="flex flex-wrap gap-3" aria-label={t('meanwhile')}>
        <LinkButton to={pathTo('profile')}>{t('profile')}</LinkButton>
        <LinkButton to={pathTo('notifications')}>{t('settings')}</LinkButton>
        <LinkButton to={pathTo('transactions')}>{t('payments')}</LinkButton>
      </nav>
      <p className="text-muted text-sm">{t('help', { support_email })}</p>
    </main>
  )
}

/** Leads on a member who needs no check, any more or at all. */
function useWayIn(): void {
  const needsCheck = useMember()?.needs_age_check
  useEffect(() => {
    if (needsCheck === false) navigate(pathTo('members'), { isReplacing: true })
  }, [needsCheck])
}

type Values = { provider: string; age: string }

function Check({ values }: { values: Values }) {
  const t = useTranslations('ageCheck')
  const client = useQueryClient()
  const { data, isError, refetch } = useAgeCheck()
  const isIn = data?.state === 'passed' || data?.state === 'not_needed'
  useEffect(() => {
    if (isIn) client.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => {})
  }, [isIn, client])
  if (data) return <State state={data.state} values={values} />
  if (!isError) return <Spinner className="text-primary-ink" />
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

function State({ state, values }: { state: OwnAgeCheck['state']; values: Values }) {
  const t = useTranslations('ageCheck')
  const errorText = useErrorText()
  const start = useStartAgeCheck()
  if (state === 'passed' || state === 'not_needed') return <Alert isLive>{t('passed')}</Alert>
  return (
    <>
      {state === 'open' && <Alert isLive>{t('open', values)}</Alert>}
      {state === 'failed' && <Alert tone="warning">{t('failed', values)}</Alert>}
      {state === 'under_age' && <Alert tone="warning">{t('under', values)}</Alert>}
      {start.error && <Alert tone="danger">{errorText(start.error)}</Alert>}
      <div className="flex flex-col items-start gap-2">
        <Button tone="primary" size="lg" isPending={start.isPending} onClick={() => start.mutate()}>
          {state === 'none' ? t('start', values) : state === 'open' ? t('resume', values) : t('again')}
        </Button>
        <p className="text-muted text-sm">{t('daily', { max: String(ageCheckLimits.triesPerDay) })}</p>
      </div>
    </>
  )
}
