import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '#frontend/lib/call.ts'
import { useErrorText } from '#frontend/lib/use-error-text.ts'
import { Alert } from '#frontend/ui/Alert.tsx'
import { Button } from '#frontend/ui/Button.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { maxPasswordLength, minStaffPasswordLength } from '#shared/rules/password.ts'
import { CodeField } from './CodeField.tsx'

type EnrolFormProps = {
  email: string
  error: Error | null
  isPending: boolean
  onSubmit: (password: string, code: string) => void
}

/** Form for a new password, typed twice, and a first code to verify the authenticator app. */
export function EnrolForm({ email, error, isPending, onSubmit }: EnrolFormProps) {
  const t = useTranslations('staff.enrol')
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = password.length < minStaffPasswordLength
  const isDifferent = again !== password
  // there is no old password yet, so `login_failed` always means a wrong code
  const isWrongCode = error instanceof Refused && error.code === 'login_failed'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isShort && !isDifferent) onSubmit(password, code)
  }
  return (
    <form onSubmit={submit} className="flex max-w-[400px] flex-col gap-4">
      {error && !isWrongCode && (
        <Alert tone="danger" isLive>
          {errorText(error)}
        </Alert>
      )}
      {/* Password managers need a username field. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('newPassword')}
        description={t('passwordHint', { count: String(minStaffPasswordLength) })}
        autoComplete="new-password"
        required
        maxLength={maxPasswordLength}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={isTried && isShort ? t('tooShort', { count: String(minStaffPasswordLength) }) : null}
      />
      <PasswordField
        label={t('again')}
        autoComplete="new-password"
        required
        maxLength={maxPasswordLength}
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        error={isTried && isDifferent ? t('different') : null}
      />
      <CodeField
        label={t('firstCode')}
        description={t('codeHint')}
        error={isWrongCode ? t('wrongCode') : null}
        value={code}
        onChange={setCode}
      />
      <Button type="submit" tone="primary" isPending={isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
