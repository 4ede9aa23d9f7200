import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#frontend/domain/account/session.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { navigate, usePage } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { Spinner } from '#frontend/ui/Spinner.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useActivation } from './queries.ts'

/**
 * Target of the activation link (ROUTE-10). Uses the token from the fragment, which is not
 * sent to servers, and removes it from the URL. An invalid link leads to the error page.
 */
export default function ActivationDoneScreen() {
  const { href } = usePage()
  const token = new URLSearchParams(href.split('#')[1]).get('token') ?? ''
  const activation = useActivation(token)
  const isRefused = activation.error instanceof Refused
  useEffect(() => {
    if (activation.isSuccess) navigate(pathTo('activate-done'), { isReplacing: true })
    if (isRefused) navigate(pathTo('activate-error'), { isReplacing: true })
  }, [activation.isSuccess, isRefused])
  return (
    <main id="content" className="m-auto">
      {token ? (
        <Activating error={isRefused ? null : activation.error} onRetry={() => void activation.refetch()} />
      ) : (
        <Activated />
      )}
    </main>
  )
}

function Activating({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('account.activating')
  const errorText = useErrorText()
  useTitle(t('title'))
  return (
    <EmptyState
      isPage
      drawing={error ? 'plug' : 'doormat'}
      title={error ? t('failed') : t('title')}
      action={
        error ? (
          <Button tone="primary" size="lg" onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : (
          <Spinner className="text-primary-ink" />
        )
      }
    >
      {error ? errorText(error) : null}
    </EmptyState>
  )
}

/**
 * Confirmation, with links to the home page and the members, or to the login if this device has no
 * session.
 */
function Activated() {
  const t = useTranslations('account.activated')
  const isMember = useSession().state === 'member'
  useTitle(t('title'))
  return (
    <EmptyState
      isPage
      drawing="toast"
      title={t('title')}
      action={
        <div className="flex flex-col items-center gap-3">
          <LinkButton tone="primary" size="lg" to={isMember ? pathTo('index') : pathTo('login')}>
            {isMember ? t('toHome') : t('toLogin')}
          </LinkButton>
          {isMember && (
            <LinkButton tone="ghost" to={pathTo('members')}>
              {t('toMembers')}
            </LinkButton>
          )}
        </div>
      }
    >
      {t('text')}
    </EmptyState>
  )
}
