import { useTranslations } from 'use-intl'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { maxPasswordLength, minPasswordLength } from '#shared/rules/password.ts'

type NewPasswordFieldsProps = {
  password: string
  repeated: string
  onChange: (typed: { password?: string; repeated?: string }) => void
  /** Error text for the password; `isUnequal` is the error of the repeated password. */
  problem: string | null
  isUnequal: boolean
}

/** New password, entered twice, so that a typing error does not lock out the member. */
export function NewPasswordFields({ password, repeated, onChange, problem, isUnequal }: NewPasswordFieldsProps) {
  const t = useTranslations('account.newPassword')
  const both = { autoComplete: 'new-password', maxLength: maxPasswordLength, required: true } as const
  return (
    <>
      <PasswordField
        {...both}
        label={t('password')}
        description={t('hint', { min: String(minPasswordLength) })}
        minLength={minPasswordLength}
        value={password}
        onChange={({ target }) => onChange({ password: target.value })}
        error={problem}
      />
      <PasswordField
        {...both}
        label={t('repeat')}
        value={repeated}
        onChange={({ target }) => onChange({ repeated: target.value })}
        error={isUnequal ? t('unequal') : null}
      />
    </>
  )
}
