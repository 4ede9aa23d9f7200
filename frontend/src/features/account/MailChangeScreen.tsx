import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useMailChange } from './credentials-queries.ts'
import { InvalidLink } from './parts/InvalidLink.tsx'
import { MailChanged } from './parts/MailChanged.tsx'
import { useLinkToken } from './use-link-token.ts'

/**
 * Target of two mailed links (ROUTE-12). The link that confirms an address change is used at once.
 * The undo link in the notice to the old address asks for confirmation, as it ends all sessions.
 */
export default function MailChangeScreen() {
  const { token, isBack } = useLinkToken()
  const { mutate, data, error } = useMailChange()
  const isMember = useSession().state === 'member'
  const used = useRef('')
  const use = () => {
    used.current = token
    mutate(token)
  }
  useEffect(() => {
    if (token === '' || isBack || used.current === token) return
    used.current = token
    mutate(token)
  }, [token, isBack, mutate])
  // removes the used token from the URL
  useEffect(() => {
    if (data) navigate(pathTo('mail-change-do'), { isReplacing: true })
  }, [data])

  return (
    <main id="content" className="m-auto">
      {data ? (
        <MailChanged {...data} isMember={isMember} />
      ) : error ? (
        <NotChanged error={error} isMember={isMember} onRetry={use} />
      ) : !token ? (
        <Invalid isMember={isMember} />
      ) : isBack ? (
        <AskFirst isPending={used.current !== ''} onConfirm={use} />
      ) : (
        <Pending />
      )}
    </main>
  )
}

function Pending() {
  const t = useTranslations('account.mailChange')
  useTitle(t('pending'))
  return <EmptyState isPage drawing="doormat" title={t('pending')} action={<Spinner className="text-primary-ink" />} />
}

function AskFirst({ isPending, onConfirm }: { isPending: boolean; onConfirm: () => void }) {
  const t = useTranslations('account.mailChange')
  useTitle(t('backTitle'))
  return (
    <EmptyState
      isPage
      drawing="doormat"
      title={t('backTitle')}
      action={
        <Button tone="primary" size="lg" isPending={isPending} onClick={onConfirm}>
          {t('backSubmit')}
        </Button>
      }
    >
      {t('backText')}
    </EmptyState>
  )
}

/** A signed-in member can request a new mail in the settings. */
function Invalid({ isMember }: { isMember: boolean }) {
  const t = useTranslations('account.mailChange')
  return (
    <InvalidLink to={pathTo(isMember ? 'notifications' : 'login')} label={t(isMember ? 'toSettings' : 'toLogin')} />
  )
}

function NotChanged({ error, isMember, onRetry }: { error: Error; isMember: boolean; onRetry: () => void }) {
  const t = useTranslations('account.mailChange')
  const errorText = useErrorText()
  useTitle(t('failed'))
  if (error instanceof Refused && error.code === 'link_invalid') return <Invalid isMember={isMember} />
  return (
    <EmptyState
      isPage
      drawing="plug"
      title={t('failed')}
      action={
        <Button tone="primary" size="lg" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p role="alert">{errorText(error)}</p>
    </EmptyState>
  )
}
