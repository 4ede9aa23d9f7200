import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useRegionalLocale } from '#frontend/lib/regional-locale.ts'
import { usePage } from '#frontend/lib/router.ts'
import { useStore } from '#frontend/lib/store.ts'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { ComeBack } from './ComeBack.tsx'
import { PartnerCountdown } from './PartnerCountdown.tsx'
import { deleted } from './queries.ts'

/**
 * Page after a deletion (ROUTE-13), and target of the link that undoes
 * it; its token is in the fragment, which is not sent to servers.
 */
export default function AccountDeletedScreen() {
  const { href } = usePage()
  const token = new URLSearchParams(href.split('#')[1]).get('token') ?? ''
  return (
    <main id="content" className="m-auto">
      {token ? <ComeBack token={token} /> : <Gone />}
    </main>
  )
}

function Gone() {
  const t = useTranslations('account.leaving')
  const locale = useRegionalLocale()
  const made = useStore(deleted)
  useTitle(t('deleted.title'))
  // the final date is shown once; a later visit gets the general text
  useEffect(() => () => deleted.write(null), [])
  const moment =
    made && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(made.final_at))
  return (
    <EmptyState
      isPage
      drawing="boat"
      title={t('deleted.title')}
      action={
        made?.partner ? (
          <PartnerCountdown partner={made.partner} />
        ) : (
          <LinkButton to={pathTo('index')}>{t('deleted.toHome')}</LinkButton>
        )
      }
    >
      <p>{t('deleted.text')}</p>
      <p className="mt-2">
        {moment ? t('deleted.until', { moment }) : t('deleted.wayBack', { days: String(deletionGraceDays) })}
      </p>
    </EmptyState>
  )
}
