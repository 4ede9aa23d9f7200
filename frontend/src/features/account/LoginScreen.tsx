import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { renewPush } from '#frontend/domain/notifications/push-check.ts'
import { useTitle } from '#frontend/domain/site/title.ts'
import { Refused } from '#frontend/lib/call.ts'
import { navigate, revisit, useSearch } from '#frontend/lib/router.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { TextField } from '#frontend/ui/TextField.tsx'
import { pathTo } from '#shared/rules/paths.ts'
import { WayBackMail } from './leaving/WayBackMail.tsx'
import { useLogin } from './queries.ts'

/**
 * Login. After sign-in, the route's guard redirects to the page that required the login. If there
 * is no such page, this screen redirects to the member's home page itself, because the guard would
 * redirect to the page `members` instead (ROUTE-07).
 */
export default function LoginScreen() {
  const t = useTranslations('account.login')
  const errorText = useErrorText()
  const login = useLogin()
  const { back } = useSearch()
  const isLeaving = login.error instanceof Refused && login.error.code === 'account_deletion_pending'
  useTitle(t('submit'))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const credentials = { email: String(fields.get('email')), password: String(fields.get('password')) }
    login.mutate(credentials, {
      onSuccess: ({ id }) => {
        // The new session may replace an earlier one of this member, with its push registration.
        void renewPush(id).catch(() => {})
        if (back) revisit()
        else navigate(pathTo('index'), { isReplacing: true })
      },
    })
  }

  return (
    <main id="content" className="m-auto w-full max-w-[420px] py-8">
      <Card className="overflow-hidden">
        <header className="evening -mx-5 -mt-5 mb-5 px-5 py-7 sm:-mx-6 sm:-mt-6 sm:mb-6 sm:px-6">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1">{t('lead')}</p>
        </header>
        <form onSubmit={submit} className="flex flex-col gap-5">
          {login.error &&
            (isLeaving ? (
              <WayBackMail text={errorText(login.error)} credentials={login.variables} />
            ) : (
              <Alert tone="danger" isLive>
                {errorText(login.error)}
              </Alert>
            ))}
          <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
          <div>
            <PasswordField label={t('password')} name="password" autoComplete="current-password" required />
            <p className="mt-1.5 text-right text-sm">
              <TextLink to={pathTo('reset-password')}>{t('forgot')}</TextLink>
            </p>
          </div>
          <Button type="submit" tone="primary" size="lg" isWide isPending={login.isPending}>
            {t('submit')}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-center text-muted">
        {t('noAccount')} <TextLink to={pathTo('signup')}>{t('signup')}</TextLink>
      </p>
    </main>
  )
}
