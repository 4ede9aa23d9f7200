import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmailField } from '#frontend/domain/account/EmailField.tsx'
import { hasPage } from '#frontend/domain/site/pages.ts'
import { Checkbox } from '#frontend/ui/Checkbox.tsx'
import { TextLink } from '#frontend/ui/Link.tsx'
import { PasswordField } from '#frontend/ui/PasswordField.tsx'
import { maxPasswordLength, minPasswordLength } from '#shared/rules/password.ts'
import { type PageName, pathTo } from '#shared/rules/paths.ts'
import type { Problem } from '../signup-steps.ts'
import type { StepProps } from './SignupSteps.tsx'

type CredentialsStepProps = StepProps & { problems: readonly Problem[] }

/**
 * Step 3: email address, password and the one consent,
 * a checkbox that is never preselected (TRAP-36).
 */
export function CredentialsStep({ answers, problems, changeForm, changeChoices, problemOf }: CredentialsStepProps) {
  const t = useTranslations('account.signup.credentials')
  const words = useTranslations('account.signup')
  const { email, password } = answers.form
  const hasAccount = problems.some(({ code }) => code === 'email_taken' || code === 'account_deletion_pending')
  // in a new tab, so that the form keeps its input
  const legal = (page: PageName) => (text: ReactNode) =>
    hasPage(page) ? (
      <TextLink to={pathTo(page as 'pages-terms')} target="_blank">
        {text}
      </TextLink>
    ) : (
      text
    )
  return (
    <>
      <div>
        <EmailField
          label={t('email')}
          description={t('emailHint')}
          value={email}
          onChange={(typed) => changeForm({ email: typed })}
          error={problemOf('email')}
        />
        {hasAccount && (
          <p className="mt-1 text-sm">
            {words('member')} <TextLink to={pathTo('login')}>{words('login')}</TextLink>
          </p>
        )}
      </div>
      <PasswordField
        label={t('password')}
        description={t('passwordHint', { min: String(minPasswordLength) })}
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        value={password}
        onChange={({ target }) => changeForm({ password: target.value })}
        error={problemOf('password')}
      />
      <Checkbox
        label={t.rich('consent', { terms: legal('pages-terms'), privacy: legal('pages-privacy') })}
        checked={answers.choices.consent}
        onChange={({ target }) => changeChoices({ consent: target.checked })}
        error={problemOf('consent')}
      />
    </>
  )
}
