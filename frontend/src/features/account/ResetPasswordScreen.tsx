import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmailField } from '#frontend/domain/account/EmailField.tsx'
import { useTitle } from '#frontend/domain/site/title.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { Card } from '#frontend/ui/Card.tsx'
import { EmptyState } from '#frontend/ui/EmptyState.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { linkLife } from '#shared/rules/link-life.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { useResetRequest } from './credentials-queries.ts'

/** Request of a password reset mail (ROUTE-08). */
export default function ResetPasswordScreen() {
  const t = useTranslations('account.resetRequest')
  const errorText = useErrorText()
  const request = useResetRequest()
  const [email, setEmail] = useState('')
  useTitle(t('title'))

  if (request.isSuccess) return <Sent email={request.variables.trim()} onAgain={request.reset} />

  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(email)
  }
  return (
    <main id="content" className="m-auto w-full max-w-[420px] py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <Card>
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <EmailField
            label={t('email')}
            value={email}
            onChange={(typed) => {
              setEmail(typed)
              if (request.isError) request.reset()
            }}
            error={request.error && errorText(request.error)}
            required
          />
          <Button type="submit" tone="primary" size="lg" isWide isPending={request.isPending}>
            {t('submit')}
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-center">
        <TextLink to={pathTo('login')}>{t('toLogin')}</TextLink>
      </p>
    </main>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('account.resetRequest')
  return (
    <main id="content" className="m-auto">
      <EmptyState
        isPage
        drawing="doormat"
        title={t('sentTitle')}
        action={<Button onClick={onAgain}>{t('again')}</Button>}
      >
        <p role="status">
          {t.rich('sent', {
            email,
            minutes: String(linkLife.passwordReset / 60),
            address: (text) => <strong className="text-ink">{text}</strong>,
          })}
        </p>
        <p className="mt-3">{t('spam')}</p>
      </EmptyState>
    </main>
  )
}
