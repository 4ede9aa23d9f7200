import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmailField } from '#frontend/domain/account/EmailField.tsx'
import { useMember } from '#frontend/domain/account/session.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { maxPasswordLength } from '#shared/rules/password.ts'
import { useMailChangeRequest } from '../credentials-queries.ts'

const empty = { email: '', password: '' }

/** Email address of the account, and a request to change it (ACC-40 to ACC-42). */
export default function EmailSection() {
  const t = useTranslations('account.settings.email')
  const errorText = useErrorText()
  const user = useMember()
  const request = useMailChangeRequest()
  const [typed, setTyped] = useState(empty)
  if (!user) return null

  const isPasswordWrong = request.error instanceof Refused && request.error.code === 'wrong_password'
  const problem = request.error && errorText(request.error)
  const change = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next })
    if (request.isError) request.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    request.mutate(typed, { onSuccess: () => setTyped(empty) })
  }
  const address = (text: ReactNode) => <strong className="font-medium text-ink">{text}</strong>
  return (
    <Section id="email" title={t('title')} lead={t.rich('lead', { email: user.email, address })}>
      {user.new_email && (
        <Alert isLive={request.isSuccess}>
          {t.rich('waiting', {
            email: user.new_email,
            address: (text) => <strong>{text}</strong>,
          })}
        </Alert>
      )}
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <EmailField
          label={t('newEmail')}
          autoComplete="off"
          value={typed.email}
          onChange={(email) => change({ email })}
          error={isPasswordWrong ? null : problem}
          required
        />
        <PasswordField
          label={t('password')}
          description={t('passwordHint')}
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          value={typed.password}
          onChange={({ target }) => change({ password: target.value })}
          error={isPasswordWrong ? problem : null}
          required
        />
        <Button type="submit" isPending={request.isPending} className="wrap-anywhere hyphens-auto sm:self-start">
          {t('submit')}
        </Button>
      </form>
    </Section>
  )
}
