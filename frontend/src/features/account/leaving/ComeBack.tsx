import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { deletionGraceDays } from '#shared/rules/limits.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useReactivation } from './queries.ts'

/**
 * Target of the link in the deletion mail (ACC-48).
 * Requires a click, as mail clients prefetch links.
 */
export function ComeBack({ token }: { token: string }) {
  const t = useTranslations('account.leaving.back')
  const errorText = useErrorText()
  const reactivation = useReactivation()
  const isInvalid = reactivation.error instanceof Refused && reactivation.error.code === 'link_invalid'
  const state = reactivation.isSuccess ? 'done' : isInvalid ? 'invalid' : 'asked'
  const title = { done: t('doneTitle'), invalid: t('invalidTitle'), asked: t('title') }[state]
  useTitle(title)
  return (
    <EmptyState
      isPage
      drawing={state === 'invalid' ? 'key' : state === 'done' ? 'umbrella' : 'door'}
      title={title}
      action={
        state === 'asked' ? (
          <Button
            tone="primary"
            size="lg"
            isPending={reactivation.isPending}
            onClick={() => reactivation.mutate(token)}
          >
            {t('submit')}
          </Button>
        ) : (
          <LinkButton tone="primary" size="lg" to={pathTo('login')}>
            {t('toLogin')}
          </LinkButton>
        )
      }
    >
      <p role="status">
        {{ done: t('done'), invalid: t('invalid', { days: String(deletionGraceDays) }), asked: t('text') }[state]}
      </p>
      {reactivation.error && !isInvalid ? (
        <Alert tone="danger" isLive className="mt-4 text-left">
          {errorText(reactivation.error)}
        </Alert>
      ) : null}
    </EmptyState>
  )
}
