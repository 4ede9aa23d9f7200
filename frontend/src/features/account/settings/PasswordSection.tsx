import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Button } from '#frontend/ui/Button.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { Section } from '#frontend/ui/Section.tsx'
import { showToast } from '#frontend/ui/toasts.ts'
import { maxPasswordLength } from '#shared/rules/password.ts'
import { pathTo } from '#shared/rules/paths.ts'
import { usePasswordChange } from '../credentials-queries.ts'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'
import { useNewPassword } from '../use-new-password.ts'

/** Change of the password; requires the old one (ACC-36, ACC-39). */
export default function PasswordSection() {
  const t = useTranslations('account.settings.password')
  const errorText = useErrorText()
  const user = useMember()
  const request = usePasswordChange()
  const [old, setOld] = useState('')
  const typed = useNewPassword()

  const isOldWrong = request.error instanceof Refused && request.error.code === 'wrong_password'
  const problem = request.error && errorText(request.error)
  const forgetProblem = () => {
    if (request.isError) request.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const password = typed.take()
    if (password === null) return
    request.mutate(
      { password, old_password: old },
      {
        onSuccess: () => {
          setOld('')
          typed.clear()
          showToast(t('done'), { tone: 'success' })
        },
      },
    )
  }
  return (
    <Section id="password" title={t('title')} lead={t('lead')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        {/* username for the browser's password manager */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <div>
          <PasswordField
            label={t('old')}
            autoComplete="current-password"
            maxLength={maxPasswordLength}
            value={old}
            onChange={({ target }) => {
              setOld(target.value)
              forgetProblem()
            }}
            error={isOldWrong ? problem : null}
            required
          />
          <p className="mt-1.5 text-sm">
            <TextLink to={pathTo('reset-password')}>{t('forgot')}</TextLink>
          </p>
        </div>
        <NewPasswordFields
          {...typed}
          onChange={(change) => {
            typed.onChange(change)
            forgetProblem()
          }}
          problem={isOldWrong ? null : problem}
        />
        <Button type="submit" isPending={request.isPending} className="sm:self-start">
          {t('submit')}
        </Button>
      </form>
    </Section>
  )
}
