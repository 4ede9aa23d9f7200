import { type FormEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { navigate } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { LinkButton } from '#frontend/ui/LinkButton.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { useReset } from './credentials-queries.ts'
import { InvalidLink } from './parts/InvalidLink.tsx'
import { NewPasswordFields } from './parts/NewPasswordFields.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useNewPassword } from './use-new-password.ts'

/** Target of a reset link (ROUTE-09): a new password, entered twice. */
export default function NewPasswordScreen() {
  const t = useTranslations('account.newPassword')
  const { token } = useLinkToken()
  const reset = useReset(token)
  // removes the used token from the URL
  useEffect(() => {
    if (reset.isSuccess) navigate(pathTo('reset-password-do'), { isReplacing: true })
  }, [reset.isSuccess])

  if (reset.isSuccess) return <Done />
  const isInvalid = reset.error instanceof Refused && reset.error.code === 'link_invalid'
  if (!token || isInvalid)
    return (
      <main id="content" className="m-auto">
        <InvalidLink to={pathTo('reset-password')} label={t('newMail')} />
      </main>
    )

  return <NewPasswordForm reset={reset} />
}

function NewPasswordForm({ reset }: { reset: ReturnType<typeof useReset> }) {
  const t = useTranslations('account.newPassword')
  const errorText = useErrorText()
  const typed = useNewPassword()
  useTitle(t('title'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const password = typed.take()
    if (password !== null) reset.mutate(password)
  }
  return (
    <main id="content" className="m-auto w-full max-w-[420px] py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <Card>
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <NewPasswordFields {...typed} problem={reset.error && errorText(reset.error)} />
          <Button type="submit" tone="primary" size="lg" isWide isPending={reset.isPending}>
            {t('submit')}
          </Button>
        </form>
      </Card>
    </main>
  )
}

function Done() {
  const t = useTranslations('account.newPassword')
  useTitle(t('doneTitle'))
  return (
    <main id="content" className="m-auto">
      <EmptyState
        isPage
        drawing="door"
        title={t('doneTitle')}
        action={
          <LinkButton tone="primary" size="lg" to={pathTo('login')}>
            {t('toLogin')}
          </LinkButton>
        }
      >
        <p role="status">{t('done')}</p>
      </EmptyState>
    </main>
  )
}
