import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { notificationTypes } from '#shared/model/user.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useUnsubscribe } from './queries.ts'

/**
 * Token in the fragment, which is not sent to servers. `kind`: the only notification type to end;
 * null for all of them.
 */
function readAddress() {
  const parameters = new URLSearchParams(window.location.hash.slice(1))
  const kind = notificationTypes.find((type) => type === parameters.get('kind')) ?? null
  return { token: parameters.get('token') ?? '', kind }
}

/** Unsubscribes by the link of a mail, with or without a session (NOTIF-25). */
export default function UnsubscribeScreen() {
  const t = useTranslations('notifications.unsubscribe')
  const errorText = useErrorText()
  const labels = useTranslations('notifications.types')
  const { token, kind } = readAddress()
  const { mutate, isPending, isSuccess, error } = useUnsubscribe()
  const isInvalid = !token || (error instanceof Refused && ['link_invalid', 'invalid_input'].includes(error.code))
  const state = isSuccess ? 'done' : isInvalid ? 'invalid' : 'ask'
  const words = (part: 'title' | 'text') =>
    kind && state !== 'invalid' ? t(`${state}Kind.${part}`, { kind: labels(`${kind}.label`) }) : t(`${state}.${part}`)
  useTitle(words('title'))

  return (
    <main id="content" className="m-auto">
      <EmptyState
        isPage
        drawing={state === 'invalid' ? 'key' : 'pigeon'}
        title={words('title')}
        action={
          state === 'ask' ? (
            <Button tone="primary" size="lg" isPending={isPending} onClick={() => mutate(token)}>
              {t('submit')}
            </Button>
          ) : (
            <LinkButton tone="primary" size="lg" to={pathTo('notifications')}>
              {t('toSettings')}
            </LinkButton>
          )
        }
      >
        <p role="status" className="text-balance">
          {words('text')}
        </p>
        {state === 'ask' && error && (
          <Alert tone="danger" isLive className="mt-4">
            {errorText(error)}
          </Alert>
        )}
      </EmptyState>
    </main>
  )
}
